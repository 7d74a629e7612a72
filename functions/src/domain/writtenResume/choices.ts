import type { JobType } from "../options.ts";

// What a person may choose in a written résumé. Ids are stored for years: labels may change, ids never do. The names are
// those of works and not of people, which makes them neutral in gender.

/** A work that a person looks for; `area` is where the board lists such jobs. */
export type WantedChoice = { id: string; label: string; area: JobType };

export const wantedChoices: readonly WantedChoice[] = [
  { id: "farmHand", label: "Trabalho na roça", area: "Agricultura" },
  { id: "cattle", label: "Lida com gado", area: "Agricultura" },
  { id: "machines", label: "Trator e máquinas", area: "Agricultura" },
  { id: "driving", label: "Dirigir carro ou caminhão", area: "Logística" },
  { id: "deliveries", label: "Entregas", area: "Logística" },
  { id: "warehouse", label: "Carga e depósito", area: "Logística" },
  { id: "shop", label: "Loja e vendas", area: "Comércio" },
  { id: "market", label: "Mercado e caixa", area: "Comércio" },
  { id: "fuelStation", label: "Posto de combustível", area: "Atendimento" },
  { id: "kitchen", label: "Cozinha", area: "Alimentação" },
  { id: "bakery", label: "Padaria", area: "Alimentação" },
  { id: "restaurant", label: "Restaurante e lanchonete", area: "Alimentação" },
  { id: "butcher", label: "Açougue", area: "Alimentação" },
  { id: "cleaning", label: "Limpeza", area: "Limpeza" },
  { id: "household", label: "Serviço de casa", area: "Limpeza" },
  { id: "children", label: "Cuidar de crianças", area: "Serviços Gerais" },
  { id: "elderly", label: "Cuidar de pessoas idosas", area: "Saúde" },
  { id: "garden", label: "Jardim e quintal", area: "Serviços Gerais" },
  { id: "building", label: "Obra", area: "Construção Civil" },
  { id: "workshop", label: "Oficina", area: "Manutenção" },
  { id: "office", label: "Escritório", area: "Administrativo" },
  { id: "school", label: "Escola e creche", area: "Educação" },
  { id: "health", label: "Posto de saúde e hospital", area: "Saúde" },
  { id: "beauty", label: "Salão de beleza", area: "Atendimento" },
  { id: "watch", label: "Portaria e vigia", area: "Segurança" },
  { id: "anyWork", label: "Qualquer serviço", area: "Serviços Gerais" },
];

/** A skill; `trades` are ids of wanted works that it belongs to, none if it belongs to every work. */
export type SkillChoice = {
  id: string;
  label: string;
  trades: readonly string[];
  /** A course with a certificate. */
  course?: true;
};

/** A skill in one line of the table; the trades between spaces. */
function skill(id: string, label: string, trades = ""): SkillChoice {
  return { id, label, trades: trades.split(" ").filter(Boolean) };
}

function course(id: string, label: string, trades = ""): SkillChoice {
  return { ...skill(id, label, trades), course: true };
}

