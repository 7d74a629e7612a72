import type { JobType } from '@vagas/functions/domain/options';
import { pickSkewed } from './random.ts';

type Trade = { type: JobType; names: readonly string[]; kinds: readonly string[] };

// Every list begins with what is offered most: a few trades make up most jobs, as on real boards.
const trades: readonly Trade[] = [
  { type: 'Vendas', names: ['Vendedor(a)', 'Vendedora', 'Vendedor', 'Promotor(a) de vendas', 'Consultor(a) de vendas', 'Representante comercial', 'Supervisor(a) de vendas'], kinds: ['', 'de loja', 'externo', 'interno', 'de roupas e calçados', 'de material de construção', 'de autopeças', 'de insumos agrícolas', 'de móveis', 'de celulares'] },
  { type: 'Serviços Gerais', names: ['Auxiliar de serviços gerais', 'Ajudante geral', 'Zelador(a)', 'Jardineiro(a)', 'Caseiro(a)', 'Auxiliar geral'], kinds: ['', 'para fazenda', 'para chácara', 'para escola', 'para hotel', 'para pousada'] },
  { type: 'Atendimento', names: ['Atendente', 'Recepcionista', 'Atendente de balcão', 'Balconista', 'Telefonista', 'Atendente de farmácia'], kinds: ['', 'de lanchonete', 'de padaria', 'de clínica', 'de hotel', 'de posto de combustível', 'de sorveteria', 'de provedor de internet'] },
  { type: 'Agricultura', names: ['Operador de máquinas agrícolas', 'Tratorista', 'Trabalhador(a) rural', 'Vaqueiro', 'Operador de colheitadeira', 'Inseminador(a)', 'Capataz', 'Operador de pulverizador', 'Ordenhador(a)', 'Técnico(a) agrícola'], kinds: ['', 'para fazenda', 'para a safra', 'de gado de corte', 'de gado de leite', 'para lavoura de soja', 'com moradia'] },
  { type: 'Administrativo', names: ['Auxiliar administrativo', 'Assistente administrativo', 'Auxiliar de escritório', 'Secretária', 'Assistente financeiro', 'Auxiliar contábil', 'Analista de recursos humanos', 'Gerente administrativo'], kinds: ['', 'de fazenda', 'de clínica', 'de cartório', 'de cooperativa', 'de transportadora'] },
  { type: 'Logística', names: ['Motorista', 'Motorista de caminhão', 'Entregador(a)', 'Auxiliar de estoque', 'Motorista carreteiro', 'Motoboy', 'Conferente', 'Estoquista', 'Ajudante de carga e descarga', 'Operador de empilhadeira'], kinds: ['', 'categoria D', 'categoria E', 'de supermercado', 'de bitrem', 'de caçamba', 'de leite', 'de ônibus escolar'] },
  { type: 'Comércio', names: ['Operador(a) de caixa', 'Repositor(a) de mercadorias', 'Fiscal de loja', 'Açougueiro', 'Empacotador(a)', 'Gerente de loja', 'Encarregado(a) de hortifrúti', 'Crediarista'], kinds: ['', 'de supermercado', 'de mercearia', 'de farmácia', 'de agropecuária', 'de conveniência'] },
  { type: 'Construção Civil', names: ['Pedreiro', 'Servente de pedreiro', 'Pintor', 'Carpinteiro', 'Mestre de obras', 'Armador', 'Azulejista', 'Encanador', 'Gesseiro', 'Operador de retroescavadeira'], kinds: ['', 'para obra em fazenda', 'para obra na cidade', 'por empreitada', 'de acabamento'] },
  { type: 'Alimentação', names: ['Cozinheira', 'Auxiliar de cozinha', 'Garçom', 'Padeiro', 'Garçonete', 'Churrasqueiro', 'Confeiteira', 'Pizzaiolo', 'Chapeiro', 'Salgadeira'], kinds: ['', 'para restaurante', 'para fazenda', 'para marmitaria', 'para lanchonete', 'para hotel'] },
  { type: 'Limpeza', names: ['Auxiliar de limpeza', 'Diarista', 'Faxineira', 'Camareira', 'Empregada doméstica', 'Lavador(a) de veículos'], kinds: ['', 'para escritório', 'para hotel', 'para clínica', 'para residência', 'para escola'] },
  { type: 'Manutenção', names: ['Mecânico', 'Eletricista', 'Auxiliar de mecânico', 'Soldador', 'Mecânico diesel', 'Borracheiro', 'Eletricista de automóveis', 'Torneiro mecânico', 'Lubrificador', 'Técnico em refrigeração'], kinds: ['', 'de máquinas agrícolas', 'de motos', 'de caminhões', 'predial', 'industrial', 'de ar-condicionado'] },
  { type: 'Saúde', names: ['Técnico(a) de enfermagem', 'Enfermeiro(a)', 'Agente comunitário de saúde', 'Farmacêutico(a)', 'Auxiliar de saúde bucal', 'Fisioterapeuta', 'Cuidador(a) de idosos', 'Dentista', 'Médico veterinário'], kinds: ['', 'para hospital', 'para clínica', 'para posto de saúde', 'plantonista'] },
  { type: 'Educação', names: ['Professor(a)', 'Monitor(a) escolar', 'Professora de educação infantil', 'Auxiliar de sala', 'Coordenador(a) pedagógico', 'Merendeira', 'Instrutor(a) de informática'], kinds: ['', 'de matemática', 'de português', 'de educação física', 'de inglês', 'de reforço'] },
  { type: 'Produção', names: ['Auxiliar de produção', 'Operador(a) de produção', 'Costureira', 'Magarefe', 'Operador de secador', 'Classificador de grãos', 'Marceneiro', 'Serralheiro'], kinds: ['', 'de frigorífico', 'de laticínio', 'de fábrica de ração', 'de armazém', 'de confecção'] },
  { type: 'Segurança', names: ['Vigia', 'Vigilante', 'Porteiro', 'Monitor(a) de câmeras'], kinds: ['', 'noturno', 'diurno', 'de fazenda', 'de armazém'] },
  { type: 'Técnico', names: ['Técnico(a) em informática', 'Técnico(a) em segurança do trabalho', 'Técnico(a) em eletrotécnica', 'Topógrafo', 'Agrônomo(a)', 'Instalador(a) de fibra óptica', 'Instalador(a) de energia solar'], kinds: ['', 'de campo', 'júnior', 'pleno', 'externo'] },
  { type: 'Outro', names: ['Jovem aprendiz', 'Estagiário(a)', 'Manicure', 'Cabeleireira', 'Barbeiro', 'Frentista', 'Locutor(a)', 'Designer gráfico', 'Social media'], kinds: ['', 'meio período', 'por comissão', 'de administração', 'de direito'] },
];

const endings = ['', '', '', ' com experiência', ' sem experiência', ' – turno da noite', ' para início imediato', ' (meio período)', ' – fim de semana', ' – vaga temporária', ' com CNH', ' júnior'];

/** A job's title and its type. */
export function inventTitle(random: () => number): { title: string; type: JobType } {
  const { type, names, kinds } = pickSkewed(trades, random);
  const kind = pickSkewed(kinds, random);
  return { type, title: `${pickSkewed(names, random)}${kind && ` ${kind}`}${pickSkewed(endings, random)}` };
}
