import type { Vacancy } from './vacancy.ts';

/** Administrativo, Limpeza, Segurança, Serviços Gerais and others, in the town and around. */
export const officeJobs: readonly Vacancy[] = [
  {
    id: 'contabil-auxiliar-administrativo', by: 'contabil-central', title: 'Auxiliar administrativo', type: 'Administrativo',
    description: 'Atender clientes, protocolar documentos e organizar o arquivo do escritório. Você começa na recepção e pode passar para o departamento que mais combinar com você.',
    requirements: ['Ensino médio completo', 'Editor de texto e planilhas'],
    salary: 'R$ 1.700,00', education: 'Ensino Médio', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Não exige experiência', acceptNoExperience: true,
    benefits: ['Vale Alimentação', 'Flexibilidade de Horário'], posted: 2,
  },
  {
    id: 'contabil-assistente-fiscal', by: 'contabil-central', title: 'Assistente fiscal', type: 'Administrativo',
    description: 'Escrituração de notas, apuração de impostos do Simples e entrega de declarações de pequenos negócios e produtores rurais.',
    requirements: ['Cursar ciências contábeis ou técnico em contabilidade', 'Conhecer sistemas de escrita fiscal'],
    salary: 'R$ 2.400,00', education: 'Ensino Técnico', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Júnior',
    benefits: ['Vale Alimentação', 'Plano Odontológico'], posted: 13,
  },
  {
    id: 'contabil-departamento-pessoal', by: 'contabil-central', title: 'Assistente de departamento pessoal', type: 'Administrativo',
    description: 'Folha de pagamento, admissões, férias e eSocial de cerca de sessenta empresas da região. Há apoio do contador e cursos pagos pelo escritório.',
    requirements: ['Ensino médio completo', 'Conhecer rotinas de folha'],
    salary: 'R$ 2.200,00', education: 'Ensino Médio', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Júnior',
    benefits: ['Vale Alimentação', 'Plano Odontológico'], posted: 28, closesIn: 2,
  },
  {
    id: 'cooperativa-vigia', by: { name: 'Cooperativa dos Produtores do Roncador', whatsapp: '5566999990132', place: 'Canabrava do Norte' }, title: 'Vigia noturno(a)', type: 'Segurança',
    description: 'Cuidar do armazém e do pátio da cooperativa à noite, com rondas a cada duas horas. Há guarita com banheiro, café e rádio de comunicação.',
    requirements: ['Ensino fundamental completo', 'Responsabilidade'],
    salary: 'R$ 1.800,00 + adicional noturno', education: 'Ensino Fundamental', contract: 'CLT', workload: 'Escala 12x36', acceptNoExperience: true,
    benefits: ['Vale Alimentação', 'Seguro de Vida'], posted: 7, closesIn: 12,
  },
  {
    id: 'residencial-diarista', by: { name: 'Condomínio Residencial Jatobá', whatsapp: '5566999990133', place: 'Confresa' }, title: 'Diarista para áreas comuns', type: 'Limpeza',
    description: 'Limpeza do salão, das calçadas e da portaria de um condomínio pequeno, duas vezes por semana. O material é do condomínio e o pagamento sai no mesmo dia.',
    requirements: ['Capricho', 'Ter como apresentar uma referência'],
    salary: 'R$ 150,00 por diária', contract: 'Autônomo', workload: 'Flexível', acceptNoExperience: true, posted: 16,
  },
  {
    id: 'banda-tecladista', by: { name: 'Banda Som do Araguaia', whatsapp: '5566999990134', place: 'Santa Terezinha' }, title: 'Tecladista para eventos', type: 'Outro',
    description: 'Banda de baile da região procura tecladista para festas e rodeios nos fins de semana. Ensaios às quartas em Santa Terezinha; o cachê é dividido por igual.',
    requirements: ['Tocar de ouvido ou por cifra', 'Ter teclado próprio é um diferencial'],
    salary: 'R$ 350,00 por apresentação', contract: 'Autônomo', workload: 'Por projeto', posted: 11,
  },
  {
    id: 'casa-boi-forte-auxiliar-deposito', by: 'casa-boi-forte', title: 'Auxiliar de depósito', type: 'Serviços Gerais',
    description: 'Carga e descarga de ração, sal e cimento, limpeza do depósito e apoio às entregas. Trabalho de segunda a sábado ao meio-dia.',
    requirements: ['Disposição física'],
    salary: 'R$ 1.750,00', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true,
    benefits: ['Vale Alimentação', 'Seguro de Vida'], posted: 1, decision: 'pending',
  },
  {
    id: 'beira-rio-monitor-recreacao', by: 'hotel-beira-rio', title: 'Monitor(a) de recreação', type: 'Outro', place: 'São Félix do Araguaia',
    description: 'Recreação com crianças nas férias. Taxa de R$ 80,00 para o curso de preparação, paga na inscrição.',
    requirements: ['Gostar de crianças'],
    contract: 'Temporário', workload: 'Flexível', posted: 18, decision: 'rejected',
    notes: 'Não é permitido cobrar de quem se candidata. Retire a taxa e informe a remuneração.',
  },
];
