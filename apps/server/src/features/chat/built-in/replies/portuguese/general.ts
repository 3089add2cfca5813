import type { GeneralReplies } from '../english/general.ts';
import { formats } from './formats.ts';

const connectModel =
  'Um modelo de linguagem ligado pode: vê as [definições](/settings), ou pergunta a quem gere esta aplicação.';

const help = [
  'Sou o assistente integrado. Sem um modelo ligado posso:',
  '',
  '- encontrar e citar aquilo de que já falaste: «O que falámos sobre o meu orçamento?»',
  '- resumir a conversa em que estás: «Resume esta conversa»',
  '- mostrar o que tens pela frente e quando estás livre: «O que tenho na sexta-feira?»',
  '- propor compromissos, lembretes e tarefas: «Dentista na terça-feira às 15:00»',
  '- mover, cancelar e marcar como feito o que está planeado, assim que disseres que sim: «Cancela a minha consulta no dentista»',
  '- definir objetivos e lembrar-me do que me contares: «Lembra-te de que sou vegetariano»',
  '- contar e fazer gráficos: «Quantas conversas tenho sobre correr?»',
  '- mover e mudar o nome: «Move a conversa sobre o jardim para Health», «Muda o nome desta conversa para Pão»',
  '- fazer contas, e dizer a data e a hora, aqui e noutros lugares',
  '',
  `Não posso escrever textos nem código, nem responder a perguntas gerais. ${connectModel}`,
].join('\n');

const topics: GeneralReplies['topics'] = {
  import:
    'Larga a tua exportação em [Imports](/imports): do ChatGPT (Settings → Data controls → Export data), do Claude (Settings → Privacy → Export data), do Gemini e de outros. Vês o que ela contém antes de se adicionar alguma coisa.',
  export:
    'Todos os teus dados em JSON, e as cópias de segurança, estão nas [definições](/settings). Uma só conversa pode ser descarregada a partir do seu menu.',
  trash: 'O que apagas fica algum tempo no [lixo](/trash), e pode ser restaurado a partir daí.',
  delete_all:
    'Eu não apago em massa. Numa lista podes escolher muitas conversas e apagá-las de uma vez, e depois anular; uma importação anula-se em [Imports](/imports); a conta inteira apaga-se nas [definições](/settings).',
  password: 'A palavra-passe, o endereço de e-mail e a autenticação de dois fatores estão nas [definições](/settings).',
  premium: 'O que o Premium acrescenta, e como o subscrever ou cancelar, está no [teu perfil](/profile).',
  categories: 'Em [Categories](/categories) podes adicionar categorias, mudar-lhes o nome ou a cor, e juntá-las.',
  reminders:
    'Escolhe nas [definições](/settings) como recebes os lembretes: na aplicação, por e-mail ou como notificação push.',
  calendar_feed: 'O endereço do teu calendário e os calendários que segues estão na [agenda](/schedule).',
  planning:
    'A [agenda](/schedule) propõe horas livres para as tuas tarefas. Eu posso dizer-te o que está planeado: «O que tenho hoje?», «Que tarefas tenho?», «Quando estou livre amanhã?»',
  appearance: 'Escolhe um tema claro ou escuro, ou o do teu dispositivo, nas [definições](/settings).',
  repeated_questions:
    'As perguntas que fizeste várias vezes estão entre as tuas [recomendações](/recommendations). Posso contar as tuas conversas sobre um tema: «Quantas conversas tenho sobre SQL?»',
  sharing: 'Abre a conversa e escolhe Share no menu: recebes uma ligação que podes revogar a qualquer momento.',
};

const things: Record<Parameters<GeneralReplies['cannotCompare']>[0], string> = {
  conversations: 'as conversas',
  messages: 'as mensagens',
  categories: 'as categorias',
  sources: 'as fontes',
  models: 'os modelos',
  documents: 'os documentos',
  tasks: 'as tarefas',
  events: 'os compromissos',
  freeTime: 'as horas livres',
  reminders: 'os lembretes',
  goals: 'os objetivos',
  cards: 'os cartões',
  decks: 'os baralhos de cartões',
  memories: 'as coisas de que me lembro',
  highlights: 'os destaques',
  suggestions: 'as sugestões',
};

