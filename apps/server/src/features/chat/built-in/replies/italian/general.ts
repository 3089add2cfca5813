import type { GeneralReplies } from '../english/general.ts';
import { capitalised } from '../sentence-parts.ts';
import { formats } from './formats.ts';
import { withArticle } from './span-words.ts';

const connectModel =
  'Un modello linguistico collegato può farlo: vedi le [impostazioni](/settings), o chiedi a chi gestisce questa app.';

const help = [
  'Sono l’assistente integrato. Senza un modello collegato posso:',
  '',
  '- ritrovare e citare ciò di cui hai già parlato: “Che cosa abbiamo detto sul budget?”',
  '- riassumere la conversazione in cui sei: “Riassumi questa conversazione”',
  '- mostrare che cosa ti aspetta e quando hai tempo: “Che cosa ho venerdì?”',
  '- proporre appuntamenti, promemoria e attività: “Dentista martedì alle 15”',
  '- spostare, annullare e spuntare ciò che hai pianificato, appena dici sì: “Annulla il mio appuntamento dal dentista”',
  '- impostare obiettivi e tenere a mente ciò che mi dici: “Ricorda che mi piace il tè”',
  '- contare e disegnare grafici: “Quante conversazioni ho sulla corsa?”',
  '- spostare e rinominare: “Sposta la chat sul lievito in Health”, “Rinomina questa chat in Pane”',
  '- fare calcoli, e dire la data e l’ora, qui e altrove',
  '',
  `Non posso scrivere testi o codice, né rispondere a domande generali. ${connectModel}`,
].join('\n');

const topics: GeneralReplies['topics'] = {
  import:
    'Trascina la tua esportazione in [Imports](/imports): da ChatGPT (Settings → Data controls → Export data), Claude (Settings → Privacy → Export data), Gemini e altri. Vedi che cosa contiene prima che venga aggiunto qualcosa.',
  export:
    'Tutti i tuoi dati in JSON, e i backup, sono nelle [impostazioni](/settings). Una singola conversazione si scarica dal suo menu.',
  trash: 'Ciò che elimini resta per un po’ nel [cestino](/trash), e da lì puoi ripristinarlo.',
  delete_all:
    'Non elimino in blocco. In un elenco puoi selezionare molte conversazioni ed eliminarle insieme, e poi annullare se serve; un’importazione si annulla in [Imports](/imports); l’intero account si elimina nelle [impostazioni](/settings).',
  password: 'Password, indirizzo e-mail e autenticazione a due fattori sono nelle [impostazioni](/settings).',
  premium: 'Che cosa aggiunge Premium, e come abbonarti o disdire, è nel [tuo profilo](/profile).',
  categories: 'In [Categories](/categories) puoi aggiungere, rinominare, ricolorare e unire le categorie.',
  reminders:
    'Nelle [impostazioni](/settings) scegli come ricevere i promemoria: nell’app, per e-mail o con una notifica push.',
  calendar_feed: 'L’indirizzo del feed del tuo calendario e i calendari che segui sono nell’[agenda](/schedule).',
  planning:
    'L’[agenda](/schedule) propone momenti liberi per le tue attività. Posso dirti che cosa hai pianificato: “Che cosa ho oggi?”, “Quali sono le mie attività?”, “Quando sono libero domani?”',
  appearance: 'Scegli un tema chiaro o scuro, o quello del tuo dispositivo, nelle [impostazioni](/settings).',
  repeated_questions:
    'Le domande che hai fatto più volte sono tra i tuoi [consigli](/recommendations). Posso contare le tue conversazioni su un argomento: “Quante conversazioni ho su SQL?”',
  sharing: 'Apri la conversazione e scegli Share nel suo menu: ottieni un link che puoi revocare in ogni momento.',
};

const things: Record<Parameters<GeneralReplies['cannotCompare']>[0], string> = {
  conversations: 'le conversazioni',
  messages: 'i messaggi',
  categories: 'le categorie',
  sources: 'le fonti',
  models: 'i modelli',
  documents: 'i documenti',
  tasks: 'le attività',
  events: 'gli appuntamenti',
  freeTime: 'i momenti liberi',
  reminders: 'i promemoria',
  goals: 'gli obiettivi',
  cards: 'le flashcard',
  decks: 'i mazzi di flashcard',
  memories: 'le cose che tengo a mente',
  highlights: 'le evidenziazioni',
  suggestions: 'le proposte',
};

const absentThings: Record<Parameters<GeneralReplies['noSuchThings']>[0], string> = {
  projects: 'progetti',
  contacts: 'contatti',
  emails: 'e-mail',
  photos: 'foto',
  habits: 'abitudini',
};

