import { useEffectEvent, useState } from "react";
import { type CompanyRemains, countCompanyRemains } from "../../../data/admin/adminCompanies.ts";
import { useWhileCurrent } from "../../../state/useWhileCurrent.ts";

const everyMs = 1500;
/** How long a removal may be without progress before it counts as stopped. */
const patienceMs = 20_000;
/** A failed read is repeated; after this many in a row it is reported, and repeated less often. */
const failuresToSay = 2;
const everyMsFailing = 15_000;
/** A stopped one is looked at rarely: its page may stay open for days, and every look costs reads. */
const everyMsStopped = 300_000;

/** 'stopped': no progress. 'unread': the remains cannot be read. */
type Trouble = "stopped" | "unread";

type Followed = { remains: CompanyRemains | null; trouble: Trouble | null; goOn: () => void };

function isOver({ jobs, applications, finished }: CompanyRemains): boolean {
  return jobs === 0 && applications === 0 && finished;
}

/**
 * Polls a company's remains until there are none, then calls `onOver` once. `goOn` asks at once, and restarts the
 * patience.
 */
export function useCompanyRemains(id: string, onOver: () => void): Followed {
  const [remains, setRemains] = useState<CompanyRemains | null>(null);
  const [round, setRound] = useState(0);
  const [trouble, setTrouble] = useState<{ round: number; what: Trouble } | null>(null);
  const over = useEffectEvent(onOver);

  useWhileCurrent(
    (isCurrent) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let before = "";
      let changedAt = Date.now();
      let failures = 0;

      function say(what: Trouble | null) {
        setTrouble(what && { round, what });
      }

      const isStopped = () => Date.now() - changedAt > patienceMs;

      function heard(answer: CompanyRemains) {
        failures = 0;
        setRemains(answer);
        const now = JSON.stringify(answer);
        if (now !== before) changedAt = Date.now();
        before = now;
        say(isStopped() ? "stopped" : null);
      }

      async function ask() {
        const answer = await countCompanyRemains(id).catch(() => null);
        if (!isCurrent()) return;
        if (answer) heard(answer);
        else failures += 1;
        if (answer && isOver(answer)) {
          over();
          return;
        }
        const failing = failures >= failuresToSay;
        if (failing) say("unread");
        const wait = failing ? everyMsFailing : isStopped() ? everyMsStopped : everyMs;
        timer = setTimeout(() => void ask(), wait);
      }

      void ask();
      return () => clearTimeout(timer);
    },
    [id, round],
  );

  return {
    remains,
    trouble: trouble?.round === round ? trouble.what : null,
    goOn: () => setRound(round + 1),
  };
}
