import { crc32 } from "node:zlib";

/** 1 January 1980, the first day a ZIP can name: the same content gives the same bytes. */
const firstDay = 0x0021;
/** Names are UTF-8. */
const utf8Names = 0x0800;

/** A ZIP of the files as they are, uncompressed, in the order given. Source: PKWARE APPNOTE 6.3, sections 4.3 and 4.4. */
export function zip(files: readonly { name: string; text: string }[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const path = Buffer.from(name);
    const data = Buffer.from(text);
    const described = description(path, data);
    const body = Buffer.concat([signature(0x04034b50), described, path, data]);
    directory.push(
      Buffer.concat([signature(0x02014b50), uint16(20), described, directoryTail(offset), path]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.concat([
    signature(0x06054b50),
    uint16(0),
    uint16(0),
    uint16(files.length),
    uint16(files.length),
    uint32(entries.length),
    uint32(offset),
    uint16(0),
  ]);
  return Buffer.concat([...bodies, entries, end]);
}

/** The fields that the local header and the directory share. */
function description(path: Buffer, data: Buffer): Buffer {
  return Buffer.concat([
    uint16(20),
    uint16(utf8Names),
    uint16(0),
    uint16(0),
    uint16(firstDay),
    uint32(crc32(data)),
    uint32(data.length),
    uint32(data.length),
    uint16(path.length),
    uint16(0),
  ]);
}

/** No comment, first disk, no attributes, and the offset of the local header. */
function directoryTail(offset: number): Buffer {
  return Buffer.concat([uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset)]);
}

const signature = uint32;

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