const absentThings: Record<Parameters<GeneralReplies['noSuchThings']>[0], string> = {
  projects: 'projetos',
  contacts: 'contactos',
  emails: 'e-mails',
  photos: 'fotografias',
  habits: 'hábitos',
};

const filterFields: Record<Parameters<GeneralReplies['cannotFilter']>[1][number], string> = {
  words: 'tema',
  period: 'período',
  sources: 'assistente',
  categories: 'categoria',
  state: 'estado',
  hasDocument: 'documento',
};

export const general: GeneralReplies = {
  greeting: (name) =>
    [
      `Olá, ${name}. Sou o assistente integrado: respondo a partir das tuas conversas e da tua agenda, e não há nenhum modelo`,
      'ligado. Pergunta o que escreveste sobre alguma coisa ou o que tens pela frente, ou pede-me que te lembre de algo.',
    ].join(' '),
  farewell: (name) => `Até breve, ${name}.`,
  welcome: 'De nada.',
  smallTalkReply: (name) => `Estou aqui se quiseres procurar ou planear alguma coisa, ${name}.`,

  help,
  topics,
  connectModel,
  needsModel:
    'Sou o assistente integrado e não posso escrever nem explicar isso. Um modelo de linguagem ligado pode: vê as [definições](/settings).',
  unsupportedAction:
    'Isso não posso fazer: não posso telefonar, enviar mails ou mensagens, alterar reservas, encomendar, pagar, reproduzir música ou vídeos nem agir fora deste espaço de trabalho. Posso lembrar-te disso ou adicioná-lo às tuas tarefas.',
  noLiveData:
    'Não posso consultar isso: não tenho acesso à Internet e não sei como está neste momento. Só conheço as tuas conversas e o que tens planeado.',
  noWorldNews:
    'Não posso consultar o tempo, as notícias nem os preços: só conheço as tuas conversas e o que tens planeado.',
  neverSendNote:
    'Esta conversa está marcada como «never send», por isso não foi enviada ao modelo ligado. Esta resposta é do assistente integrado.',
  instructionsNote:
    'Esta resposta é do assistente integrado, que não segue as instruções desta conversa. Um modelo ligado segue-as.',
  unclearHint: 'Respondo a partir das tuas conversas e da tua agenda; diz «ajuda» para veres o que posso fazer.',
  unclear: 'Não percebi. Pergunta por alguma coisa de que tenhas falado ou que tenhas planeado, ou diz «ajuda».',
  notUnderstood:
    'Não entendi. Em português leio compromissos, lembretes e tarefas, e perguntas curtas sobre eles e sobre as tuas conversas.',

  yesOrNo: ['Sim', 'Não'],
  yes: (sentence) => `Sim. ${sentence}`,
  no: (sentence) => `Não. ${sentence}`,

  calculated: (asked, result) => `${asked.replaceAll('*', '×')}: **${result}**`,
  weekNow: (week) => `É a semana ${week} do ano.`,
  dayIs: (day) => `É ${day}.`,
  currentTime: (time, place) => (place === '' ? `Agora é ${time}.` : `Em ${place} é ${time}.`),
  unknownPlace: (place) => `Não sei em que fuso horário fica ${place}.`,

  cannotFilter: (thing, fields) =>
    `Não posso filtrar ${things[thing]} por ${formats.listOf(fields.map((field) => filterFields[field]))}.`,
  unclearShare:
    'Só posso dizer que parte das tuas conversas é com um assistente, está numa categoria ou é sobre um tema, e que parte das tuas tarefas está feita.',
  cannotCompare: (thing) => `Não posso comparar ${things[thing]}.`,
  cannotRank:
    'Os teus dados não me permitem dizê-lo. Posso contar, listar e comparar as tuas conversas por tema, período, assistente e categoria, e também as tuas tarefas, compromissos, objetivos e cartões.',
  noSuchDay: (day, month) => `O dia ${day} de ${month} não existe. Diz-me outro dia.`,
  noSuchThings: (thing) =>
    `Aqui não posso listar ${absentThings[thing]}. Posso listar as tuas conversas, categorias, documentos, compromissos, tarefas, lembretes, objetivos, cartões e destaques.`,

  further: (from, to, total) => (from === to ? `Número ${from} de ${total}:` : `Números ${from} a ${to} de ${total}:`),
  nothingFurther: 'Não há mais.',
  moreOf: (count) => `E mais ${count}: pede o resto.`,
};
