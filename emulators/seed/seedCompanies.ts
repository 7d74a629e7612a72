import { companySearchText } from "@vagas/functions/domain/administration/adminSearch";
import type { Company } from "@vagas/functions/domain/company/company";
import type { CompanyCategory } from "@vagas/functions/domain/options";
import { searchTerms } from "@vagas/functions/domain/text/searchTerms";
import { inTown } from "./inTown.ts";

type SeedCompany = {
  name: string;
  category: CompanyCategory;
  responsibleName: string;
  cnpj: string | null;
  email: string;
  /** Digits with the country code. */
  whatsapp: string;
  place: string;
  /** Days ago. */
  joined: number;
  active?: false;
  emailVerified?: false;
};

/** Typical employers of the town. Addresses end in .example, so no mail can reach anybody. */
const written = {
  "mercado-araguaia": {
    name: "Supermercado Araguaia",
    category: "Varejo",
    responsibleName: "Cláudia Regina Mendes",
    cnpj: "80111222000110",
    email: "contato@supermercadoaraguaia.example",
    whatsapp: "5566999990101",
    place: "Canabrava do Norte",
    joined: 320,
  },
  "fazenda-tres-irmaos": {
    name: "Fazenda Três Irmãos",
    category: "Agronegócio",
    responsibleName: "Valdir Zanella",
    cnpj: null,
    email: "escritorio@fazendatresirmaos.example",
    whatsapp: "5566999990102",
    place: "Canabrava do Norte",
    joined: 300,
  },
  "agropecuaria-tapirape": {
    name: "Agropecuária Rio Tapirapé",
    category: "Agronegócio",
    responsibleName: "Marcos Antônio Queiroz",
    cnpj: "80222333000102",
    email: "rh@agrotapirape.example",
    whatsapp: "5566999990103",
    place: "Confresa",
    joined: 280,
  },
  "colegio-semear": {
    name: "Colégio Semear",
    category: "Educação",
    responsibleName: "Irene Batista Lopes",
    cnpj: "80333444000188",
    email: "secretaria@colegiosemear.example",
    whatsapp: "556635690104",
    place: "Canabrava do Norte",
    joined: 265,
  },
  "clinica-vida-plena": {
    name: "Clínica Vida Plena",
    category: "Saúde",
    responsibleName: "Renata Figueiredo",
    cnpj: "80444555000161",
    email: "administracao@clinicavidaplena.example",
    whatsapp: "5566999990105",
    place: "Confresa",
    joined: 250,
  },
  "oficina-do-beto": {
    name: "Oficina e Autoelétrica do Beto",
    category: "Serviços",
    responsibleName: "Roberto Carlos Pinheiro",
    cnpj: null,
    email: "oficinadobeto@correio.example",
    whatsapp: "5566999990106",
    place: "Canabrava do Norte",
    joined: 240,
  },
  "sabor-do-cerrado": {
    name: "Restaurante Sabor do Cerrado",
    category: "Alimentação",
    responsibleName: "Lourdes Aparecida Neves",
    cnpj: "80555666000145",
    email: "contato@sabordocerrado.example",
    whatsapp: "5566999990107",
    place: "Canabrava do Norte",
    joined: 225,
  },
  "farmacia-santa-rita": {
    name: "Farmácia Santa Rita",
    category: "Saúde",
    responsibleName: "Paulo Henrique Dias",
    cnpj: "80666777000129",
    email: "santarita@farmaciasantarita.example",
    whatsapp: "5566999990108",
    place: "Porto Alegre do Norte",
    joined: 210,
  },
  "construtora-norte-forte": {
    name: "Construtora Norte Forte",
    category: "Construção",
    responsibleName: "Edson Luiz Barreto",
    cnpj: "80777888000102",
    email: "obras@norteforte.example",
    whatsapp: "5566999990109",
    place: "Confresa",
    joined: 200,
  },
  "padaria-pao-dourado": {
    name: "Padaria Pão Dourado",
    category: "Alimentação",
    responsibleName: "Sebastiana Moura",
    cnpj: null,
    email: "paodourado@correio.example",
    whatsapp: "5566999990110",
    place: "Canabrava do Norte",
    joined: 180,
  },
  "transportes-xingu": {
    name: "Transportes Xingu",
    category: "Transporte",
    responsibleName: "Gilmar Teixeira",
    cnpj: "80888999000196",
    email: "rh@transportesxingu.example",
    whatsapp: "5566999990111",
    place: "Vila Rica",
    joined: 160,
  },
  "hotel-beira-rio": {
    name: "Hotel e Pousada Beira Rio",
    category: "Turismo",
    responsibleName: "Tânia Albuquerque",
    cnpj: "81000111000108",
    email: "reservas@hotelbeirario.example",
    whatsapp: "5566999990112",
    place: "São Félix do Araguaia",
    joined: 150,
  },
  "laticinio-vale-verde": {
    name: "Laticínio Vale Verde",
    category: "Indústria",
    responsibleName: "Osvaldo Peixoto",
    cnpj: "81111222000183",
    email: "gente@laticiniovaleverde.example",
    whatsapp: "5566999990113",
    place: "Porto Alegre do Norte",
    joined: 130,
  },
  "araguaia-net": {
    name: "Araguaia Net Fibra",
    category: "Telecomunicações",
    responsibleName: "Leandro Vasconcelos",
    cnpj: "12ABC34501DE35",
    email: "vagas@araguaianet.example",
    whatsapp: "5566999990114",
    place: "Confresa",
    joined: 95,
  },
  "moda-da-praca": {
    name: "Moda da Praça",
    category: "Moda",
    responsibleName: "Simone Cardoso",
    cnpj: null,
    email: "modadapraca@correio.example",
    whatsapp: "5566999990115",
    place: "Canabrava do Norte",
    joined: 88,
  },
  "posto-roncador": {
    name: "Auto Posto Roncador",
    category: "Comércio",
    responsibleName: "Nelson Furtado",
    cnpj: "81222333000167",
    email: "gerencia@postoroncador.example",
    whatsapp: "5566999990116",
    place: "Canabrava do Norte",
    joined: 75,
  },
  "contabil-central": {
    name: "Contábil Central",
    category: "Financeiro",
    responsibleName: "Adriana Sampaio",
    cnpj: "81333444000140",
    email: "contato@contabilcentral.example",
    whatsapp: "556635690117",
    place: "Canabrava do Norte",
    joined: 60,
  },
  "casa-boi-forte": {
    name: "Casa Agropecuária Boi Forte",
    category: "Comércio",
    responsibleName: "Divino Rodrigues",
    cnpj: "81444555000124",
    email: "vendas@casaboiforte.example",
    whatsapp: "5566999990118",
    place: "São José do Xingu",
    joined: 48,
  },
  "marcenaria-ipe-roxo": {
    name: "Marcenaria Ipê Roxo",
    category: "Indústria",
    responsibleName: "Josué Ferreira",
    cnpj: null,
    email: "contato@marcenariaiperoxo.example",
    whatsapp: "5566999990119",
    place: "Canabrava do Norte",
    joined: 1,
    emailVerified: false,
  },
  "distribuidora-sol-nascente": {
    name: "Distribuidora Sol Nascente",
    category: "Comércio",
    responsibleName: "Wagner Prates",
    cnpj: "81555666000108",
    email: "contato@distribuidorasolnascente.example",
    whatsapp: "5566999990120",
    place: "Alto Boa Vista",
    joined: 170,
    active: false,
  },
} as const satisfies Record<string, SeedCompany>;

export type CompanyKey = keyof typeof written;
export const seedCompanies: Readonly<Record<CompanyKey, SeedCompany>> = inTown(written);
export const companyKeys = Object.keys(written) as CompanyKey[];

/** The account of a company, which is also its row's id. */
export function companyUid(key: CompanyKey): string {
  return `empresa-${key}`;
}

/** The company's row; `joinedAt` is when it registered. */
export function buildCompany(key: CompanyKey, joinedAt: Date): Company {
  const company = seedCompanies[key];
  const { name, category, responsibleName, cnpj, whatsapp, email, active = true } = company;
  const row = {
    id: companyUid(key),
    name,
    category,
    responsibleName,
    cnpj,
    whatsapp,
    email,
    active,
    createdAt: joinedAt,
    updatedAt: joinedAt,
  };
  return { ...row, searchTerms: searchTerms(companySearchText(row)) };
}
