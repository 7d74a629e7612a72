import type { Vacancy } from './vacancy.ts';

/** Logística and Produção: the trucks and the dairy. */
export const transportJobs: readonly Vacancy[] = [
  {
    id: 'transportes-xingu-motorista-truck', by: 'transportes-xingu', title: 'Motorista de caminhão truck', type: 'Logística',
    description: 'Transporte de insumos e grãos entre Vila Rica, Confresa e Querência. Caminhões novos, com jornada controlada e pernoite pago.',
    requirements: ['CNH categoria D ou E com EAR', 'Curso de cargas perigosas é um diferencial'],
    salary: 'R$ 3.100,00 + diárias', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Pleno',
    benefits: ['Vale Alimentação', 'Plano de Saúde', 'Seguro de Vida'], posted: 3,
  },
  {
    id: 'transportes-xingu-carreteiro', by: 'transportes-xingu', title: 'Motorista carreteiro(a)', type: 'Logística',
    description: 'Viagens de safra até os terminais ferroviários, com carreta graneleira. Comissão sobre o frete, folga programada e manutenção feita pela empresa.',
    requirements: ['CNH categoria E com EAR', 'Disponibilidade para viagens longas'],
    salary: 'R$ 3.400,00 + comissão', contract: 'CLT', workload: 'Outro', experience: 'Pleno',
    benefits: ['Vale Alimentação', 'Plano de Saúde', 'Seguro de Vida'], posted: 10,
  },
  {
    id: 'transportes-xingu-auxiliar-logistica', by: 'transportes-xingu', title: 'Auxiliar de logística', type: 'Logística',
    description: 'Programar cargas, falar com os motoristas e conferir conhecimentos de transporte. O trabalho é no escritório de Vila Rica, de segunda a sexta.',
    requirements: ['Ensino médio completo', 'Planilhas', 'Organização'],
    salary: 'R$ 2.000,00', education: 'Ensino Médio', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true,
    benefits: ['Vale Alimentação', 'Plano de Saúde'], posted: 22, filled: true,
  },
  {
    id: 'transportes-xingu-borracheiro', by: 'transportes-xingu', title: 'Borracheiro(a)', type: 'Manutenção',
    description: 'Troca, conserto e controle dos pneus de uma frota de 32 caminhões. Borracharia equipada e coberta no pátio da empresa.',
    requirements: ['Saber montar e desmontar pneus de caminhão'],
    salary: 'R$ 2.050,00', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true,
    benefits: ['Vale Alimentação', 'Seguro de Vida'], posted: 36, closesIn: -3,
  },
  {
    id: 'vale-verde-auxiliar-producao', by: 'laticinio-vale-verde', title: 'Auxiliar de produção', type: 'Produção',
    description: 'Embalagem de queijos, leite e manteiga na linha do laticínio. Uniforme e refeição no local, com ônibus saindo do centro às 5h40.',
    requirements: ['Ensino fundamental', 'Seguir as normas de higiene'],
    salary: 'R$ 1.730,00 + insalubridade', education: 'Ensino Fundamental', contract: 'CLT', workload: 'Escala 6x1', experience: 'Não exige experiência', acceptNoExperience: true,
    benefits: ['Vale Refeição', 'Vale Transporte', 'Seguro de Vida'], posted: 5,
  },
  {
    id: 'vale-verde-queijeiro', by: 'laticinio-vale-verde', title: 'Queijeiro(a)', type: 'Produção',
    description: 'Conduzir a fabricação de muçarela e queijo minas, do tanque à salga. A pessoa acompanha temperatura e acidez e registra cada lote.',
    requirements: ['Experiência de até 6 meses em laticínio', 'Atenção aos registros'],
    salary: 'R$ 2.350,00', contract: 'CLT', workload: 'Escala 6x1', experience: 'Pleno',
    benefits: ['Vale Refeição', 'Plano de Saúde', 'Participação nos Lucros'], posted: 14,
  },
  {
    id: 'vale-verde-coletor-leite', by: 'laticinio-vale-verde', title: 'Motorista de coleta de leite', type: 'Logística', place: 'Luciara',
    description: 'Coletar leite nas propriedades da linha de Luciara, medir a temperatura e colher amostras. A rota começa às 5h e termina perto do meio-dia.',
    requirements: ['CNH categoria D', 'Cordialidade com os produtores'],
    salary: 'R$ 2.500,00', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true,
    benefits: ['Vale Refeição', 'Seguro de Vida'], posted: 20, closesIn: 10,
  },
  {
    id: 'vale-verde-operador-caldeira', by: 'laticinio-vale-verde', title: 'Operador(a) de caldeira', type: 'Técnico',
    description: 'Operar a caldeira a lenha, controlar pressão e água e anotar cada turno no livro. Escala 12x36 com adicional de periculosidade.',
    requirements: ['Curso de operador de caldeira (NR-13)'],
    salary: 'R$ 2.480,00 + periculosidade', education: 'Ensino Médio', contract: 'CLT', workload: 'Escala 12x36',
    benefits: ['Vale Refeição', 'Seguro de Vida'], posted: 6, filled: true,
  },
];
