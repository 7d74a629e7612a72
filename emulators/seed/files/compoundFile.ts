const sectorSize = 512;
/** Streams of at least this size lie in ordinary sectors; smaller ones would need a second table. */
const smallestStream = 4096;
const endOfChain = 0xfffffffe;
const tableSector = 0xfffffffd;
const free = 0xffffffff;

type Stream = { name: string; data: Buffer };

/**
 * A compound file (OLE2), the container of the old Office formats, with two streams, the first by name order first;
 * each is filled up with zeros to 4096 bytes. `classId` names the document's application. Source: [MS-CFB], sections
 * 2.2 to 2.6.
 */
export function compoundFile([first, second]: readonly [Stream, Stream], classId: Buffer): Buffer {
  const [left, right] = [filled(first.data), filled(second.data)];
  const [leftSectors, rightSectors] = [left.length / sectorSize, right.length / sectorSize];
  const leftStart = 2;
  const rightStart = leftStart + leftSectors;
  if (rightStart + rightSectors > sectorSize / 4)
    throw new Error("Too large for one allocation sector");

  const allocation = Buffer.alloc(sectorSize, 0xff);
  allocation.writeUInt32LE(tableSector, 0);
  allocation.writeUInt32LE(endOfChain, 4);
  chain(allocation, leftStart, leftSectors);
  chain(allocation, rightStart, rightSectors);

  const directory = Buffer.concat([
    entry({ name: "Root Entry", kind: 5, child: 2, start: endOfChain, size: 0, classId }),
    entry({ name: first.name, kind: 2, red: true, start: leftStart, size: left.length }),
    entry({ name: second.name, kind: 2, left: 1, start: rightStart, size: right.length }),
    entry({ name: "", kind: 0, start: 0, size: 0 }),
  ]);
  return Buffer.concat([header(), allocation, directory, left, right]);
}

/** The header: version 3, one allocation sector (0), the directory in sector 1, no short streams. */
function header(): Buffer {
  const bytes = Buffer.alloc(sectorSize);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(smallestStream, 56);
  bytes.writeUInt32LE(endOfChain, 60);
  bytes.writeUInt32LE(endOfChain, 68);
  bytes.fill(0xff, 76);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

type Entry = {
  name: string;
  kind: number;
  start: number;
  size: number;
  red?: true;
  left?: number;
  child?: number;
  classId?: Buffer;
};

function entry({
  name,
  kind,
  start,
  size,
  red,
  left = free,
  child = free,
  classId,
}: Entry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, "utf16le");
  bytes.writeUInt16LE(name === "" ? 0 : (name.length + 1) * 2, 64);
  bytes.writeUInt8(kind, 66);
  bytes.writeUInt8(red || kind === 0 ? 0 : 1, 67);
  bytes.writeUInt32LE(left, 68);
  bytes.writeUInt32LE(free, 72);
  bytes.writeUInt32LE(child, 76);
  classId?.copy(bytes, 80);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

function chain(allocation: Buffer, start: number, sectors: number): void {
  for (let i = 0; i < sectors; i += 1)
    allocation.writeUInt32LE(i === sectors - 1 ? endOfChain : start + i + 1, (start + i) * 4);
}

function filled(data: Buffer): Buffer {
  const size = Math.max(smallestStream, Math.ceil(data.length / sectorSize) * sectorSize);
  return Buffer.concat([data, Buffer.alloc(size - data.length)]);
}
