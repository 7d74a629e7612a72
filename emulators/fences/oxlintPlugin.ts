import { relative, sep } from "node:path";
import { refusalOf } from "./refusalOf.ts";

// A plugin of oxlint (.oxlintrc.json): the rule `rooms/imports` refuses what the table in rooms.ts does not allow.

type Node = { source?: unknown; argument?: unknown };
type Context = {
  cwd: string;
  filename: string;
  report: (found: { node: Node; message: string }) => void;
};

/** The text of an import's source; null for one that is computed. */
function textOf(source: unknown): string | null {
  const { value } = (source ?? {}) as { value?: unknown };
  return typeof value === "string" ? value : null;
}

function create(context: Context) {
  const path = relative(context.cwd, context.filename).split(sep).join("/");
  const check = (node: Node) => {
    const source = textOf(node.source ?? node.argument);
    const message = source === null ? null : refusalOf(path, source);
    if (message !== null) context.report({ node, message });
  };
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  };
}

// oxlint takes a plugin's default export.
// oxlint-disable-next-line import/no-default-export
export default { meta: { name: "rooms" }, rules: { imports: { create } } };
