/**
 * What people here call the same work. The names of a trade, separated by commas, find one another; `also` are titles
 * that mean it and whose words would find too much; a title with one of the words in `unless` is no such trade. A word
 * in parentheses finds nothing by itself. Gender, number, accents and small words ('de') do not matter.
 */
type Trade = { names: string; also?: string; unless?: string };

export const trades: readonly Trade[] = [
  // Field and cattle
  {
    names: "tratorista, (operador) de trator, (operador) de máquinas (agrícolas)",
    also: "maquinista agrícola, operador de máquina agrícola",
  },
  { names: "vaqueiro, peão, campeiro", also: "boiadeiro, peão de gado", unless: "peão de obra" },
  { names: "ordenhador, retireiro", also: "tirador de leite" },
  { names: "capataz, (encarregado) de (fazenda)" },
  { names: "gerente de (fazenda), administrador de (fazenda)" },
  { names: "(trabalhador) rural, lavrador", also: "trabalhador agrícola, operário rural" },
  { names: "inseminador", also: "técnico em inseminação" },
  { names: "cerqueiro", also: "construtor de cercas, fazedor de cercas" },
  { names: "(operador) de colheitadeira, (operador) de colhedora" },
  {
    names: "(operador) de pulverizador, aplicador de defensivos",
    also: "aplicador de agrotóxicos",
  },
  { names: "(técnico) agrícola, (técnico) agropecuário", also: "técnico em agropecuária" },
  { names: "agrônomo, engenheiro agrônomo" },
  { names: "viveirista, (auxiliar) de viveiro" },
  { names: "(operador) de drone, piloto de drone" },
  // Wheels
  {
    names: "motorista, condutor",
    also: "chofer",
    unless: "ajudante de motorista, auxiliar de motorista",
  },
  {
    names: "caminhoneiro, carreteiro, motorista de caminhão, motorista de carreta",
    also: "motorista de bitrem, motorista de caçamba, motorista truck, motorista de rodotrem",
  },
  {
    names: "motoboy, motoqueiro, motociclista, entregador de moto",
    also: "entregador com moto, motofretista",
  },
  { names: "entregador, (auxiliar) de entregas, (ajudante) de entregas" },
  { names: "carregador, chapa, (ajudante) de carga e descarga", also: "estivador" },
  { names: "(operador) de empilhadeira, empilhadeirista", also: "empilhador" },
  { names: "patroleiro, (operador) de motoniveladora", also: "operador de patrol" },
  { names: "(operador) de retroescavadeira, (operador) de retro" },
  { names: "frentista, (atendente) de posto, bombista" },
  { names: "borracheiro, (montador) de pneus", also: "consertador de pneus" },
  {
    names: "mecânico de automóveis, mecânico automotivo, mecânico de veículos",
    also: "mecânico de autos, mecânico de carros",
  },
  { names: "lanterneiro, funileiro, chapeador" },
  { names: "lavador de carros, lavador de veículos, lava jato", also: "lava rápido" },
  {
    names: "eletricista de autos, eletricista automotivo",
    also: "auto elétrico, eletricista de veículos",
  },
  // Building
  {
    names: "(servente) de obras, (ajudante) de obras, (auxiliar) de obras",
    also: "servente de pedreiro, ajudante de pedreiro, auxiliar de pedreiro",
  },
  { names: "mestre de obras, (encarregado) de obras" },
  { names: "pedreiro, alvenel", also: "oficial de alvenaria" },
  { names: "encanador, (bombeiro) hidráulico", also: "instalador hidráulico" },
  { names: "eletricista predial, eletricista residencial" },
  { names: "soldador, (operador) de solda" },
  { names: "armador, (ferreiro) armador", also: "armador de ferragens" },
  { names: "gesseiro, (instalador) de drywall", also: "montador de drywall" },
  { names: "topógrafo, agrimensor" },
  // House and yard
  { names: "zelador, caseiro" },
  {
    names: "faxineira, (auxiliar) de limpeza, (servente) de limpeza, (agente) de limpeza",
    also: "auxiliar de higienização, limpadora",
  },
  {
    names: "doméstica, (empregada) doméstica, diarista",
    also: "secretária do lar, trabalhadora do lar",
    unless: "diarista rural, diarista de fazenda",
  },
  { names: "babá", also: "cuidadora de crianças, cuidadora infantil, baby sitter" },
  { names: "cuidador de idosos, acompanhante de idosos" },
  { names: "camareira, arrumadeira" },
  { names: "lavadeira, (auxiliar) de lavanderia" },
  { names: "passadeira, passadora de roupas" },
  { names: "jardineiro, (auxiliar) de jardinagem" },
  { names: "piscineiro, limpador de piscinas, tratador de piscinas" },
  { names: "gari, coletor de lixo, varredor" },
  { names: "coveiro, sepultador" },
  {
    names: "vigia, vigilante, segurança, guarda",
    unless:
      "segurança do trabalho, segurança da informação, segurança alimentar, segurança dos alimentos, guarda vidas, guarda roupa",
  },
  { names: "porteiro, controlador de acesso, (agente) de portaria" },
  {
    names: "(auxiliar) de (serviços) gerais, (ajudante) geral, (auxiliar) geral, ASG",
    also: "trabalhador de serviços gerais, serviços gerais",
  },
  // Food
  { names: "cozinheira, merendeira" },
  { names: "padeiro, panificador", unless: "auxiliar de padeiro, ajudante de padeiro" },
  { names: "confeiteiro, doceiro, boleiro" },
  { names: "salgadeiro", also: "cozinheiro de salgados" },
  { names: "chapeiro, lancheiro" },
  { names: "pizzaiolo, pizzeiro" },
  { names: "churrasqueiro, assador" },
  { names: "garçom, atendente de mesa" },
  { names: "açougueiro, cortador de carnes" },
  { names: "desossador, magarefe", also: "faqueiro" },
  { names: "queijeiro, laticinista" },
  // Shop and counter
  {
    names:
      "balconista, atendente de (balcão), vendedor de (balcão), atendente de (loja), vendedor de (loja)",
  },
  { names: "balconista de farmácia, atendente de farmácia" },
  {
    names: "vendedor",
    also: "consultor de vendas, consultor comercial, executivo de vendas, assessor de vendas",
  },
  { names: "representante (comercial), vendedor (externo)", also: "vendedor viajante" },
  {
    names: "(operador) de caixa, caixa, (atendente) de caixa",
    unless: "caixa d água, caixa dágua, caixa econômica, caixa de papelão, caixa de som",
  },
  { names: "repositor, abastecedor de gôndolas" },
  { names: "empacotador, embalador", also: "pacoteiro" },
  { names: "estoquista, (auxiliar) de estoque, almoxarife, (auxiliar) de almoxarifado" },
  { names: "(auxiliar) de armazém, (auxiliar) de depósito, armazenista" },
  { names: "crediarista, analista de crédito" },
  { names: "cobrador, (agente) de cobrança" },
  // Office, school, health, looks
  {
    names: "secretária, recepcionista",
    unless:
      "secretária do lar, secretário de saúde, secretário de educação, secretário municipal, secretário escolar",
  },
  {
    names: "(auxiliar) administrativo, (assistente) administrativo, (auxiliar) de escritório",
    also: "escriturário",
  },
  { names: "recursos humanos, RH", also: "departamento pessoal, gestão de pessoas" },
  { names: "contador, contabilista", also: "técnico em contabilidade" },
  { names: "professor, docente", unless: "auxiliar de professor" },
  {
    names: "(auxiliar) de creche, monitor de creche",
    also: "auxiliar de educação infantil, auxiliar de sala",
  },
  { names: "dentista, odontólogo", also: "cirurgião dentista", unless: "auxiliar de dentista" },
  {
    names: "(auxiliar) de saúde bucal, (auxiliar) odontológico",
    also: "auxiliar de dentista, ASB",
  },
  { names: "(agente) comunitário de saúde, ACS" },
  { names: "(técnico) de informática, suporte de informática", also: "técnico em TI, help desk" },
  { names: "programador, desenvolvedor" },
  { names: "instalador de internet, instalador de fibra", also: "técnico de fibra óptica" },
  { names: "telemarketing, call center, teleatendente" },
  { names: "aprendiz, (jovem) aprendiz, (menor) aprendiz" },
  { names: "estágio, estagiário" },
  { names: "cabeleireiro, cabelereiro", also: "hair stylist" },
  { names: "manicure, designer de unhas", also: "nail designer, pedicure" },
  { names: "costureira, modista, alfaiate" },
  { names: "tosador, banhista", also: "banho e tosa" },
  { names: "piloteiro, barqueiro, guia de pesca", also: "piloto de barco" },
  // Works
  {
    names: "(auxiliar) de produção, (operador) de produção, (ajudante) de produção",
    also: "operário de produção",
  },
  { names: "(operador) de caldeira, caldeirista" },
];
