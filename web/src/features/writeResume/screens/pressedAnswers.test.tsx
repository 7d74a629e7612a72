import {
  emptyWrittenResume,
  type WrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { expect, test } from "vitest";
import { Button } from "../../../ui/button/Button.tsx";
import { notePress } from "../../../ui/deliberate.ts";
import { ChoiceTile } from "../../../ui/form/ChoiceTile.tsx";
import { PastJobFields } from "./PastJobFields.tsx";
import { PeriodInput } from "./PeriodInput.tsx";
import { PastJobsScreen } from "./PastJobsScreen.tsx";
import type { ScreenProps } from "./screenProps.ts";
import { TermsScreen } from "./TermsScreen.tsx";

type Component<Props> = (props: Props) => ReactNode;

/** The elements of one component in a tree of components without state. */
function elementsOf<Props>(tree: ReactNode, of: Component<Props>): ReactElement<Props>[] {
  if (!isValidElement<{ children?: ReactNode }>(tree)) return [];
  if (tree.type === of) return [tree as ReactElement<Props>];
  if (typeof tree.type === "function")
    return elementsOf((tree.type as Component<object>)(tree.props), of);
  return Children.toArray(tree.props.children).flatMap((child) => elementsOf(child, of));
}

/** A screen of one question, by its tree, and what the last press changed. */
function open(screen: Component<ScreenProps>, answers: Partial<WrittenResume> = {}) {
  let changed: Partial<WrittenResume> = {};
  const props: Partial<ScreenProps> = {
    resume: { ...emptyWrittenResume, ...answers },
    onChange: (part) => (changed = part),
  };
  const tree = screen(props as ScreenProps);
  return {
    tree,
    changed: () => changed,
    press(label: string, checked = true) {
      const tiles = elementsOf(tree, ChoiceTile);
      tiles.find(({ props }) => props.label === label)!.props.onChange(checked);
      return changed;
    },
  };
}

test.each([
  ["Sim", { sleepsAtWork: true }],
  ["Não", { sleepsAtWork: false }],
  ["Em 15 dias", { start: "fifteenDays" }],
  ["Vou de carona", { wayToWork: "lift" }],
  ["Não tenho", { licences: [] }],
])("a press on '%s' is that answer", (label, answer) => {
  expect(open(TermsScreen).press(label)).toEqual(answer);
});

test("licences are kept in their order, and without the last one nothing is said about them", () => {
  expect(open(TermsScreen, { licences: ["D"] }).press("A · Moto")).toEqual({
    licences: ["A", "D"],
  });
  expect(open(TermsScreen, { licences: [] }).press("B · Carro")).toEqual({ licences: ["B"] });
  expect(open(TermsScreen, { licences: ["A", "D"] }).press("A · Moto", false)).toEqual({
    licences: ["D"],
  });
  expect(open(TermsScreen, { licences: ["D"] }).press("D · Ônibus e van", false)).toEqual({
    licences: null,
  });
  expect(open(TermsScreen, { licences: [] }).press("Não tenho", false)).toEqual({ licences: null });
});

const job = (what: string) => ({ what, where: "", from: "2019", until: "2021" });

test("the job that is taken out goes, and the others stay", () => {
  const { tree, changed } = open(PastJobsScreen, { jobs: [job("a"), job("b"), job("c")] });
  elementsOf(tree, PastJobFields)[1]!.props.onRemove!();
  expect(changed()).toEqual({ jobs: [job("a"), job("c")] });
});

test("the second tap of a double tap takes no other job out", () => {
  const { tree, changed } = open(PastJobsScreen, { jobs: [job("a"), job("b"), job("c")] });
  const [button] = elementsOf(
    PastJobFields(elementsOf(tree, PastJobFields)[0]!.props),
    Button as Component<ComponentProps<typeof Button>>,
  );
  const tapAt = (clientY: number) =>
    button!.props.onClick!({ detail: 1, clientX: 100, clientY } as never);
  notePress({ detail: 1, clientX: 100, clientY: 400 });
  tapAt(400);
  expect(changed()).toEqual({});
  tapAt(300);
  expect(changed()).toEqual({ jobs: [job("b"), job("c")] });
});

test("an end before the new beginning is cleared", () => {
  const { tree, changed } = open(PastJobsScreen, { jobs: [job("a")] });
  const period = elementsOf(tree, PeriodInput).find(({ props }) => props.name === "from1")!;
  period.props.onChange("2022");
  expect(changed()).toEqual({ jobs: [{ ...job("a"), from: "2022", until: "" }] });
  period.props.onChange("2020");
  expect(changed()).toEqual({ jobs: [{ ...job("a"), from: "2020" }] });
});

test("an answer about one job changes no other, and the only job cannot be taken out", () => {
  const { tree, changed } = open(PastJobsScreen, { jobs: [job("a"), job("b")] });
  elementsOf(tree, PastJobFields)[1]!.props.onChange({ until: "now" });
  expect(changed()).toEqual({ jobs: [job("a"), { ...job("b"), until: "now" }] });
  const [only] = elementsOf(open(PastJobsScreen, { jobs: [job("a")] }).tree, PastJobFields);
  expect(only!.props.onRemove).toBeNull();
});
