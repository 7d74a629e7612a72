import { appendFileSync } from "node:fs";

// Preloaded into every process of a suite; counts in the one that runs the functions.
const file = process.env["VAGAS_BENCH_COMMITS"];
if (file !== undefined && process.env["FUNCTIONS_EMULATOR"] === "true") {
  const { WriteBatch } = await import("firebase-admin/firestore");
  // The SDK commits every write by this method: alone, in a batch or in a transaction.
  type Committing = {
    _ops: { docPath: string }[];
    _commit: (options?: object) => Promise<unknown>;
  };
  const committing = WriteBatch.prototype as unknown as Committing;
  const commit = committing._commit;
  committing._commit = async function counted(options) {
    const paths = this._ops.map(({ docPath }) => docPath);
    const committed = await commit.call(this, options);
    appendFileSync(file, paths.map((path) => `${path}\n`).join(""));
    return committed;
  };
}
