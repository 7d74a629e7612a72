import { collections } from "@vagas/functions/domain/collections";
import type { SettleAnswer } from "@vagas/functions/domain/report/reportRequest";
import { collection, getDocs, limit, query, where } from "firebase/firestore/lite";
import { callFunction } from "../functions/callFunction.ts";
import type { Person } from "./openPerson.ts";
import { stateOf } from "./stateOf.ts";

/** The administrator decides on the reports of a job: it stays, or it goes, with or without a reason for its company. */
export async function settleSomeReports({ auth, database, dice, tally }: Person): Promise<void> {
  const waiting = query(
    collection(database, collections.reportSummaries),
    where("open", ">", 0),
    limit(20),
  );
  const summary = dice.oneOf((await getDocs(waiting)).docs);
  if (summary === undefined) return;
  await tally.count("admin settles the reports of a job", async () => {
    const data = {
      jobId: summary.id,
      decision: dice.chance(0.6) ? "keep" : "remove",
      reasonToCompany: dice.chance(0.5) ? "Pediram dinheiro." : "",
    };
    const token = await auth.currentUser!.getIdToken();
    const answer = await callFunction("settleReports", data, token);
    stateOf<SettleAnswer>(answer, ["kept", "removed"], ["gone"]);
  });
}
