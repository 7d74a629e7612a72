import { addDays, isoDay } from "@vagas/functions/domain/dates";
import type { Neighbour } from "@vagas/functions/domain/neighbours/neighbour";
import type {
  NeighbourJob,
  NeighbourReading,
} from "@vagas/functions/domain/neighbours/neighbourReading";

/** A town that does not exist; nothing answers at its address, so its jobs come with the seed. */
const neighbour: Neighbour = {
  name: "Serra Clara",
  jobs: "https://vagas-serra-clara.example/dados/vagas.json",
};

/** Whether the demo shows a neighbour: VAGAS_NEIGHBOUR=1. */
const isAsked = process.env.VAGAS_NEIGHBOUR === "1";

/** The demo's neighbours for functions, as JSON; "" for none. */
export const demoNeighbours = isAsked ? JSON.stringify([neighbour]) : "";

const jobs: [id: string, title: string, company: string, category: string, salary: string][] = [
  ["caixa", "Operador de Caixa", "Supermercado Serra", "Comércio", "R$ 1.750,00 por mês"],
  ["tratorista", "Tratorista", "Fazenda Boa Esperança", "Agricultura", "R$ 2.900,00 por mês"],
  ["cozinheira", "Cozinheira(o)", "Restaurante da Praça", "Alimentação", "A combinar"],
  ["vaqueiro", "Vaqueiro", "Fazenda Três Irmãos", "Agricultura", "R$ 2.400,00 por mês"],
  ["eletricista", "Eletricista Predial", "Luz & Cia", "Construção Civil", "R$ 150,00 a diária"],
  ["recepcionista", "Recepcionista", "Hotel Serra Clara", "Atendimento", "R$ 1.700,00 por mês"],
];

/** The demo's neighbour as the last run would have stored it; none unless it is asked for. */
export function neighbourReadings(now: Date): (NeighbourReading & { id: string })[] {
  if (!isAsked) return [];
  const { origin, host } = new URL(neighbour.jobs);
  const rows = jobs.map(([id, title, company, category, salary], i): NeighbourJob => ({
    url: `${origin}/vagas/${id}`,
    title,
    company,
    place: neighbour.name,
    category,
    urgent: false,
    dayWork: salary.endsWith("a diária"),
    contractType: null,
    salary,
    postedAt: addDays(now, -i - 1),
    deadline: isoDay(addDays(now, 20 - i)),
  }));
  return [{ id: host, readAt: now, jobs: rows }];
}