export const skillChoices: readonly SkillChoice[] = [
  skill("tractor", "Trator", "farmHand machines"),
  skill("harvester", "Colheitadeira", "machines"),
  skill("loader", "Pá carregadeira", "machines building"),
  skill("backhoe", "Retroescavadeira", "machines building"),
  skill("sprayer", "Pulverizador", "machines farmHand"),
  skill("chainsaw", "Motosserra", "farmHand garden"),
  skill("brushCutter", "Roçadeira", "farmHand garden cattle"),
  skill("fence", "Fazer cerca", "farmHand cattle"),
  skill("planting", "Plantar e colher", "farmHand garden"),
  skill("animals", "Cuidar de porco e galinha", "farmHand"),
  skill("milking", "Ordenha", "cattle farmHand"),
  skill("cattleVaccine", "Vacinar gado", "cattle"),
  skill("riding", "Andar a cavalo", "cattle"),
  skill("insemination", "Inseminação", "cattle"),
  skill("truck", "Dirigir caminhão", "driving"),
  skill("car", "Dirigir carro", "driving deliveries"),
  skill("motorcycle", "Andar de moto", "deliveries"),
  skill("loading", "Carregar e descarregar", "warehouse deliveries driving market"),
  skill("forklift", "Empilhadeira", "warehouse"),
  skill("stock", "Controlar estoque", "warehouse shop market"),
  skill("cashier", "Caixa", "market shop bakery restaurant fuelStation"),
  skill(
    "customers",
    "Atender cliente",
    "shop market bakery restaurant butcher fuelStation beauty office",
  ),
  skill("selling", "Vender", "shop"),
  skill("chatSelling", "Atender pelo WhatsApp", "shop office beauty"),
  skill("restocking", "Repor mercadoria", "market shop warehouse"),
  skill("packing", "Empacotar", "market warehouse bakery"),
  skill("fuelling", "Abastecer veículo", "fuelStation"),
  skill("carWash", "Lavar carro", "fuelStation workshop"),
  skill("cooking", "Cozinhar", "kitchen restaurant household school elderly"),
  skill("bread", "Fazer pão", "bakery"),
  skill("cakes", "Fazer bolo e doce", "bakery kitchen"),
  skill("snacks", "Fazer salgado", "bakery kitchen restaurant"),
  skill("burgers", "Fazer lanche e pizza", "restaurant"),
  skill("grill", "Assar carne", "restaurant butcher"),
  skill("waitingTables", "Servir mesas", "restaurant"),
  skill("cuttingMeat", "Cortar carne", "butcher market"),
  skill("boning", "Desossar", "butcher"),
  skill("houseCleaning", "Limpar casa", "household cleaning elderly"),
  skill("placeCleaning", "Limpar loja e escritório", "cleaning"),
  skill("laundry", "Lavar e passar roupa", "household cleaning"),
  skill("childCare", "Cuidar de criança", "children household school"),
  skill("babyCare", "Cuidar de bebê", "children household"),
  skill("elderlyCare", "Cuidar de idosos", "elderly household health"),
  skill("nursing", "Enfermagem", "health elderly"),
  skill("pharmacy", "Farmácia", "health shop"),
  skill("classroom", "Ajudar na sala de aula", "school children"),
  skill("gardening", "Cuidar de jardim", "garden household"),
  skill("pool", "Limpar piscina", "garden"),
  skill("masonry", "Serviço de pedreiro", "building"),
  skill("siteHelp", "Ajudar na obra", "building"),
  skill("tiles", "Pôr piso e azulejo", "building"),
  skill("painting", "Pintura", "building"),
  skill("plumbing", "Encanamento", "building"),
  skill("roofing", "Telhado e madeira", "building"),
  skill("wiring", "Elétrica", "building workshop"),
  skill("welding", "Solda", "workshop building machines"),
  skill("mechanics", "Mecânica", "workshop machines"),
  skill("tyres", "Trocar e consertar pneu", "workshop"),
  skill("oilChange", "Trocar óleo", "workshop fuelStation machines"),
  skill("spreadsheet", "Planilha", "office warehouse"),
  skill("invoices", "Nota fiscal", "office market"),
  skill("accounts", "Contas e pagamentos", "office"),
  skill("reception", "Recepção e telefone", "office health watch beauty"),
  skill("hair", "Cortar cabelo", "beauty"),
  skill("nails", "Fazer unha", "beauty"),
  skill("sewing", "Costurar", "household shop"),
  skill("guarding", "Vigiar e controlar entrada", "watch"),
  course("guardCourse", "Curso de vigilante", "watch"),
  course("foodHandling", "Manipulação de alimentos", "kitchen bakery restaurant butcher"),
  course("nr31", "NR-31 (campo)", "farmHand cattle machines"),
  course("nr33", "NR-33 (silo)", "machines warehouse"),
  course("nr35", "NR-35 (altura)", "building machines"),
  course("nr10", "NR-10 (elétrica)", "building workshop"),
  course("dangerousLoads", "MOPP (carga perigosa)", "driving"),
  skill("computer", "Computador"),
  course("firstAid", "Primeiros socorros"),
];

const labels = new Map([...wantedChoices, ...skillChoices].map(({ id, label }) => [id, label]));

/** The label of a work or a skill; null for an id of a newer version. */
export function choiceLabel(id: string): string | null {
  return labels.get(id) ?? null;
}

/** The labels of the ids that have one, in the same order. */
export function choiceLabels(ids: readonly string[]): string[] {
  return ids.flatMap((id) => labels.get(id) ?? []);
}

/**
 * The skills to offer to a person who looks for these works: those of the works, in their order, then those of every
 * work. All, if none of the works has skills of its own.
 */
export function skillsFor(wanted: readonly string[]): SkillChoice[] {
  const own = new Set(
    wanted.flatMap((work) => skillChoices.filter(({ trades }) => trades.includes(work))),
  );
  if (own.size === 0) return [...skillChoices];
  return [...own, ...skillChoices.filter(({ trades }) => trades.length === 0)];
}
