import { expect, test } from "vitest";
import { town } from "../town.ts";
import {
  distanceText,
  kilometresBetween,
  measuredFrom,
  placesAsked,
  placeText,
} from "./distance.ts";

test("a distance is the same in both directions, and null for a place that the table lacks", () => {
  expect(kilometresBetween("Confresa", "Vila Rica")).toBe(101);
  expect(kilometresBetween("Vila Rica", "Confresa")).toBe(101);
  expect(kilometresBetween("Confresa", "Confresa")).toBe(0);
  expect(kilometresBetween("Zona rural", "Confresa")).toBeNull();
  expect(kilometresBetween("Zona rural", "Zona rural")).toBeNull();
});

test("a place is shown with its distance, unless it is the town or unknown", () => {
  expect(distanceText("Porto Alegre do Norte")).toBe("a 42 km");
  expect(placeText("Porto Alegre do Norte")).toBe("Porto Alegre do Norte, a 42 km");
  expect(placeText("Porto Alegre do Norte", "Confresa")).toBe("Porto Alegre do Norte, a 28 km");
  expect(placeText(town.name)).toBe(town.name);
  expect(placeText("Zona rural")).toBe("Zona rural");
});

test("a list may ask for every place", () => {
  expect(placesAsked({ location: "", within: 999 })).toEqual(town.places);
  expect(placesAsked({ location: "", within: 0 })).toBeNull();
  expect(placesAsked({ location: "Confresa", within: 0 })).toEqual(["Confresa"]);
});

test("a list measures from the chosen place, else from the town, and from no place that the table lacks", () => {
  expect(measuredFrom({ location: "Confresa" })).toBe("Confresa");
  expect(measuredFrom({ location: "" })).toBe(town.name);
  expect(measuredFrom({ location: "Fazenda Boa Vista" })).toBeNull();
});
