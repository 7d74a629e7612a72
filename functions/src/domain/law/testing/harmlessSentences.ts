/** Sentences of advertisements in which nothing of grade A may be found; 'title:' before those of a title. */
export const harmlessSentences: readonly string[] = `
Loja de moda feminina
Vendedor de moda masculina
ambos os sexos
Vaga para ambos os sexos
Atendimento ao público feminino
Homens e mulheres
vaga para homens e mulheres
Precisa-se de homem ou mulher
precisa-se de moças e rapazes para a colheita
Sexo: masculino e feminino
Vagas masculinas e femininas
O candidato deve ter CNH B
Vendedora(o) para loja
Vendedor(a) com vontade de crescer
Limpeza do banheiro feminino e masculino
title: Vendedor de calçados femininos
title: Cabeleireiro masculino
title: Professor de futebol feminino
Cuidar de uma senhora de 80 anos
Cuidadora para senhora idosa
Senhora de 78 anos precisa de cuidador noturno
title: Cuidador de senhora idosa
Vaga aberta também para mulheres
Roupas para mulheres e crianças
Academia só para mulheres
perfumes masculinos e femininos
Separar bezerros do sexo masculino
Vaga independente de sexo
sem distinção de sexo, cor ou idade
não há preferência de sexo
Vaga afirmativa para mulheres negras
Entregar em até 2 anos
Contrato de 1 a 2 anos
Empresa com 20 anos de mercado
Estamos há mais de 30 anos no mercado
Crianças de 4 a 6 anos
Cuidar de crianças até 6 anos
Maior de 18 anos
maiores de 18 anos
Ser maior de dezoito anos
18 anos ou mais
Ter 18 anos completos
A partir de 18 anos
+18 anos
Idade mínima 18 anos
Jovem aprendiz de 14 a 24 anos
Aprendiz até 22 anos
title: Jovem Aprendiz
Ser estudante, Jovem Aprendiz
Equipe jovem e animada
ambiente jovem e dinâmico
Dar aulas para alunos de 15 a 17 anos
Atender público de 18 a 60 anos
Garantia de até 25 anos nas telhas
financiamento em até 30 anos
Sem limite de idade
não exigimos idade máxima
não há limite de idade
sem distinção de idade
Aceitamos todas as idades
Independente de idade
Empresa com mais de 25 anos de tradição
Turno de 18 a 22 horas
das 8 às 18
De 20 a 30 vagas
Escala 12x36
Pagamento de R$ 1.800 a R$ 2.500
Boa apresentação dos pratos
Cuidar da boa apresentação da loja
boa apresentação dos produtos nas gôndolas
não exigimos boa aparência
Não é necessário enviar foto
Boa aparência não é exigida
Currículo sem foto
Enviar fotos dos produtos para os clientes
mande foto do currículo
Tirar fotos dos serviços
Trabalho em altura (NR-35)
altura: trabalho em altura NR-35
limite de peso de 30 kg
Conferir o peso das mercadorias
Carregar peso de até 25 kg
controle do peso dos animais
Leite magro e carne magra
Trocar as roupas da vitrine, moda manequim
Boa aparência da fachada da loja
Auxílio-creche
Plano de saúde para filhos
auxílio creche para quem tem filhos
Solteiros e casados
casado ou solteiro
com ou sem filhos
Alojamento para solteiros
Casa para casados e alojamento para solteiros
cama de casal
Prato casado e marmita
não importa se tem filhos
Salário-família
Atendimento a gestantes e bebês
não pedimos exame de gravidez
Licença-maternidade estendida
Colégio Católico contrata professor
Livraria Evangélica
Loja de artigos religiosos
title: Auxiliar de limpeza no Hospital Evangélico
Igreja Batista contrata zelador
Escola cristã com 200 alunos
não perguntamos a religião
Acompanhar processos trabalhistas
Advogado para ações na justiça do trabalho
Elaborar defesas em processos trabalhistas
Auxiliar de departamento pessoal para o sindicato rural
Experiência de até 6 meses
Experiência comprovada em CTPS de 6 meses
6 meses de experiência
Experiência mínima de 3 meses
Desejável 2 anos de experiência
2 anos de experiência será um diferencial
Experiência de 1 ano é um diferencial
preferencialmente com 1 ano de experiência
Não é necessário experiência
não exigimos 1 ano de experiência
Com ou sem experiência
Empresa com 20 anos de experiência
Somos uma loja com 15 anos de experiência no ramo
contrato de experiência de 45 dias
Contrato de experiência de 90 dias
Sem experiência, contrato de 1 ano
Diferenciais:\\n- 2 anos de experiência com soja
experiência com crianças de 4 a 6 anos
Experiência e maior de 18 anos
Experiência, CNH B, 18 anos
Vaga também para PcD
vaga para pessoas com deficiência
PcD são bem-vindas
Pessoas com e sem deficiência
Sem restrição de horário
Sem processo seletivo demorado
Consultar SPC e Serasa dos clientes
title: Analista de crédito
Taxa de entrega por conta do cliente
motoboy recebe taxa de entrega
Depósito de materiais de construção
Auxiliar de depósito
Caixa: depósito bancário
Contas a pagar e a receber
pagamos por pix
Salário pago por pix toda sexta
Não cobramos taxa
Não cobramos nenhuma taxa de inscrição
nunca pague taxa para conseguir vaga
Inscrição gratuita
Curso pago pela empresa
uniforme por conta da empresa
A empresa fornece uniforme e EPI
Uniforme fornecido
receber pagamentos de clientes em pix e cartão
Vender cursos e kits de beleza
Pagamento de taxas e boletos no banco
Exame admissional por conta da empresa
Taxa de ocupação do hotel
Cuidado com golpes: não pague taxa de inscrição
Cadastro de clientes e emissão de boletos
Conferir material comprado pela loja
Comprar material de limpeza para a loja
Força física e disposição
Disponibilidade de horário
Boa comunicação
Ser pontual e responsável
Ensino médio completo
CNH categoria D
Salário R$ 1.800,00 + comissão
Morar em Canabrava do Norte
Trabalhar de segunda a sexta, das 7h às 17h
Folga aos domingos
Almoço no local
Trato com idosos e crianças
Dirigir trator e plantadeira
Aplicar defensivos com EPI
Conhecimento em informática
Atender clientes no balcão e no telefone
Precisa-se de pessoas de ambos os sexos
Atendente para loja de roupas femininas e masculinas
vaga para homem ou mulher
Contratamos homens e mulheres acima de 18 anos
Tanto homens quanto mulheres podem se candidatar
Barbeiro para corte masculino
Personal para turma de mulheres
Cuidador para idoso de 85 anos
Professora para crianças de 6 a 10 anos
Babá para menina de 3 anos
Empresa fundada há 35 anos
Há 25 anos no mercado de Mato Grosso
Contrato temporário de 6 meses
Ter mais de 18 anos
idade acima de 18 anos
Programa Jovem Aprendiz, de 16 a 22 anos
Estágio de 6 horas por dia
Prazo de até 30 dias
Carga de até 40 toneladas
De 30 a 40 sacas por hora
Terreno de 20 a 30 hectares
Horário das 18 às 23
boa apresentação do cardápio
Cuidar da aparência da loja
pratos com boa aparência
Tirar foto dos produtos para o Instagram
Enviar foto da CNH e comprovante de residência
Trazer 2 fotos 3x4 e documentos na admissão
Pesar animais e anotar o peso
Rampa com altura máxima de 4 metros
Carga com peso máximo de 30 kg
Aceitamos casados e solteiros
Vaga para quem tem ou não tem filhos
Casa para família na fazenda
Alojamento para solteiro com TV
Festa de casamento e eventos
Clínica para gestantes
Ajudar na igreja durante eventos
Colégio Adventista contrata monitor
Loja Evangélica precisa de vendedor
Auxiliar na secretaria da Igreja Católica
Rotinas trabalhistas e folha de pagamento
Conhecer a legislação trabalhista
Experiência não é obrigatória
não precisa ter experiência
experiência de 6 meses na função
mínimo 6 meses de carteira
até seis meses de experiência
ter experiência de 3 a 6 meses
Se tiver 2 anos de experiência é um diferencial
Nossa equipe tem 10 anos de experiência
contrato de experiência de 3 meses
1 ano de garantia
Vagas também para pessoas com deficiência
Empresa inclusiva: PcD
Entregar encomendas e receber taxa de entrega
Receber depósito de clientes
Depósito: organizar caixas
Emitir boletos de taxas do condomínio
Fazer pagamento de contas no banco
A empresa paga o curso de vigilante
Damos uniforme e cesta básica
Não há custo para o candidato
Ninguém precisa pagar para participar
sem taxa de inscrição
Comprar verduras na feira para o restaurante
Vender kits de cosméticos
Salário pago via pix
Kit de boas-vindas
Desconto no uniforme escolar para filhos de funcionários
Vale-transporte com desconto em folha
experiência comprovada em CTPS de 6 meses
moda masculina
público feminino
homens e mulheres
o candidato
vendedora(o)
banheiro feminino
entregar em até 2 anos
contrato de 1 a 2 anos
crianças de 4 a 6 anos
jovem aprendiz de 14 a 24
boa apresentação dos pratos
taxa de entrega
depósito de materiais
caixa: depósito bancário
contas a pagar
peso das mercadorias
limite de peso
não cobramos taxa
não é necessário experiência
independente de sexo
Experiência de 6 meses a 1 ano
Contratamos profissionais para montagem de móveis
Loja de moda masculina contrata vendedor
Vestiário masculino e feminino
Salão precisa de manicure para clientes mulheres
Homens e mulheres podem concorrer
Vaga para ambos os sexos, acima de 18 anos
Cuidar de casal de idosos
Professor de inglês para adultos de 20 a 50 anos
Pizzaria com 12 anos de história
Pagamento em até 30 dias
Caminhão de até 10 anos de uso
Turma do 6º ao 9º ano
Rodízio de 12 a 15 pizzas por hora
Aluguel de casa de 2 anos
Apresentação de relatórios mensais
Boa apresentação dos produtos na vitrine
Cuidado com a aparência dos doces
Postar fotos da loja no Instagram
Enviar foto do comprovante de endereço
Trabalho em altura com cinto de segurança
Pesagem do gado e anotação do peso
Benefício: creche para filhos
Hotel para casais precisa de camareiro
Alojamento para casados
Pré-natal: atendimento a gestantes no posto
Igreja contrata secretário
Vender livros evangélicos
Folha de pagamento e processos trabalhistas do escritório
Experiência desejável de 1 ano
Experiência de 2 anos conta como diferencial
Treinamento pago pela empresa
Não cobramos nada do candidato
Cobrar taxas dos condôminos
Receber depósito em cheque e conferir o caixa
Vale-uniforme
Empresa do grupo com 30 anos de experiência em agronegócio
Sem experiência, ensinamos o serviço
Aceitamos pessoas de todas as idades, inclusive acima de 50 anos
Empresa inclusiva contrata PcD para o administrativo
Análise de crédito e consulta ao Serasa de clientes
Vaga para vaqueiro com experiência em curral e doma
Trabalhar com gado de corte, de 2 a 4 anos
Fazenda com mais de 30 anos de criação de nelore
Cuidar de bezerros de até 8 meses
Colher soja de fevereiro a abril
Ter CNH D ou E há mais de 2 anos
Habilitação categoria B há no mínimo 1 ano
Motorista com MOPP e curso de direção defensiva
Curso de NR-35 pago pela empresa
Ter curso de operador de empilhadeira
Curso técnico completo ou cursando
Fazer a limpeza dos quartos e trocar a roupa de cama
Moças e rapazes de 18 anos ou mais
Atendimento ao cliente, homem ou mulher
Aceita pessoas com ou sem filhos
Moradia para família com escola perto
Casa para o funcionário e sua família
Alojamento masculino e alojamento feminino separados
Uniforme e EPIs fornecidos
Desconto de 6% de vale-transporte
Pagamento semanal por pix
Comissão de 5% sobre as vendas no pix
Fazer cobrança e receber dos clientes
Emitir nota fiscal e boleto
Controlar depósito e estoque
Depositar o malote no banco
Taxa de comissão de 3%
Taxa de entrega de R$ 7,00 por pedido
Ganho de R$ 150,00 por diária
Bônus de R$ 200,00 por assiduidade
Inscrições até 30 de novembro
Inscrição pelo WhatsApp
Cadastro de produtos no sistema
Valor da diária R$ 120,00
Plano de saúde depois de 3 meses de experiência
Contrato de experiência de 3 meses, depois efetivo
Efetivação após 90 dias de experiência
6 meses de experiência em frigorífico
Não exige experiência, damos treinamento
Experiência será avaliada na entrevista
Escola infantil: crianças de 2 a 5 anos
Acompanhar alunos de 14 a 17 anos no ônibus
Cuidador de idoso de 90 anos acamado
Ensinar jovens e adultos no EJA
Projeto social com jovens de 15 a 29 anos
Professora de educação física para turmas femininas
Time de futsal feminino procura treinador
Vendedor de cosméticos e perfumes femininos
Costureiro para uniformes femininos
Barbearia: corte masculino, barba e sobrancelha
Açougueiro: desossar e pesar carnes
Subir em altura de até 10 metros com EPI
Balança para peso de até 500 kg
Carregar sacos de até 25 quilos
Foto do produto e do preço na gôndola
Fotógrafo para fotos de casamento
Editar fotos e vídeos
Boa apresentação em público e oratória
Fazer apresentação em PowerPoint
Recepção de igreja e eventos religiosos
Colégio evangélico precisa de professora de música
Rádio católica contrata locutor
Loja de roupas infantis para meninos e meninas
Recrutamento com sigilo, sem distinção de raça, cor, religião ou sexo
Respeitamos a diversidade: todas as cores, idades e religiões
Vaga aberta a todas as pessoas, sem limite de idade
Ser maior de 18 anos e ter ensino fundamental
Precisa ter no mínimo 18 anos
Idade mínima: 18 anos
Aprendiz: idade entre 14 e 23 anos
Sindicato Rural contrata auxiliar
Analisar ações trabalhistas da empresa
Rotina de departamento pessoal e eSocial
Atuar com pessoas com deficiência na APAE
Acessível para cadeirantes
Vaga preferencial para PcD
Sem necessidade de experiência anterior
Trabalho noturno com adicional
Disponibilidade para morar na fazenda
Não fumante dentro da cozinha
Responsável pelo caixa e fechamento
Estágio de 6 horas por dia, 30 horas por semana
Curso gratuito para os contratados
Material de trabalho por conta da empresa
Kit de ferramentas fornecido pela oficina
Comprar peças e controlar notas
Fazer compras de mercadorias com fornecedores
Não pedimos dinheiro, foto nem idade
Esta vaga não cobra taxa de ninguém
Não é preciso pagar nada para se candidatar
Homem do campo ou da cidade, mulher ou homem, todos podem se candidatar
Precisa-se de pedreiro e servente
Procura-se auxiliar de serviços gerais para a casa da sede
Senhores pais, contratamos monitor de transporte escolar
Prezados senhores, vaga de contador
Faixa salarial de 1.800 a 2.500 reais
Jornada de 20 a 30 horas
De 40 a 50 anos de tradição no Araguaia
Idade não importa
Sexo e idade não são critérios
Vaga para vendedor ou vendedora de loja de moda feminina e masculina
Atender o público feminino e masculino da academia
Homens e mulheres podem se candidatar
Vaga aberta a ambos os sexos
A vaga é para qualquer pessoa, sem distinção de sexo, idade ou cor
Fazenda a 18 a 20 km da cidade
Ter mais de 18 anos e CNH B
Cuidar de crianças de 4 a 6 anos
Empresa com mais de 30 anos no mercado
contrato de 2 anos, podendo ser renovado
Garantia de até 5 anos nas peças vendidas
Zelar pela boa apresentação da loja
montar vitrine e cuidar da apresentação dos produtos
Carregar sacos com peso de até 30 kg
Trabalho em altura com NR-35
tirar fotos dos produtos para as redes sociais
Auxílio-creche para quem tem filhos
atender gestantes e mães na recepção da clínica
Colégio Católico contrata professor de história
Igreja Evangélica contrata zelador
Departamento jurídico: acompanhar ações trabalhistas
Não é preciso experiência, nós ensinamos
experiência será um diferencial
Pessoas com deficiência são bem-vindas
conhecimento em contas a pagar e a receber
fazer depósitos bancários e conferir o caixa
curso de NR-31 pago pela empresa
Uniforme e EPI fornecidos pela empresa
Pagamento toda sexta por pix
Cobrar a taxa de entrega dos clientes
organizar o depósito de ração
Limpar banheiros masculinos e femininos
Não cobramos nenhuma taxa
Operar trator de até 150 cavalos
a empresa tem 25 anos e está crescendo
Pesar os animais e anotar o peso
Homem do campo que queira crescer com a gente é a nossa cara: vaga para todas as pessoas
Experiência de seis meses na função
Não exigimos experiência nem boa aparência
atendimento a idosos acima de 60 anos
Solteiro ou casado, tanto faz
Vender roupas para moças e rapazes
contratação por 12 meses
Professor para turmas de 6 a 10 anos
Vaga para auxiliar em creche, com crianças de até 3 anos
O motorista deve ter CNH D há pelo menos 2 anos
Contrata-se vendedor(a)
Atender homens, mulheres e crianças na barbearia
costureira ou costureiro para uniformes masculinos
Loja de calçados femininos
Oferecemos curso e uniforme grátis
A empresa paga o exame admissional
Uniforme por conta da empresa
salário de 1.800 a 2.500 por mês
Jornada das 7 às 17, de segunda a sexta
12 a 15 vagas abertas
Vendas de planos para famílias com até 4 pessoas
Ter filhos não é problema: temos horário flexível
Loja fundada há 35 anos
gado de 20 a 30 meses
Parcelamos em até 24 meses
contrato de experiência de 90 dias
Contrato de experiência de 45 dias, depois efetivo
ajudar crianças de 7 a 14 anos com o dever de casa
acompanhar senhora idosa à igreja aos domingos
Fazer fotos de imóveis para anúncios
cuidar da boa aparência das gôndolas
estatura do gado, peso e altura são anotados
CNH há mais de 2 anos
Escola Adventista contrata merendeira
conferir taxa de cartão e fechar o caixa
cobrar clientes em atraso, consultar SPC e Serasa dos clientes
depósito de bebidas contrata ajudante
comprar material de limpeza para a loja com o dinheiro da empresa
Trabalhar com moda gestante
Berçário: cuidar de bebês de 6 meses a 2 anos
experiência não é exigida
preferimos quem tem 1 ano de experiência, mas não é obrigatório
Não importa a idade
sem limite de idade
aceitamos homens e mulheres de qualquer idade
Candidatos com 50 anos ou mais são bem-vindos
Vaga inclusiva para pessoas com deficiência
Salão atende mulheres e noivas
vestir a camisa da empresa
boa comunicação e boa apresentação de relatórios
ter 18 anos completos
entregar em 20 a 30 minutos
Carregador: sacos de 25 a 50 kg
Segurança de banheiro masculino e feminino em eventos
Vaga para casais e solteiros, com casa
Não precisa mandar foto
professor de religião
A vaga dá preferência a moradores da cidade
Pagamento por Pix de R$ 120 no fim do dia.
A fazenda faz um Pix de R$ 120 no fim do dia.
Diária: pix de R$ 150.
Pagamento semanal por transferência de R$ 600.
Salário por depósito de R$ 1.800 no dia 5.
Vale em Pix de R$ 300 dia 20.
Precisa-se de roçador, pix de R$ 150 por diária
Fazenda contrata diarista, recebe pix de R$ 120 toda sexta
Manejo de vacas solteiras e paridas
Manejar vacas paridas e solteiras
Separar novilhas solteiras
apartar solteiras
Cuidar das solteiras e das paridas
Lotes de vacas de leite, solteiras e secas
Fazer exame de gestação nas vacas
Diagnóstico de gestação em novilhas
Médico veterinário: exame de gravidez em éguas
Exame de gestação por ultrassom no rebanho
Farmácia: aplicar teste de gravidez
Farmácia contrata atendente para vender teste de gravidez
Agendar exame de gravidez
Precisa-se de recepcionista para agendar exame de gravidez
Diária de 8 horas, pix de R$ 130
Diária das 7 às 17h, pix de R$ 150
Salário semanal, 44 horas, pix de R$ 450
Diária de tratorista, escala 12x36, pix de R$ 180
Diária do roçador: pix de R$ 150
Diária para colheita de abacaxi, pix de R$ 130
Diária: pix de R$ 150 para roçar pasto
Diária: um pix de R$ 120 no fim da tarde
Diária de R$ 120, pix de R$ 120 na hora
Diária de R$ 200 para pedreiro, pix de R$ 200 ao terminar
R$ 150 a diária, pix de R$ 150 no fim do dia
Salário de R$ 2.000, sendo pix de R$ 1.000 no dia 5 e R$ 1.000 no dia 20
Salário de R$ 1.900: transferência de R$ 1.900 até o quinto dia útil
Salário de R$ 2.000, adiantamento por pix de R$ 800
Salário de R$ 1.800 e vale em transferência de R$ 500
Adiantamento quinzenal: pix de R$ 700
Diária por pix de R$ 140 para a chave do trabalhador
Vender teste de gravidez em todas as lojas
Clínica: vamos agendar exame de gravidez para as pacientes
A clínica contrata recepcionista que vai agendar exame de gravidez
O recepcionista da empresa vai agendar exame de gravidez de pacientes
O atendente vai aplicar teste de gravidez em clientes
Você vai agendar exame de gravidez e ultrassom
Agendamento de exame de gravidez e ultrassom na clínica
Laboratório contrata técnico para laudar exame de gravidez
Balconista para aplicação de teste de gravidez e medir pressão
Atendente de farmácia: aplicar injeção e teste de gravidez
Farmácia contrata atendente para vender remédios e teste de gravidez
Salário de R$ 2.400, transferência de R$ 600 por semana
R$ 2.000 de salário, pix de R$ 500 por semana
Salário de R$ 3.000, pix de R$ 750 a cada sexta-feira
Salário de R$ 1.600, transferência de R$ 400 aos sábados
Diária de R$ 200, pix de R$ 100 de manhã e R$ 100 à tarde
Diária R$ 180: pix de R$ 90 na chegada e R$ 90 na saída
Diária de R$ 200: pix de R$ 100 no ato e R$ 100 no final
Pix de R$ 100 de manhã e R$ 100 à tarde, diária de R$ 200
Diária de R$ 160, pix de R$ 80 na metade da empreita
Salário de R$ 1.600: pix de R$ 400 até sexta e o resto em dinheiro
Salário de R$ 2.400 por mês, carteira assinada e moradia na fazenda, transferência de R$ 600 nas sextas
Salário de R$ 2.400 por mês, carteira assinada e casa na fazenda, transferência de R$ 300 no dia 20
Salário de R$ 2.000, depósito de R$ 500 na conta do funcionário
Salário de R$ 2.000, pix de R$ 500 para o celular do funcionário
Salário de R$ 2.000, pix de R$ 400 antes do dia 20
Salário de R$ 2.500, adiantamento: pix de R$ 300 antes de viajar
Diária: pix de R$ 150 para capinar, zap 66999991234
Diária de R$ 150, pix de R$ 75 para capinar meio dia, telefone 66999991234
Diária de R$ 150, pix de R$ 10 para 100 mudas a mais
Pix de R$ 600 por semana
Pix de R$ 700 a cada quinzena
Transferência de R$ 450 na sexta-feira
Pix de R$ 120 aos sábados
Diária de R$ 130 mais pix de R$ 20 do almoço
Salário R$ 2.500 + pix de R$ 300 de alimentação
Salário de R$ 2.000, pix de R$ 200 de transporte
Salário de R$ 2.000, pix de R$ 120 para transporte
Diária de R$ 130, pix de R$ 30 de combustível
Diária de R$ 150 e pix de R$ 25 para o almoço
Diária de R$ 140 mais pix de R$ 25 para o ônibus
Salário R$ 1.800 + transferência de R$ 120 pelo transporte
Ajuda de custo: pix de R$ 150 para a passagem
Salário de R$ 1.900, pix de R$ 100 de vale todo dia 20
Salário de R$ 2.200, bônus por pix de R$ 200 para quem não faltar
Salário de R$ 2.000 e comissão: transferência de R$ 300 por mês
Salário de R$ 2.000, pix de R$ 100 no aniversário
Posto de saúde: agendar exame de gravidez em todas as comunidades
Aplicar teste de gravidez em todas as escolas
Agendar exame de gravidez em todas as cidades da região
Na farmácia vamos aplicar teste de gravidez
Nós vamos vender teste de gravidez
Na clínica vamos agendar exame de gravidez
Laboratório: vamos laudar exame de gravidez e de sangue
Agente de saúde para aplicar teste de gravidez em todas as casas do bairro
`
  .trim()
  .split("\n");
