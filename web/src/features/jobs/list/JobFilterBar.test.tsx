import { filtersOf, type JobFilters, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { JobFilterBar } from "./JobFilterBar.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

/** What the form shows, as a query. */
let form: string;
let isOpen: boolean;

const popover = {
  popover: "auto",
  matches: (selector: string) => selector === ":popover-open" && isOpen,
  closest: () => null,
  hidePopover: () => (isOpen = false),
};

/** The filters in the address. */
let filters: JobFilters;
const onChange = vi.fn((next: JobFilters) => (filters = next));

function show(): void {
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <JobFilterBar filters={filters} onChange={onChange} found={null} status="" />
      </MemoryRouter>,
    ),
  );
}

const filtersIn = (query: string) => filtersOf(new URLSearchParams(query));

beforeEach(() => {
  freshPage();
  onChange.mockClear();
  [filters, form, isOpen] = [noFilters, "", true];
  vi.stubGlobal("document", {
    getElementById: (id: string) => (id === "filtros" ? popover : null),
  });
  vi.stubGlobal(
    "FormData",
    class extends URLSearchParams {
      constructor() {
        super(form);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test("what was chosen in the popover before the code ran applies once it runs, and only once", () => {
  form = "busca=cai&categoria=Vendas&local=Confresa&urgentes=1";
  show();
  expect(onChange.mock.calls).toEqual([[filtersIn("categoria=Vendas&local=Confresa&urgentes=1")]]);
  show();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("'Ver vagas' applies what the popover shows, with what was typed, and closes it", () => {
  show();
  form = "busca=caixa&categoria=Vendas&empresa=Loja";
  press("Ver vagas");
  expect(onChange.mock.calls).toEqual([[filtersIn("busca=caixa&categoria=Vendas&empresa=Loja")]]);
  expect(isOpen).toBe(false);
});

test("a popover with the filters of the address changes nothing", () => {
  filters = filtersIn("categoria=Vendas");
  form = "busca=cai&categoria=Vendas&local=";
  show();
  expect(onChange).not.toHaveBeenCalled();
});

test("a form whose filters are not open is not read: a browser may have filled it in as it was before", () => {
  isOpen = false;
  filters = filtersIn("local=Confresa");
  form = "busca=caixa&categoria=Vendas";
  show();
  expect(onChange).not.toHaveBeenCalled();
  press("Buscar");
  expect(onChange.mock.calls).toEqual([[filtersIn("busca=caixa&local=Confresa")]]);
});

test("a browser without popovers is not asked for an open one", () => {
  const matches = vi.fn(() => true);
  vi.stubGlobal("document", { getElementById: () => ({ matches }) });
  form = "categoria=Vendas";
  show();
  press("Ver vagas");
  expect(matches).not.toHaveBeenCalled();
  expect(onChange.mock.calls).toEqual([[noFilters]]);
});
