import type { Vacancy } from './vacancy.ts';

/** Agricultura: the farms around the town. */
export const farmJobs: readonly Vacancy[] = [
  {
    id: 'tres-irmaos-tratorista', by: 'fazenda-tres-irmaos', title: 'Tratorista', type: 'Agricultura',
    description: 'Preparo de solo, plantio e pulverização na safra de soja e milho. Tratores com piloto automático; ensinamos a usar. A fazenda fica a 35 km da cidade e oferece alojamento e três refeições por dia.',
    requirements: ['CNH categoria B ou superior', 'Saber regular implementos', 'Disponibilidade para morar na fazenda durante a safra'],
    salary: 'R$ 2.800,00 + prêmio de safra', education: 'Ensino Fundamental', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Pleno',
    benefits: ['Vale Alimentação', 'Seguro de Vida', 'Participação nos Lucros'], urgent: true, posted: 1,
  },
  {
    id: 'tres-irmaos-operador-colheitadeira', by: 'fazenda-tres-irmaos', title: 'Operador(a) de colheitadeira', type: 'Agricultura',
    description: 'Colheita de soja a partir de janeiro, em duas frentes. A pessoa opera, faz a limpeza diária e avisa a oficina do que precisa de reparo. Contrato por safra, com possibilidade de ficar.',
    requirements: ['Experiência de até 6 meses com colheitadeira', 'Noções de manutenção preventiva'],
    salary: 'R$ 3.500,00 + produtividade', contract: 'Temporário', workload: 'Tempo integral (44h semanais)', experience: 'Pleno',
    benefits: ['Seguro de Vida', 'Participação nos Lucros'], posted: 3, closesIn: 40,
  },
  {
    id: 'tres-irmaos-cozinheiro', by: 'fazenda-tres-irmaos', title: 'Cozinheiro(a) para a sede da fazenda', type: 'Alimentação',
    description: 'Preparar café, almoço e jantar para cerca de vinte pessoas. A cozinha é nova e as compras chegam toda semana. Moradia na sede, com folga em fins de semana alternados.',
    requirements: ['Saber cozinhar para grupos', 'Boas práticas de higiene'],
    salary: 'R$ 2.100,00', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true,
    benefits: ['Seguro de Vida'], posted: 11,
  },
  {
    id: 'tres-irmaos-auxiliar-armazem', by: 'fazenda-tres-irmaos', title: 'Auxiliar de armazém de grãos', type: 'Agricultura',
    description: 'Classificação, secagem e limpeza de grãos no armazém da fazenda. Trabalho em turnos durante a colheita, com equipamento de proteção e treinamento de espaço confinado.',
    requirements: ['Ensino fundamental completo', 'Disponibilidade para turnos'],
    salary: 'R$ 1.950,00 + insalubridade', education: 'Ensino Fundamental', contract: 'CLT', workload: 'Escala 6x1', acceptNoExperience: true,
    benefits: ['Vale Alimentação', 'Seguro de Vida'], posted: 19, filled: true,
  },
  {
    id: 'tres-irmaos-mecanico-agricola', by: 'fazenda-tres-irmaos', title: 'Mecânico(a) de máquinas agrícolas', type: 'Manutenção',
    description: 'Manutenção de tratores, plantadeiras e colheitadeiras na oficina da fazenda e no campo. Há ferramentas completas e caminhonete de apoio. Oferecemos casa para a família.',
    requirements: ['Curso técnico ou prática em mecânica a diesel', 'Noções de hidráulica', 'CNH categoria B'],
    salary: 'R$ 4.200,00', education: 'Ensino Técnico', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Pleno',
    benefits: ['Plano de Saúde', 'Seguro de Vida', 'Participação nos Lucros'], posted: 25, closesIn: 4,
  },
  {
    id: 'tapirape-vaqueiro', by: 'agropecuaria-tapirape', title: 'Vaqueiro(a)', type: 'Agricultura',
    description: 'Manejo de gado de corte em pasto: rodeio, vacinação, cura de bezerros e conserto de cerca. São 1.800 cabeças e equipe de quatro pessoas. Casa com energia e internet na sede.',
    requirements: ['Saber montar e lidar com gado', 'Disponibilidade para morar na fazenda'],
    salary: 'R$ 2.300,00 + cesta básica', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true,
    benefits: ['Vale Alimentação', 'Seguro de Vida'], posted: 2,
  },
  {
    id: 'tapirape-inseminador', by: 'agropecuaria-tapirape', title: 'Inseminador(a) de bovinos', type: 'Agricultura',
    description: 'Protocolos de IATF na estação de monta, de novembro a março. O trabalho é feito com acompanhamento do veterinário da fazenda, que também passa os relatórios a conferir.',
    requirements: ['Curso de inseminação artificial', 'Organização com fichas e planilhas'],
    salary: 'R$ 2.900,00', education: 'Ensino Técnico', contract: 'Temporário', workload: 'Tempo integral (44h semanais)', experience: 'Júnior',
    benefits: ['Seguro de Vida'], urgent: true, posted: 5, closesIn: 2,
  },
  {
    id: 'tapirape-agronomo', by: 'agropecuaria-tapirape', title: 'Engenheiro(a) agrônomo(a)', type: 'Agricultura',
    description: 'Planejar a reforma de pastagens e a integração lavoura-pecuária em três fazendas do grupo. Você acompanha análises de solo, compra de insumos e as equipes em campo. Base em Confresa, com viagens durante a semana.',
    requirements: ['Formação em agronomia e registro no CREA', 'CNH categoria B', 'Domínio de planilhas'],
    salary: 'R$ 7.800,00', education: 'Ensino Superior', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Pleno',
    benefits: ['Plano de Saúde', 'Plano Odontológico', 'Participação nos Lucros'], posted: 8,
  },
  {
    id: 'tapirape-cerqueiro', by: 'agropecuaria-tapirape', title: 'Cerqueiro(a)', type: 'Agricultura', place: 'Porto Alegre do Norte',
    description: 'Construção e reforma de cerca de arame liso em 12 km de divisa. O pagamento é por quilômetro feito, com material, alimentação e alojamento no local.',
    requirements: ['Saber esticar arame e firmar esteio', 'Trabalhar em dupla'],
    salary: 'R$ 2.600,00 por km', contract: 'Autônomo', workload: 'Por projeto', posted: 13,
  },
  {
    id: 'tapirape-auxiliar-escritorio', by: 'agropecuaria-tapirape', title: 'Auxiliar de escritório rural', type: 'Administrativo',
    description: 'Controle de notas, GTA, estoque de medicamentos e ponto dos funcionários. Escritório no centro de Confresa, de segunda a sexta, com meio período no sábado.',
    requirements: ['Ensino médio completo', 'Planilhas no nível básico', 'Boa escrita'],
    salary: 'R$ 1.980,00', education: 'Ensino Médio', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true,
    benefits: ['Vale Alimentação', 'Plano Odontológico'], posted: 20, filled: true,
  },
  {
    id: 'tapirape-gerente-fazenda', by: 'agropecuaria-tapirape', title: 'Gerente de fazenda de cria', type: 'Agricultura', place: 'Vila Rica',
    description: 'Responder pela fazenda de cria em Vila Rica: equipe de nove pessoas, calendário sanitário, pastagens e metas de natalidade. Casa na sede e caminhonete à disposição.',
    requirements: ['Curso técnico ou superior em agropecuária', 'Prática com gestão de equipe', 'CNH categoria B'],
    salary: 'R$ 6.500,00 + bônus por meta', education: 'Ensino Técnico', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Pleno',
    benefits: ['Plano de Saúde', 'Seguro de Vida', 'Participação nos Lucros'], posted: 1, decision: 'pending',
  },
  {
    id: 'chacara-boa-vista-caseiro', by: { name: 'Chácara Boa Vista', whatsapp: '5566999990131', place: 'Canabrava do Norte' }, title: 'Caseiro(a) de chácara', type: 'Serviços Gerais',
    description: 'Cuidar da horta, das galinhas e da piscina de uma chácara a 6 km da cidade. A casa é mobiliada e a energia fica por nossa conta. Aceitamos casal.',
    requirements: ['Gostar da vida na roça', 'Ter como apresentar uma referência'],
    salary: 'R$ 1.750,00 + moradia', contract: 'CLT', workload: 'Tempo integral (44h semanais)', acceptNoExperience: true, posted: 9,
  },
  {
    id: 'tres-irmaos-viveirista', by: 'fazenda-tres-irmaos', title: 'Viveirista', type: 'Agricultura',
    description: 'Semear, irrigar e repicar mudas nativas no viveiro que atende a recomposição das nascentes da fazenda. É um trabalho leve, à sombra, que pede paciência e capricho.',
    requirements: ['Gostar de plantas', 'Ensino fundamental'],
    salary: 'R$ 1.720,00', education: 'Ensino Fundamental', contract: 'CLT', workload: 'Tempo integral (44h semanais)', experience: 'Não exige experiência', acceptNoExperience: true,
    benefits: ['Vale Alimentação'], posted: 45, closesIn: -12,
  },
];
