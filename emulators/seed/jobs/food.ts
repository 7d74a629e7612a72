import type { Vacancy } from './vacancy.ts';

/** Alimentação and what a hotel needs besides. */
export const foodJobs: readonly Vacancy[] = [
  {
    id: 'sabor-do-cerrado-cozinheiro', by: 'sabor-do-cerrado', title: 'Cozinheiro(a)', type: 'Alimentação',
    description: 'Preparo do almoço por quilo e das marmitas: arroz, feijão, carnes e pratos da região, como o peixe na telha. A equipe da cozinha tem cinco pessoas e o restaurante não abre à noite.',
    requirements: ['Experiência de até 6 meses em cozinha', 'Conhecer boas práticas de manipulação de alimentos'],
    salary: 'R$ 2.150,00', contract: 'CLT', workload: 'Escala 6x1', experience: 'Pleno',
    benefits: ['Vale Refeição', 'Seguro de Vida'], urgent: true, posted: 0,
  },
  {
    id: 'sabor-do-cerrado-garcom', by: 'sabor-do-cerrado', title: 'Garçom ou garçonete', type: 'Atendimento',
    description: 'Servir as mesas no almoço e ajudar na montagem do bufê. As gorjetas são divididas entre todos no fim da semana.',
    requirements: ['Agilidade e simpatia', 'Trabalhar aos domingos, com folga na segunda'],
    salary: 'R$ 1.650,00 + gorjetas', contract: 'CLT', workload: 'Escala 6x1', acceptNoExperience: true,
    benefits: ['Vale Refeição'], posted: 7,
  },
  {
    id: 'sabor-do-cerrado-auxiliar-cozinha', by: 'sabor-do-cerrado', title: 'Auxiliar de cozinha', type: 'Alimentação',
    description: 'Lavar e cortar verduras, montar marmitas e manter a cozinha limpa. Período da manhã, das 7h às 13h, de segunda a sexta.',
    requirements: ['Disposição para aprender', 'Pontualidade'],
    salary: 'R$ 1.200,00', contract: 'CLT', workload: 'Meio período (20-30h semanais)', experience: 'Não exige experiência', acceptNoExperience: true,
    benefits: ['Vale Refeição', 'Flexibilidade de Horário'], posted: 16, filled: true,
  },
  {
    id: 'sabor-do-cerrado-motoboy', by: 'sabor-do-cerrado', title: 'Entregador(a) de marmitas com moto', type: 'Logística',
    description: 'Entregas na cidade entre 10h30 e 13h30, de segunda a sábado. Pagamos por dia, mais um valor por entrega, e o almoço é por nossa conta.',
    requirements: ['CNH categoria A', 'Moto própria em dia'],
    salary: 'R$ 70,00 por dia + R$ 4,00 por entrega', contract: 'Autônomo', workload: 'Meio período (20-30h semanais)',
    posted: 18, closesIn: 5,
  },
  {
    id: 'pao-dourado-padeiro', by: 'padaria-pao-dourado', title: 'Padeiro(a)', type: 'Alimentação',
    description: 'Produzir pães, bolos e salgados na padaria mais antiga da cidade. O turno começa às 3h30, com adicional noturno. Se você faz pão em casa e quer aprender a profissão, venha conversar.',
    requirements: ['Gostar de acordar cedo', 'Capricho e higiene'],
    salary: 'R$ 2.000,00 + adicional noturno', contract: 'CLT', workload: 'Escala 6x1', acceptNoExperience: true,
    benefits: ['Vale Alimentação'], urgent: true, posted: 2, closesIn: 14,
  },
  {
    id: 'pao-dourado-balconista', by: 'padaria-pao-dourado', title: 'Balconista de padaria', type: 'Atendimento',
    description: 'Atender no balcão, fatiar frios, preparar lanches e manter a vitrine abastecida. São dois turnos para escolher: das 5h30 às 13h50 ou das 12h às 20h20.',
    requirements: ['Ensino fundamental completo', 'Gostar de conversar com as pessoas'],
    salary: 'R$ 1.660,00', education: 'Ensino Fundamental', contract: 'CLT', workload: 'Escala 6x1', acceptNoExperience: true,
    benefits: ['Vale Alimentação'], posted: 9,
  },
  {
    id: 'pao-dourado-confeiteiro', by: 'padaria-pao-dourado', title: 'Confeiteiro(a)', type: 'Alimentação',
    description: 'Bolos de aniversário, tortas e doces por encomenda. Você combina a agenda com a gente e recebe por encomenda entregue, usando a nossa cozinha e os nossos ingredientes.',
    requirements: ['Mostrar fotos de trabalhos feitos', 'Saber usar chantili e pasta americana'],
    contract: 'Autônomo', workload: 'Por projeto', benefits: ['Flexibilidade de Horário'], posted: 21,
  },
  {
    id: 'beira-rio-recepcionista', by: 'hotel-beira-rio', title: 'Recepcionista de hotel', type: 'Atendimento',
    description: 'Check-in e check-out, reservas por telefone e mensagem e informações sobre passeios no Araguaia. Turno noturno em escala 12x36, com jantar no hotel.',
    requirements: ['Ensino médio completo', 'Informática básica', 'Inglês ou espanhol é um diferencial'],
    salary: 'R$ 1.900,00 + adicional noturno', education: 'Ensino Médio', contract: 'CLT', workload: 'Escala 12x36', acceptNoExperience: true,
    benefits: ['Vale Refeição', 'Seguro de Vida'], posted: 4,
  },
  {
    id: 'beira-rio-camareiro', by: 'hotel-beira-rio', title: 'Camareiro(a)', type: 'Limpeza',
    description: 'Arrumação de quartos, troca de enxoval e apoio na lavanderia. São 24 apartamentos divididos entre três pessoas, com produtos e equipamentos fornecidos pela pousada.',
    requirements: ['Capricho e discrição', 'Disponibilidade em feriados, com folga compensada'],
    salary: 'R$ 1.680,00', contract: 'CLT', workload: 'Escala 6x1', experience: 'Não exige experiência', acceptNoExperience: true,
    benefits: ['Vale Refeição', 'Vale Transporte'], posted: 6,
  },
  {
    id: 'beira-rio-guia-de-pesca', by: 'hotel-beira-rio', title: 'Piloteiro(a) e guia de pesca', type: 'Outro',
    description: 'Conduzir barcos com turistas na temporada de pesca esportiva e indicar bons pontos do rio. Os equipamentos de segurança são da pousada e todo peixe é solto.',
    requirements: ['Carteira de arrais amador', 'Conhecer o rio Araguaia', 'Boa conversa com turistas'],
    salary: 'R$ 220,00 por diária', contract: 'Temporário', workload: 'Flexível', posted: 12,
  },
  {
    id: 'beira-rio-jardineiro', by: 'hotel-beira-rio', title: 'Jardineiro(a) e piscineiro(a)', type: 'Serviços Gerais',
    description: 'Cuidar dos jardins, da piscina e da beira do rio. O trabalho é de segunda a sexta, das 6h às 15h48, para fugir do sol da tarde.',
    requirements: ['Saber usar roçadeira', 'Noções de tratamento de água de piscina'],
    salary: 'R$ 1.720,00', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true,
    benefits: ['Vale Refeição'], posted: 22, filled: true,
  },
  {
    id: 'beira-rio-cozinheiro-chefe', by: 'hotel-beira-rio', title: 'Chefe de cozinha', type: 'Alimentação',
    description: 'Criar o cardápio da pousada com peixes e frutos da região e coordenar a cozinha em alta temporada. Procuramos quem goste de ensinar a equipe.',
    requirements: ['Curso na área ou prática em restaurante', 'Noções de custo de cardápio'],
    salary: 'R$ 3.600,00', education: 'Ensino Técnico', contract: 'CLT', workload: 'Escala 6x1', experience: 'Pleno',
    benefits: ['Vale Refeição', 'Plano de Saúde'], posted: 33, closesIn: -2,
  },
  {
    id: 'sabor-do-cerrado-atendente', by: 'sabor-do-cerrado', title: 'Atendente para o salão', type: 'Atendimento',
    description: 'Precisamos de atendente. Venha fazer parte da nossa equipe!',
    requirements: ['Boa vontade'],
    contract: 'CLT', workload: 'Escala 6x1', posted: 11, decision: 'rejected',
    notes: 'O anúncio está curto demais. Diga o que a pessoa vai fazer, o horário e o salário, e envie de novo.',
  },
];
