import type { InputHTMLAttributes, RefObject } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../ui/testing/livePart.ts";
import { JobSearchField } from "./JobSearchField.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

type Field = InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<{ value: string } | null> };

const field = { value: "" };
let shown: Field;

vi.mock("../ui/form/TextInput.tsx", () => ({
  TextInput: (props: Field) => {
    shown = props;
    props.ref.current = field;
    return null;
  },
}));

const show = (value: string) =>
  rendered(() => renderToStaticMarkup(<JobSearchField value={value} />));
const location = { href: "" };

/** Somebody types while the browser shows this address. */
function type(text: string, address: string) {
  location.href = address;
  field.value = text;
  shown.onInput?.({} as never);
}

beforeEach(() => {
  freshPage();
  vi.stubGlobal("window", { location });
  location.href = "/vagas?busca=vendedor";
  field.value = "vendedor";
  show("vendedor");
  return () => vi.unstubAllGlobals();
});

test("a search that is cleared elsewhere empties the field, also one that was typed and not sent", () => {
  type("vendedora", "/vagas?busca=vendedor");
  location.href = "/vagas";
  show("");
  expect(field.value).toBe("");
});

test("what is typed after 'Limpar filtros' and before its list is shown stays", () => {
  type("mecanico", "/vagas");
  show("");
  expect(field.value).toBe("mecanico");
});

test("the back button brings the search back, whatever was typed at its address before", () => {
  type("vendedora", "/vagas?busca=vendedor");
  location.href = "/vagas";
  show("");
  location.href = "/vagas?busca=vendedor";
  show("vendedor");
  expect(field.value).toBe("vendedor");
});
