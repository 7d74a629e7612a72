import type { Vacancy } from './jobs/vacancy.ts';

/** Vacancies that reached the administrator by message or on paper, as the import leaves them. */
export const pendingVacancies: readonly Vacancy[] = [
  {
    id: 'importada-sorveteria-atendente', by: { name: 'Sorveteria Gelo Doce', whatsapp: '5566999990141', place: 'Canabrava do Norte' }, title: 'Atendente de sorveteria', type: 'Atendimento',
    description: 'Atender no balcão e servir sorvetes e açaí, das 14h às 20h, com folga na segunda-feira.',
    requirements: ['Simpatia', 'Noções de higiene'],
    salary: 'R$ 1.200,00', contract: 'CLT', workload: 'Outro', acceptNoExperience: true, posted: 1,
  },
  {
    id: 'importada-lava-jato-lavador', by: { name: 'Lava Jato Brilho Novo', whatsapp: '5566999990142', place: 'Canabrava do Norte' }, title: 'Lavador(a) de veículos', type: 'Serviços Gerais',
    description: 'Lavagem e aspiração de carros e caminhonetes. Pagamento toda sexta-feira.',
    requirements: ['Disposição', 'Saber manobrar é um diferencial'],
    salary: 'R$ 90,00 por dia', contract: 'Autônomo', workload: 'Flexível', acceptNoExperience: true, posted: 2,
  },
  {
    id: 'importada-salao-cabeleireiro', by: { name: 'Salão da Nena', whatsapp: '5566999990143', place: 'Confresa' }, title: 'Cabeleireiro(a)', type: 'Outro',
    description: 'Cadeira para cabeleireiro em salão com clientela formada, no centro de Confresa. Divisão de 60% para o profissional.',
    requirements: ['Corte e coloração'],
    contract: 'Autônomo', workload: 'Flexível', posted: 2,
  },
  {
    id: 'importada-sitio-ordenhador', by: { name: 'Sítio Santa Luzia', whatsapp: '5566999990144', place: 'Porto Alegre do Norte' }, title: 'Ordenhador(a)', type: 'Agricultura',
    description: 'Ordenha mecânica duas vezes ao dia, limpeza do curral e trato dos bezerros. Casa no sítio.',
    requirements: ['Gostar de lidar com vacas'],
    salary: 'R$ 1.900,00 + leite', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true, posted: 3,
  },
  {
    id: 'importada-igreja-pedreiro', by: { name: 'Comissão da Festa de São João', whatsapp: '5566999990145', place: 'Vila Rica' }, title: 'Pedreiro(a) para reforma de salão', type: 'Construção Civil',
    description: 'Reforma do salão comunitário: piso, banheiros e telhado. Cerca de 45 dias de serviço, com material no local.',
    requirements: ['Mostrar um serviço já feito'],
    salary: 'R$ 180,00 por diária', contract: 'Autônomo', workload: 'Por projeto', posted: 4,
  },
  {
    id: 'importada-pet-banhista', by: { name: 'Pet Amigo Fiel', whatsapp: '5566999990146', place: 'São Félix do Araguaia' }, title: 'Banhista de animais', type: 'Serviços Gerais',
    description: 'Banho e secagem de cães e gatos, de terça a sábado. Ensinamos a quem gosta de bichos e tem paciência.',
    requirements: ['Paciência com animais'],
    salary: 'R$ 1.650,00', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Não exige experiência', acceptNoExperience: true, posted: 6,
  },
];
