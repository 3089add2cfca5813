import type { ForeignPhrases } from './foreign-phrases.ts';

export const portuguesePhrases: ForeignPhrases = {
  event: `põe o dentista amanhã às três na minha agenda | marca um jantar com os vizinhos na sexta | anota a reunião de pais de quinta às 19h | adiciona cabeleireiro no sábado | bloqueia a tarde de terça para a mudança |
coloca o casamento de 12 de junho no calendário | podes agendar uma reunião com a Carla na segunda | nova consulta: inspeção do carro quarta às 9`,
  reminder: `lembra-me de regar as plantas | me acorda às seis e meia | avisa-me às oito que a roupa está seca | me lembre dos remédios hoje à noite | põe um alarme para as seis | lembrete do aluguel |
ajuda-me a não esquecer de ligar à avó | manda-me um aviso na véspera | lembra-me amanhã às 9 de ligar ao canalizador | podes lembrar-me da roupa às 17`,
  task: `adiciona comprar leite à minha lista de tarefas | nova tarefa: acabar o irs | coloca arrumar a garagem nas minhas tarefas | na minha lista: presente do Tomás | a fazer: cancelar o seguro |
anota que ainda tenho de comprar lâmpadas | acrescenta renovar o passaporte às tarefas | tarefa: trocar os pneus`,
  plan_question: `o que tenho amanhã | o que está marcado para este fim de semana | a que horas tenho de estar no médico | quando é a minha próxima consulta | como está a minha semana | já tenho alguma coisa na sexta | mostra a minha agenda de quinta |
que compromissos tenho na próxima semana | há alguma coisa hoje à noite | quando volto ao dentista | o que me falta fazer hoje | quais tarefas estão em aberto | apaga o almoço de amanhã | muda o cabeleireiro para segunda | desmarca a minha consulta | tenho algo no domingo`,
  free_time: `quando tenho uma hora livre esta semana | estou livre no sábado | cabe mais alguma coisa na quarta | em que noite não tenho nada | arranja-me um intervalo de duas horas | tenho tempo amanhã à tarde | qual é o meu dia mais calmo |
quando posso encontrar o Tiago | ainda há espaço na quinta`,
  archive_question: `o que é que eu tinha decidido sobre a cozinha | que vinho me recomendaste | procura a conversa sobre as obras | como se chamava o livro de que falámos | qual era a receita que você me deu | onde escrevi sobre a dor nas costas |
quando perguntei pela primeira vez sobre painéis solares | o que disseste sobre a garantia | encontra tudo sobre a nossa viagem a Lisboa | que medidas da cortina eu tinha dado | em que conversa falámos do empréstimo | o que ainda sabes da minha sogra |
já te contei que tinta escolhemos`,
  count_question: `quantas vezes perguntei sobre dor de cabeça | quantas conversas foram sobre trabalho | com que frequência falamos de dinheiro | quantos chats tive este mês | de que assunto falo mais | quantas vezes apareceu o gato |
quantas conversas tenho no total | conta as conversas sobre o jardim`,
  summary: `resume esta conversa | quais são os pontos principais deste chat | dá-me um breve resumo desta conversa | pode resumir isto em três frases | do que falámos até agora | um resumo da nossa conversa por favor |
o que decidimos aqui afinal | faz um apanhado desta conversa`,
  move: `move esta conversa para saúde | põe este chat em trabalho | isto vai para finanças | guarda esta conversa na pasta família | esta conversa deve ir para educação | classifica isto na categoria outros | podes passar isto para fitness | arquiva este chat em política`,
  rename: `chama a esta conversa projeto cozinha | renomeia este chat para jardim | dá outro título a esta conversa: obras | muda o título para férias 2027 | esta conversa devia chamar-se impostos | título deste chat: candidatura`,
  date_time: `que horas são | que dia é hoje | a quantos estamos | que horas são em Nova Iorque | qual é a data de hoje | em que semana estamos | hoje é terça | em que dia calha o 5 de dezembro`,
  help: `o que podes fazer por mim | como funciona esta aplicação | como importo as minhas conversas do ChatGPT | para que serves | como apago a minha conta | como adiciono uma categoria | me explica como isso funciona | como exporto os meus dados |
que comandos entendes | como desligo as notificações | em que podes ajudar-me | explica o que sabes fazer | quais são as tuas funções | o que você consegue fazer`,
  small_talk: `olá tudo bem | obrigado és o maior | bom dia | haha essa foi boa | que tempo bonito hoje | obrigada, boa noite | como foi o teu dia | hoje estou cansado | bom fim de semana para ti também | ok ótimo, até amanhã | ainda estás aí | és mesmo esperto`,
  writing: `escreve um poema para os setenta anos do avô | redige um email educado ao senhorio | inventa um slogan para a minha padaria | reescreve esta carta de forma mais simpática | faz-me uma carta de apresentação | pensa num texto engraçado para um cartão |
escreva um discurso para o casamento da minha irmã | pode escrever um conto curto sobre uma raposa | uma rima sobre uma bicicleta`,
  code: `escreve um script em python que renomeie ficheiros | faz uma consulta sql dos clientes sem encomendas | por que este código javascript dá erro | uma fórmula de excel para contar duplicados | como ordeno uma lista em java |
regex para um código postal | cria uma página html com um formulário | função que calcule números primos | comando bash para encontrar ficheiros grandes`,
  translation: `traduz isto para inglês | como se diz boa noite em italiano | o que significa serendipity | em francês: onde fica a estação | qual é a palavra alemã para aspirador | traduza o meu email para espanhol | como se escreve obrigado em japonês`,
  knowledge: `qual é a capital da Austrália | a que distância fica a lua | quem pintou a Mona Lisa | por que o mar é salgado | quanto tempo leva a cozer um ovo | qual a diferença entre crocodilo e jacaré | quando começou a primeira guerra mundial |
quantos habitantes tem a Bélgica | como se forma o arco-íris | o que comem os ouriços | o tomate é uma fruta | explica-me como funciona uma bomba de calor | quantos anos vive um elefante | qual é o maior planeta`,
};
