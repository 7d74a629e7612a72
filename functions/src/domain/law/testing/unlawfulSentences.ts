/** Sentences of advertisements with the rule and the grade that are to be found; 'title:' before those of a title. */
export const unlawfulSentences: readonly string[] = `
sex A Precisa-se de homem para trabalhar na fazenda
sex A PRECISO DE MULHER PARA LIMPEZA
sex A Moça para balcão, turno da tarde
sex A Vaga para rapaz com CNH A
sex A Só homens.
sex A somente mulheres
sex A apenas moças
sex A Contrata-se senhora para cozinhar na sede
sex A Sexo: masculino
sex A Sexo feminino
sex A Candidatos do sexo masculino
sex A Vaga para o sexo feminino
sex A contratamos 2 homens para carga e descarga
sex A Precisamos de 03 rapazes p/ colheita
sex A Preferência por mulheres
sex A de preferência homem
sex A Preferencialmente do sexo feminino
sex A Procura-se moça que saiba cozinhar
sex A estamos contratando mulheres para o frigorífico
sex A Vaga masculina
sex A Vagas femininas para a linha de produção
sex A Auxiliar de produção masculino
sex A Tem que ser homem
sex A O candidato deve ser homem
sex A Não aceitamos mulheres
sex A title: Auxiliar de limpeza mulher
sex A title: Homem para serviços gerais
sex A title: Atendente (feminino)
sex A Requisitos: homem, 18 anos completos, CNH B
sex A Busco uma moça de confiança para minha loja
sex A contrato moça pra loja de roupas
sex A Vaga exclusiva para mulheres
sex A Oportunidade para homens com disposição
sex A Sexo: M
sex A Que não seja gay
sex B Vaga afirmativa para mulheres
sex C Precisa-se de vendedora para loja de calçados
sex C title: Cozinheira
sex C Contrata-se uma faxineira para o hotel
age A Idade entre 18 e 35 anos
age A de 20 a 30 anos
age A Até 40 anos de idade
age A dos 18 aos 35
age A idade: 18-35
age A idade entre 20/35
age A 18 a 35 anos
age A Ter no máximo 45 anos
age A Idade máxima 50 anos
age A Idade máxima: quarenta anos
age A com dezoito a trinta e cinco anos
age A Não ter mais de 40 anos
age A Pessoas com menos de 30 anos
age A Precisa-se de jovem para atendimento
age A jovens dinâmicos para nossa loja
age A Jovem vendedor
age A moça jovem para recepção
age A Maior de 25 anos
age A acima de 30 anos
age A a partir de 25 anos de idade
age A Idade mínima 30 anos
age A maiores de 18 até 40 anos
age A faixa etária: 20 a 35 anos
age A limite de idade 45 anos
age A homem de 25 a 40 anos para a lavoura
age A estagiário com até 25 anos
age A DE 18 À 30 ANOS
age A Que tenha até 35 anos
age A pessoa de 20 a 40 anos
age A +30 anos
age B Idade mínima de 21 anos
age B maior de 21 anos
color A Pessoa de pele clara
color A mulher branca para trabalhar em casa de família
color A Não contratamos venezuelanos
appearance A Boa aparência
appearance A boa aparencia e simpatia
appearance A ter ótima aparência
appearance A Boa apresentação pessoal
appearance A Exige-se boa apresentação
appearance A excelente apresentação e comunicação
appearance A Enviar currículo com foto
appearance A mande foto pelo WhatsApp
appearance A Enviar foto de corpo inteiro
appearance A Currículo com foto para o e-mail da loja
appearance A mandar curriculo e foto no zap
appearance A Altura mínima de 1,65 m
appearance A altura mínima 1,70
appearance A Peso proporcional à altura
appearance A moça magra para a loja
appearance A Magra
appearance A seja bonita e simpática
appearance A Sem tatuagens aparentes
appearance A Não ter tatuagem
appearance A bom porte físico
appearance A manequim 38
appearance A boa\\naparência
appearance A boa aparênciaaa
family A Solteiro
family A solteira e sem filhos
family A Sem filhos
family A de preferência sem filhos
family A não pode ter filhos pequenos
family A Não ter filhos menores
family A que não tenha filhos pequenos
family A Casado(a)
family A Homem casado para a fazenda
family A Preferência por casados
family A estado civil: solteiro
family A Vaqueiro solteiro
family A Que não esteja grávida
family A não estar gestante
family A não gestante
family A Exame de gravidez
family A teste de gravidez negativo
family A Com filhos já criados
family A casal com no máximo 1 filho
family A ter laqueadura
family A não pretenda engravidar
family B Precisa-se de casal para cuidar de chácara
family B Casal caseiro para fazenda
family B contrata-se casal, ele vaqueiro e ela cozinheira
belief A Ser evangélico
belief A que seja cristão
belief A Preferência por evangélicos
belief A pessoa cristã e honesta
belief A De preferência católica praticante
belief A Que frequente igreja
belief A frequentar a igreja
belief A Evangélica
belief A temente a Deus
belief A religião evangélica
belief A Não ser petista
suing A Sem processo na justiça do trabalho
suing A não ter colocado empresa na justiça
suing A Sem ação trabalhista
suing A sem processos trabalhistas
suing A Nunca ter processado empresa
suing A que não tenha entrado na justiça contra patrão
suing A Não sindicalizado
suing A não ser filiado a sindicato
experience A Mínimo 2 anos de carteira assinada
experience A experiência mínima de um ano
experience A Experiência comprovada de 2 anos
experience A 1 ano de experiência
experience A Experiência: 3 anos
experience A EXPERIENCIA MINIMA DE 1 ANO NA FUNÇÃO
experience A Pelo menos um ano de experiência na área
experience A experiência comprovada em carteira de no mínimo 1 ano
experience A ter mais de 2 anos de experiencia com gado
experience A Experiência de 12 meses em caixa
experience A Exp. mínima 1 ano
experience A experiência de 1 a 2 anos
experience A Experiência em vendas de pelo menos dois anos
experience A 2 (dois) anos de experiência
experience A Vivência mínima de 3 anos como tratorista
experience A mínimo de 2 anos na função
experience A experiência superior a 6 anos
experience A experiência com trator, mínimo 2 anos
disability A Aptidão plena
disability A plena aptidão física e mental
disability A Sem deficiência
disability A não ter nenhuma deficiência
disability A Não aceitamos PcD
disability A sem limitações físicas
disability A não ter problema de coluna
disability A sem problemas de saúde
records B Sem antecedentes criminais
records B atestado de bons antecedentes
records B nada consta
records B Ficha limpa
records B Nome limpo
records B sem restrição no nome
records B Não ter nome no SPC e Serasa
records B CPF sem restrições
records B sem passagem pela polícia
money A Pagar R$ 50 de inscrição
money A Taxa de cadastro R$ 30,00
money A Taxa de inscrição: R$ 25
money A pagar taxa de cadastro
money A É necessário pagar uma taxa de R$ 40,00 para participar
money A O candidato deve comprar o uniforme
money A uniforme por conta do funcionário
money A pix para garantir a vaga
money A Fazer um pix de R$ 60,00 para reservar a vaga
money A Depósito antecipado de R$ 100
money A caução de R$ 200
money A curso pago pelo candidato
money A comprar o kit inicial
money A Adquirir o material do curso
money A exame admissional por conta do candidato
money A Será cobrada taxa de R$ 35,00
money A investimento inicial de R$ 150
money A 50 reais de taxa de matrícula
money A Garanta sua vaga com um pix de 20 reais
money A pagar o curso de 80 reais antes de começar
sex A Vaga de vendedor apenas p/ homens
sex A PRECISA-SE DE MOÇA PARA TRABALHAR EM LANCHONETE
sex A procuro senhora pra cuidar da casa e cozinhar
sex A Ajudante de pedreiro - somente homem
sex A Recepcionista, sexo feminino, período da manhã
sex A Urgente!! preciso de 2 rapazes pra descarregar caminhão amanhã
sex A A vaga é exclusivamente para o público masculino
sex A Damos preferência a mulheres
sex A Requisitos:\\n- Ser do sexo masculino\\n- Ter CNH
sex A trabalho na lavoura, só rapaz
sex A preciso de um homem que entenda de gado
sex A contrata-se garotas para panfletagem
sex A título: precisa se de mulher
age A Faixa etária entre 25 e 45 anos
age A idade de 18 até 30
age A Candidatos com idade entre vinte e trinta anos
age A não contratamos acima de 50 anos
age A Até 35 anos
age A idade max 40
age A Ter entre 20 a 35 anos
age A precisamos de gente jovem
age A Atendente, 18/28 anos
age A pessoas de no máximo 38 anos
age A Idade: até 30 anos
age A Entre 25 e 40 anos, casado, com CNH D
age A entre os 20 e 30 anos
age A vaga para jovens de 18 a 29 anos
appearance A Boa aparencia é fundamental
appearance A ser bonita, simpatica e comunicativa
appearance A ter boa apresentação
appearance A Interessados enviar curriculum c/ foto
appearance A mandar foto e nome completo no zap
appearance A enviar cv com foto recente
appearance A Altura mínima: 1,70m
appearance A peso compatível com a altura
appearance A não pode ter tatuagem
appearance A sem piercing e sem tatuagens
appearance A Excelente aparência
appearance A boa aparênsia
appearance A envie sua foto para o número abaixo
family A preferencialmente solteiro
family A Moça solteira e sem filhos
family A não possuir filhos
family A Sem filhos pequenos
family A Precisamos de vaqueiro casado
family A mulher sem filho pequeno
family A não estar grávida no momento da contratação
family A apresentar teste de gravidez
family A que não tenha criança pequena
family A solteiros(as)
family A só contratamos casados
family A Não pode estar gestante
family B vaga para casal de caseiros
family B Precisa de casal sem vícios para fazenda
belief A Pessoa evangélica
belief A que seja da igreja
belief A preferência cristãos
belief A Buscamos babá evangélica
belief A crente
belief A ser católica
belief A ter religião
suing A que nunca colocou patrão na justiça
suing A não pode ter processo trabalhista
suing A sem histórico de ações trabalhistas
suing A não ter causa trabalhista
suing A não pode ser sindicalizado
experience A Necessário 2 anos de experiência
experience A Experiência de no mínimo 3 anos na área de vendas
experience A mínimo 1 ano registrado em carteira
experience A experiencia comprovada minimo 1 ano
experience A Exige-se experiência de 5 anos em máquinas agrícolas
experience A Ter pelo menos dois anos de experiência comprovada
experience A Exp de 2 anos
experience A acima de 1 ano de experiência
experience A 1 ano de carteira assinada na função
experience A tempo mínimo de experiência: 24 meses
disability A não ter deficiência física
disability A vaga não disponível para PCD
disability A gozar de perfeita saúde
disability A estar em plenas condições físicas e mentais
disability A sem problema na coluna
records B certidão de antecedentes criminais
records B não ter restrição no SPC
records B nome limpo na praça
records B Não possuir passagens pela polícia
records B sem restrições no CPF
money A cobra-se taxa de 20 reais pelo cadastro
money A inscrição: R$ 15,00
money A o uniforme é por conta do candidato
money A pagar exame admissional
money A custo do curso R$ 120,00 por conta do candidato
money A Taxa de R$ 30 para reservar a vaga
money A comprar apostila de R$ 45
money A mandar pix de 30 reais pra garantir entrevista
money A precisa comprar o kit de trabalho
money A depósito de R$ 80,00 para garantir a vaga
sex A homem para trabalhar na fazenda
sex A mulher para limpeza
sex A moça para balcão
family A casado(a)
appearance A magra
appearance A altura mínima
appearance A mande foto
belief A cristão
belief A frequentar igreja
suing A sem processo na justiça do trabalho
money A pagar R$ 50 de inscrição
money A taxa de cadastro
money A comprar o uniforme
age A até 40 anos de idade
experience A mínimo 2 anos de carteira assinada
sex A 🚨 VAGA DE EMPREGO 🚨\\n\\n📌 Cargo: Atendente\\n📍 Local: Centro\\n👩 Sexo: Feminino\\n🕐 Horário: 8h às 18h\\n💰 Salário: R$ 1.800,00\\n📲 Enviar currículo no WhatsApp
age A 🚨 VAGA DE EMPREGO 🚨\\n✅ Idade: de 20 a 35 anos\\n✅ Experiência\\n✅ CNH B
appearance A *VAGA PARA RECEPCIONISTA*\\n*Requisitos:*\\n- Boa comunicação;\\n- Boa aparência;\\n- Ensino médio completo.
family A REQUISITOS: ter CNH; ser solteiro; morar na fazenda
experience A Requisitos\\n• CNH D\\n• Experiência mínima de 2 anos com caminhão\\n• Disponibilidade para viajar
sex A contrata se mulher com experiencia em cozinha
sex A Estamos precisando de uma moça pra trabalhar de caixa
sex A Precisa-se:\\nHomem com disposição para trabalhar
sex A precisa de menina pra loja
sex A Vaga p/ mulher
sex A VAGA: HOMEM
sex A preciso 2 homens
sex A Chapa, homem forte
sex A somente p/ mulheres
sex A sexo: fem
sex A (sexo masculino)
sex A precisamos de senhora para cuidar de idosa
sex A Auxiliar geral (homem)
sex A serviço para homem
sex A Vagas somente masculinas
sex A pessoa do gênero feminino
sex A perfil feminino
sex A procura-se funcionário homem
sex A contratamos funcionária mulher
sex A Vaga destinada ao público feminino
age A idade: 20 a 40
age A Idade de 18 a 30
age A Idade: 18 - 30 anos
age A entre 18 à 40 anos
age A de 18 até 30 anos
age A pessoas jovens
age A candidatos jovens e dinâmicos
age A até os 35 anos
age A idade até 35
age A no max 30 anos
age A idade entre 25 e 35
age A com idade máxima de 40
age A maximo de 35 anos
age A não maior que 40 anos
age A nascidos entre 1990 e 2005
age A maiores de 21 e menores de 35 anos
age A de preferência jovem
age A preferência por pessoas mais jovens
age A Idade: 25+
age A não contratamos maiores de 50 anos
age A pessoas de meia idade
age A idade acima de 30 anos
appearance A boa aparencia física
appearance A Ter boa apresentação pessoal e higiene
appearance A enviar foto junto com o currículo
appearance A favor enviar currículo e foto
appearance A envie cv + foto
appearance A foto obrigatória
appearance A foto no currículo
appearance A mandar foto de rosto
appearance A não pode ser gorda
appearance A ter entre 1,60 e 1,75 de altura
appearance A peso máximo 80 kg
appearance A que seja magra
appearance A ser bem apresentada
appearance A apresentável
color A cabelos lisos
appearance A sem barba e sem tatuagem
family A não ter filho pequeno
family A que não tenha filhos
family A Mulher sem filhos
family A sem filhos menores de 5 anos
family A ser casado
family A pessoas solteiras
family A de preferência casada
family A não estar grávida
family A comprovar que não está grávida
family A exame beta hcg
family A não engravidar nos próximos 2 anos
family A sem planos de ter filhos
family A Casado, com família pequena
belief A sejam evangélicos
belief A evangélicos de preferência
belief A que seja crente
belief A ser temente a Deus
belief A preferência por pessoas da igreja
belief A pessoa de Deus
belief A cristãos
belief A seguir a fé católica
belief A de família cristã
belief A membro da Assembleia de Deus
suing A que nunca tenha botado patrão no pau
suing A que não tenha ação contra ex-empregadores
suing A sem causas trabalhistas
suing A certidão negativa trabalhista
suing A não participar de sindicato
suing A sem envolvimento com sindicato
suing A não ter processos contra empresas
experience A experiência mínima: 1 ano
experience A exp. mín. de 2 anos
experience A Experiência comprovada na carteira (mínimo 1 ano)
experience A com no mínimo 2 anos de experiência na função
experience A + de 2 anos de experiência
experience A 8 meses de experiência
experience A dois anos de experiência na função
experience A mais de um ano de experiência
experience A exigimos 3 anos de experiência
experience A tempo de experiência: 2 anos
experience A ter trabalhado pelo menos 2 anos na função
experience A um ano de prática
experience A experiencia de mais de 1 ano
experience A 1 ano na função
experience A 2 anos na área
disability A não ter deficiências
disability A pessoas sem deficiência
disability A sem problemas físicos
disability A não possuir limitações físicas
disability A que não tenha problema de saúde
disability A plena capacidade física
disability A saúde perfeita
disability A não é para PcD
records B antecedentes criminais
records B ter nome limpo
records B consulta ao SPC/Serasa
records B sem ficha na polícia
records B certidão negativa criminal
records B sem nome sujo
records B não ter passagem
money A taxa de R$ 20 para entrevista
money A pagamento da taxa de inscrição
money A valor da inscrição R$ 30
money A R$ 40,00 para fazer o cadastro
money A enviar pix de R$ 25 para confirmar
money A uniforme pago pelo colaborador
money A o funcionário compra o uniforme
money A uniforme descontado do salário
money A curso obrigatório de R$ 100
money A curso pago à parte
money A treinamento pago pelo candidato R$ 80
money A kit inicial de R$ 99
money A adquirir kit de vendas
money A depositar R$ 50
money A depósito caução
money A contribuição de R$ 15 para a agência
money A exame médico pago pelo candidato
money A primeiro pague a taxa
money A cobramos R$ 30
sex A Lanchonete contrata: chapeiro (homem)
sex A vaga somente para o sexo masculino
sex A Precisa-se de duas moças para trabalhar em sorveteria
sex A A fazenda procura homem com experiência em cerca
sex A Ser mulher
sex A Buscamos rapaz para entregas
sex A Auxiliar de cozinha, preferencialmente mulher
sex A Candidata do sexo feminino com boa comunicação
sex A Só pego homem
age A Idade até 45 anos
age A Precisamos de atendente entre 18 e 25 anos
age A Rapaz de 18 a 22 anos para ajudante
age A idade minima 25 anos
age A maximo 40 anos de idade
age A Buscamos jovens talentos para o nosso time de vendas
age A não passar dos 35 anos
age A (20 a 35 anos)
appearance A É preciso ter boa aparência
appearance A Envie currículo com foto atualizada para nosso WhatsApp
appearance A Mandem foto e experiência no privado
appearance A Pessoa com boa apresentação
appearance A altura de no mínimo 1,70
appearance A corpo magro
appearance A nao ter tatuagens visiveis
family A Desejamos pessoa solteira, sem filhos
family A não pode estar grávida
family A casado com filhos grandes
family A Que não tenha bebê pequeno
family A atestado negativo de gravidez
family A apenas pessoas sem filhos
family B Fazenda contrata casal sem animais
belief A Preferência por evangélicos da Assembleia
belief A que seja católico
belief A precisa ser cristã
belief A moça evangélica para cuidar de criança
suing A Não ter processo contra ex-patrão
suing A nunca ter ido na justiça do trabalho
suing A sem ações na justiça trabalhista
experience A Experiência mínima comprovada de 01 ano na função
experience A Com experiência de mais de 3 anos em ordenha
experience A 5 anos de experiência comprovada em CTPS
experience A mínimo de 1 ano e meio de experiência
experience A ter no mínimo um ano de registro em carteira
experience A experiência de dez meses
disability A não possuir deficiência
disability A vaga não é para deficientes
disability A não ter problemas de saúde
records B Atestado de antecedentes criminais
records B não ter restrição no CPF
records B nome limpo no Serasa
money A pagamento de R$ 35 para o cadastro na agência
money A o candidato paga o exame admissional
money A Taxa única de R$ 49,90
money A comprar kit de produtos para começar
money A uniforme será descontado do salário
money A faça um pix de 15 reais e garanta sua entrevista
money A necessário depósito de R$ 100 como garantia
money A inscrição no valor de R$ 20
money A Curso preparatório de R$ 150 obrigatório
sex C Contratamos faxineiras
sex A Precisa-se de rapaz para serviços gerais
sex A Vaga somente para mulheres
sex A Contrata-se moça para trabalhar em loja
sex A CONTRATO HOMEM PARA ROÇADA
sex A Procuro senhora para cuidar de idoso
sex A apenas homens
sex A preferência por mulheres
sex A Vaga masculina para ajudante de carga
sex A só aceitamos meninas
sex A Precisamos de um homem com disposição para trabalhar
sex A exclusivo para o público masculino, vaga de segurança
age A Idade entre 25 e 40 anos
age A de 18 a 30 anos
age A 18 a 35 anos, com ensino médio
age A Idade máxima: 45
age A Ter entre 20 e 30 anos de idade
age A Buscamos jovem vendedor para nossa equipe
age A acima de 25 anos
age A Faixa etária: 20 a 40
age A Idade mínima 25 anos
age A candidatos com no máximo quarenta anos
appearance A Ter boa aparência
appearance A mandar foto de corpo inteiro no whatsapp
appearance A altura mínima de 1,70 m
appearance A Ser bonita e comunicativa
appearance A Exige-se ótima aparência
appearance A não ter tatuagem
family A Que não tenha filhos pequenos
family A Apresentar teste de gravidez negativo
family A de preferência casado
family A Estado civil: solteiro
belief A Deve ser evangélica
belief A preferência por pessoas cristãs
suing A sem ações na Justiça do Trabalho
suing A Não pode ter processado empresa anterior
belief A de família católica
experience A Experiência mínima de 2 anos
experience A 2 anos de experiência comprovada em carteira
experience A experiência de no mínimo 1 ano na função
experience A Necessário ter um ano de experiência como operador de colheitadeira
experience A experiencia minima de 12 meses
experience A com mais de três anos de experiência
experience A pelo menos dois anos na área comprovados em carteira
disability A Não aceitamos pessoas com deficiência
disability A aptidão física plena
disability A sem deficiência física
money A Taxa de inscrição de R$ 30,00
money A É preciso pagar o exame admissional
money A O candidato paga o uniforme
money A depósito de R$ 100 para reservar a vaga
money A Adquirir o kit de vendas por R$ 150
money A caução de 200 reais devolvida depois
money A fazer pix de 50 reais para garantir a vaga
money A o curso é obrigatório e custa R$ 80, pago pelo candidato
records B Apresentar certidão de antecedentes criminais
records B nome limpo no SPC e Serasa
family B Casal caseiro para chácara
sex A Precisa-se de funcionária mulher
sex A vaga p/ homem
sex A Ser homem, ter CNH
sex A Requisito: ser do sexo masculino
sex A necessário ser mulher
sex A Contrata-se doméstica, só mulher
sex A vagas exclusivas para homens
sex A gênero: feminino
sex A Procura-se mulher honesta para faxina
sex A damos preferência a homens
sex A serviço pesado, só pra homem
sex A não contratamos mulheres
age A ter no máximo 30 anos
age A idade de 20 até 35
age A com até 28 anos
age A menor de 40 anos
age A dos 20 aos 45 anos
age A entre vinte e trinta anos
age A maiores de 25
age A Idade: 18-30
age A Não ter mais de 45 anos
age A jovens para equipe de vendas
age A limite de idade 35 anos
appearance A boa aparência física
appearance A de boa aparência e educada
appearance A excelente apresentação pessoal
appearance A peso proporcional à altura
appearance A ser magra
appearance A manequim 38 a 40
appearance A favor anexar foto recente
appearance A currículo c/ foto
color A cabelo liso e pele clara
family A sem filhos pequenos
family A mulheres sem compromisso familiar, solteiras
family A não ter filhos menores de 5 anos
family A exame de gravidez admissional
family A preferência por pessoa casada
belief A ser cristão
belief A ser da igreja
belief A precisa ter religião
suing A não ter processo trabalhista
experience A exige-se 3 anos de experiência
experience A experiência de 2 a 3 anos em vendas
experience A mínimo de dezoito meses na função
experience A experiência superior a 1 ano
experience A ter trabalhado pelo menos 2 anos como tratorista
experience A experiência acima de seis meses
experience A 5 anos de carteira assinada na função
experience A ao menos 1 ano de prática comprovada em soldagem
disability A plena capacidade física e mental
disability A não pode ter nenhuma deficiência
money A cobramos R$ 20 pela ficha
money A comprar apostila de R$ 60
money A investimento inicial de R$ 300 no kit
money A o exame médico é por conta do candidato
money A uniforme descontado do primeiro salário
money A enviar comprovante do pix da inscrição
records B não ter passagem pela polícia
records B ficha limpa
sex C Vendedora
money A fazer um pix de R$ 50 até o fim do dia para reservar a vaga
money A pix de R$ 50 até o fim do dia
money A mande pix de R$ 30 para o cadastro
money A Diária de R$ 150: para reservar, pix de R$ 30
money A Salário de R$ 3.000, necessário depósito de R$ 100
money A Salário de R$ 2.000, depósito antecipado de R$ 50
money A Depósito de R$ 100, devolvido no fim do mês
money A O candidato faz um pix de R$ 50 no fim do dia
money A faça um pix de R$ 30 no fim do dia
family A Procuramos moça solteira
family A Somente solteiros
family A Lote de vacas: vaqueiro solteiro
family A Vaqueiro solteiro para manejo de vacas
family A Ordenhar vacas, solteira
family A Cuidar do gado, solteiras
family A Moças solteiras para apartar vacas paridas
family A Pessoas solteiras, vacas paridas
family A teste de gravidez na admissão
family A será exigido teste de gravidez
family A Cuidar de vacas e apresentar exame de gravidez
family A Vaqueira com exame de gravidez para cuidar de vacas
family A Apresentar exame de gravidez, cuidar do gado
family A Entregar exame de gravidez, gado de leite
family A A candidata deve agendar exame de gravidez
family A Agendar exame de gravidez e apresentar na admissão
family A Aplicar teste de gravidez nas candidatas
family A Vendedora com teste de gravidez
money A Salário de R$ 1.800, cobramos pix de R$ 40
money A Salário de R$ 1.800, pagar pix de R$ 40
money A Salário de R$ 1.800, via pix de R$ 40 ao recrutador
money A Diária de R$ 150, pix de R$ 50 de sinal
money A Para trabalhar, pix de R$ 50 toda semana ao encarregado
money A Do primeiro salário, transferência de R$ 300 ao gato
family A Ligue para agendar entrevista e teste de gravidez
family A Agendar teste de gravidez e levar na entrevista
family A Agendar exame de gravidez com o RH
family A Seleção com aplicação de teste de gravidez
family A Aplicar teste de gravidez em todas as funcionárias
family A Vaqueiras solteiras e inseminadoras
family A Contratamos solteiras e inseminadoras
family A Precisamos de solteiras, inseminador e tratorista
money A Salário de R$ 2.000, pix de R$ 60 para a chave 66999991234
money A Salário de R$ 1.800, pix de R$ 50 antes do primeiro dia
money A Diária de R$ 120, pix de R$ 30 para a van
money A Diária de R$ 90, pix de R$ 50 para a van
money A Salário de R$ 2.000 (pix de R$ 80 antes de vir)
money A Vale de R$ 300 e pix de R$ 50 pelo transporte
money A Salário semanal de R$ 600, transferência de R$ 70 para a chave do dono
money A R$ 150 a diária, pix de R$ 30 para o ônibus
money A Diária 120 reais, pix de 25 reais no ato
money A Paga 45 reais a diária, pix de 20 reais pra van
money A Salário 2 mil, pix de 80 reais pelo alojamento
money A Salário fixo de R$ 1.800 mensal, depósito de R$ 60 na conta do responsável
money A Salário de R$ 2.500 na fazenda, pix de R$ 100 pela passagem
money A Paga-se diária de R$ 140 na catação de raiz, pix de R$ 25 para o transporte
money A Salário líquido de R$ 3.500 na lavoura de soja, depósito de R$ 150 no embarque
money A Salário a combinar, pix de R$ 60 para a chave 66999991234
money A Diária boa, transferência de R$ 40 pra chave do gerente
family A Vamos aplicar teste de gravidez em todas
family A A empresa vai agendar exame de gravidez
family A A fazenda vai agendar teste de gravidez
family A A gente vai agendar exame de gravidez
family A Nós vamos agendar o teste de gravidez
family A Iremos agendar exame de gravidez
family A Podemos agendar o exame de gravidez
family A A firma irá agendar exame de gravidez e de sangue
family A No primeiro dia vamos aplicar teste de gravidez
family A A farmácia vai aplicar teste de gravidez em todas
family A A empresa agenda exame de gravidez
family A Será feito teste de gravidez
money A Salário de R$ 2.000, pix de R$ 30 para a van
money A Salário de R$ 2.000, transferência de R$ 70 para a chave do dono
money A Salário de R$ 2.000 mais pix de R$ 60 para a chave 66999991234
money A Salário de R$ 2.000, pix de R$ 60 para a chave 66999991234, R$ 60 por pessoa
money A Salário de R$ 2.000, pix de R$ 60 para 66999991234
money A Salário de R$ 2.000, pix de R$ 60 para o número (66) 99999-1234
money A Pix de R$ 60 para a chave 66999991234, salário de R$ 2.000
money A Salário de R$ 1.800, pix de R$ 60 ao gerente
money A Salário de R$ 1.800, transferência de R$ 60 na conta do dono
money A Salário de R$ 2.200, pix de R$ 90 antes de embarcar
money A Salário de R$ 2.200, pix de R$ 90 antes da viagem
money A Salário de R$ 1.800 + pix de R$ 80 antes de vir
money A Salário de R$ 1.800, pix de R$ 60 para começar
money A Pix de R$ 50 para começar, salário de R$ 2.000
money A Pix de R$ 40 para a van, diária de R$ 120
money A Salário de R$ 1.800, pix de R$ 50 por semana pelo alojamento
money A Salário de R$ 2.000, pix de R$ 45 da taxa
money A Salário de R$ 2.000, pix de R$ 45 do uniforme
money A Diária de R$ 150, pix de R$ 40 do exame
money A Salário de R$ 2.000, pix de R$ 35 de reserva
money A Salário de R$ 2.000, pix de R$ 35 para garantir a vaga
money A Pix de R$ 50
money A Pix de R$ 50, vale muito a pena
money A Pix de R$ 50 até sexta
money A Pix de R$ 50 ainda esta semana
money A Pix de R$ 50 nesta semana
family A Aplicar teste de gravidez em todas as vendedoras
family A Vamos agendar exame de gravidez na cidade
family A A empresa vai agendar exame de gravidez no posto do bairro
family A Hospital contrata copeira e vamos aplicar teste de gravidez
money A Vaga com salário de R$ 1.800 mediante depósito de R$ 200
money A Mediante pix de R$ 100, salário de R$ 2.500
money A Salário R$ 2.000, investimento: pix de R$ 70
money A Ganhe até R$ 3.000 de salário, só um pix de R$ 70 de investimento
money A Salário R$ 2.000, contribuição por pix de R$ 70
money A Salário R$ 2.000, traga comprovante de transferência de R$ 70
money A Salário de R$ 2.500, pix de R$ 60 para maria no gmail
money A Depósito de R$ 100, início na sexta
money A Pix de R$ 50 na sexta-feira e começa na segunda
money A Pix de R$ 50, começa semana que vem
money A Pix de R$ 80, vagas para a semana
`
  .trim()
  .split("\n");