const filterFields: Record<Parameters<GeneralReplies['cannotFilter']>[1][number], string> = {
  words: 'argomento',
  period: 'periodo',
  sources: 'assistente',
  categories: 'categoria',
  state: 'stato',
  hasDocument: 'documento',
};

export const general: GeneralReplies = {
  greeting: (name) =>
    [
      `Ciao ${name}. Sono l’assistente integrato: rispondo in base alle tue conversazioni e alla tua agenda, e non c’è`,
      'nessun modello collegato. Chiedimi che cosa hai scritto su un argomento, che cosa ti aspetta, o un promemoria.',
    ].join(' '),
  farewell: (name) => `A presto, ${name}.`,
  welcome: 'Prego.',
  smallTalkReply: (name) => `Sono qui se vuoi cercare o pianificare qualcosa, ${name}.`,

  help,
  topics,
  connectModel,
  needsModel:
    'Sono l’assistente integrato e non posso scriverlo né spiegarlo. Un modello linguistico collegato può farlo: vedi le [impostazioni](/settings).',
  unsupportedAction:
    'Non posso farlo: non posso telefonare, inviare mail o messaggi, modificare prenotazioni, ordinare, pagare, riprodurre musica o video, né agire fuori da questo spazio di lavoro. Posso ricordartelo o aggiungerlo alle tue attività.',
  noLiveData:
    'Non posso verificarlo: non ho accesso a Internet e non so come stanno le cose adesso. Conosco solo le tue conversazioni e ciò che hai pianificato.',
  noWorldNews:
    'Non posso cercare il meteo, le notizie o i prezzi: conosco solo le tue conversazioni e ciò che hai pianificato.',
  neverSendNote:
    'Questa conversazione è contrassegnata come “never send”, quindi non è stata inviata al modello collegato. Questa risposta è dell’assistente integrato.',
  instructionsNote:
    'Questa risposta è dell’assistente integrato, che non segue le istruzioni di questa chat. Un modello collegato le segue.',
  unclearHint: 'Rispondo in base alle tue conversazioni e alla tua agenda; di’ “aiuto” per vedere che cosa so fare.',
  unclear: 'Non ho capito. Chiedi di qualcosa di cui hai parlato o che hai pianificato, o di’ “aiuto”.',
  notUnderstood:
    'Non ho capito. In italiano leggo appuntamenti, promemoria e attività, e brevi domande su di essi e sulle tue conversazioni.',

  yesOrNo: ['Sì', 'No'],
  yes: (sentence) => `Sì. ${sentence}`,
  no: (sentence) => `No. ${sentence}`,

  calculated: (asked, result) => `${asked.replaceAll('*', '×')}: **${result}**`,
  weekNow: (week) => `Questa è la settimana ${week} dell’anno.`,
  dayIs: (day) => `È ${day}.`,
  currentTime: (time, place) => {
    const now = time.replace(' alle ore ', ', ore ');
    return place === '' ? `È ${now}.` : `${place}: ${now}.`;
  },
  unknownPlace: (place) => `Non so in quale fuso orario si trovi ${place}.`,

  cannotFilter: (thing, fields) =>
    `Non posso filtrare ${things[thing]} per ${formats.listOf(fields.map((field) => filterFields[field]))}.`,
  unclearShare:
    'Posso dirti solo la quota delle tue conversazioni con un assistente, in una categoria o su un argomento, e la quota delle tue attività completate.',
  cannotCompare: (thing) => `Non posso confrontare ${things[thing]}.`,
  cannotRank:
    'I tuoi dati non mi permettono di dirlo. Posso contare, elencare e confrontare le tue conversazioni per argomento, periodo, assistente e categoria, e anche attività, appuntamenti, obiettivi e flashcard.',
  noSuchDay: (day, month) => `${capitalised(withArticle('il', `${day} ${month}`))} non esiste. Indica un altro giorno.`,
  noSuchThings: (thing) =>
    `Qui non posso elencare ${absentThings[thing]}. Posso elencare le tue conversazioni, categorie, documenti, appuntamenti, attività, promemoria, obiettivi, flashcard ed evidenziazioni.`,

  further: (from, to, total) =>
    from === to ? `Numero ${from} di ${total}:` : `Numeri da ${from} a ${to} di ${total}:`,
  nothingFurther: 'Non ce ne sono altri.',
  moreOf: (count) => (count === 1 ? 'E ancora uno: chiedimi il resto.' : `E ancora ${count}: chiedimi il resto.`),
};
