import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { foldText } from "../text/searchTerms.ts";
import { choiceLabel, choiceLabels, skillChoices, skillsFor, wantedChoices } from "./choices.ts";

const all = [...wantedChoices, ...skillChoices];

test("every choice has an id and a label of its own, short enough for a phone", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ label }) => foldText(label))).size).toBe(all.length);
  for (const { id, label } of all) {
    expect(id).toMatch(/^[a-z][A-Za-z0-9]{1,29}$/);
    expect(label.length).toBeLessThanOrEqual(26);
  }
});

// A removed id takes its answer off every stored résumé.
test("no id was removed or renamed", () => {
  const stored = `
    farmHand cattle machines driving deliveries warehouse shop market fuelStation kitchen bakery
    restaurant butcher cleaning household children elderly garden building workshop office
    school health beauty watch anyWork tractor harvester loader backhoe sprayer chainsaw
    brushCutter fence planting animals milking cattleVaccine riding insemination truck car
    motorcycle loading forklift stock cashier customers selling chatSelling restocking packing
    fuelling carWash cooking bread cakes snacks burgers grill waitingTables cuttingMeat boning
    houseCleaning placeCleaning laundry childCare babyCare elderlyCare nursing pharmacy
    classroom gardening pool masonry siteHelp tiles painting plumbing roofing wiring welding
    mechanics tyres oilChange spreadsheet invoices accounts reception hair nails sewing guarding
    guardCourse foodHandling nr31 nr33 nr35 nr10 dangerousLoads computer firstAid
  `;
  expect(all.map(({ id }) => id).sort()).toEqual(stored.trim().split(/\s+/).sort());
});

test("a skill belongs to works that a person can choose", () => {
  const works = wantedChoices.map(({ id }) => id);
  for (const { trades } of skillChoices) expect(works).toEqual(expect.arrayContaining([...trades]));
});

test("every work but 'Qualquer serviço' offers at least three skills of its own", () => {
  for (const { id } of wantedChoices) {
    const own = skillChoices.filter(({ trades }) => trades.includes(id));
    if (id === "anyWork") expect(own).toEqual([]);
    else expect([id, own.length >= 3]).toEqual([id, true]);
  }
});

test("the skills of the chosen works come first, in the person’s order, and once", () => {
  const ids = skillsFor(["bakery", "market"]).map(({ id }) => id);
  expect(ids.indexOf("bread")).toBeLessThan(ids.indexOf("restocking"));
  expect(ids.filter((id) => id === "cashier")).toHaveLength(1);
  expect(ids.slice(-2)).toEqual(["computer", "firstAid"]);
  expect(ids).not.toContain("tractor");
});

test.each([[[]], [["anyWork"]], [["ofANewerVersion"]]])("%j offers all skills", (wanted) => {
  expect(skillsFor(wanted)).toHaveLength(skillChoices.length);
});

test("a person can choose fewer skills than there are, and more than one work offers", () => {
  expect(skillChoices.length).toBeGreaterThan(limits.writtenResume.skills);
});

test("an id of a newer version has no label", () => {
  expect(choiceLabel("tractor")).toBe("Trator");
  expect(choiceLabel("farmHand")).toBe("Trabalho na roça");
  for (const unknown of ["", "toString", "__proto__", "teleport"])
    expect(choiceLabel(unknown)).toBeNull();
  expect(choiceLabels(["teleport", "cashier", "shop"])).toEqual(["Caixa", "Loja e vendas"]);
});
