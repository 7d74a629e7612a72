import { LineReader } from "./lineReader.ts";
import { Runtime } from "./runtime.ts";

/** Serves the protocol on standard input and output until the input ends or it is interrupted. */
function serve(): void {
  const runtime = new Runtime((message) => process.stdout.write(`${JSON.stringify(message)}\n`));
  const lines = new LineReader(
    (line) => runtime.receive(line),
    (end) => runtime.refuse(end),
  );
  process.stdin.setEncoding("utf8");
  process.stdin.on("data", (text: string) => lines.read(text));

  process.on("SIGINT", () => process.exit(0));
  process.on("SIGTERM", () => process.exit(0));
  // Nobody reads any more.
  process.stdout.on("error", () => process.exit(0));
  runtime.start();
}

serve();
