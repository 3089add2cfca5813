import type { GoalReplies } from '../english/goals.ts';
import { formats } from './formats.ts';
import { withArticle } from './span-words.ts';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);
const openGoals = (count: number): string => plural(count, 'un obiettivo aperto', 'obiettivi aperti');
const cards = (count: number): string => plural(count, 'una flashcard', 'flashcard');
const haveCards = (count: number): string => (count === 0 ? 'Non hai flashcard' : `Hai ${cards(count)}`);

const paces = {
  achieved: 'raggiunto',
  ahead: 'in anticipo',
  on_track: 'in linea',
  behind: 'in ritardo',
  overdue: 'scaduto',
};

const bestGoals = {
  ahead: 'L’obiettivo più in anticipo',
  longest: 'L’obiettivo più vicino al traguardo',
  shortest: 'L’obiettivo più lontano dal traguardo',
  dueFirst: 'L’obiettivo che scade per primo',
};

export const goals: GoalReplies = {
  shallSetGoal: (title, measure, by) => {
    const day = by === undefined ? '' : formats.formatDay(new Date(`${by}T00:00:00Z`), 'UTC');
    const until = day === '' ? '' : `entro ${withArticle('il', day)}`;
    const details = [measure === '' ? '' : `traguardo: ${measure}`, until].filter(Boolean);
    return `Imposto questo obiettivo? **${title}**${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
  },
  goalSet: (title) => `Ho impostato l’obiettivo “${title}”. Lo trovi tra i tuoi [obiettivi](/goals).`,
  noGoals: 'Non hai obiettivi aperti. Impostane uno con “Vorrei leggere 12 libri, crea questo obiettivo”.',
  openGoals: (count) => `Hai ${openGoals(count)}:`,
  countedGoals: (open, achieved) => {
    const link = open === 0 ? 'ma' : 'e';
    const reached = achieved === 0 ? '' : `, ${link} ne hai raggiunt${achieved === 1 ? 'o uno' : `i ${achieved}`}`;
    return `${open === 0 ? 'Non hai obiettivi aperti' : `Hai ${openGoals(open)}`}${reached}.`;
  },
  noGoalNamed: (name) => `Non hai obiettivi aperti su “${name}”.`,
  noGoalReached: 'Non hai ancora raggiunto nessun obiettivo.',
  goalsReached: (count) => `Hai raggiunto ${plural(count, 'un obiettivo', 'obiettivi')}:`,
  goalLine: (title, progress) => `- ${title}: ${progress}`,
  oneGoal: (title, progress) => `**${title}**: ${progress}.`,
  goalProgress: ({ percent, target, left, by, pace }) => {
    const amounts = target && `${target.value} su ${target.target}${target.unit === '' ? '' : ` ${target.unit}`}`;
    const reached = amounts === undefined ? `${percent}%` : `${amounts} (${percent}%)`;
    const until = by === undefined ? '' : `, entro ${withArticle('il', by)}`;
    return `${reached}${left === undefined ? '' : `, ancora ${left}`}${until}${pace === undefined ? '' : ` (${paces[pace]})`}`;
  },

  noGoalBehind: 'Nessuno dei tuoi obiettivi è in ritardo.',
  goalsBehind: (count) =>
    count === 1 ? 'Uno dei tuoi obiettivi è in ritardo:' : `${count} dei tuoi obiettivi sono in ritardo:`,
  noGoalAhead: 'Nessuno dei tuoi obiettivi è in anticipo.',
  goalsAhead: (count) => `${count} dei tuoi obiettivi sono in anticipo, prima quello più avanti:`,
  goalsReachedIn: (count, span) =>
    count === 0
      ? `Non hai raggiunto nessun obiettivo ${span}.`
      : `Hai raggiunto ${plural(count, 'un obiettivo', 'obiettivi')} ${span}:`,
  goalsDueIn: (count, span) => {
    if (count === 0) return `Nessun obiettivo scade ${span}.`;
    return count === 1 ? `Un obiettivo scade ${span}:` : `${count} obiettivi scadono ${span}:`;
  },
  bestGoal: (kind, title, progress) => `${bestGoals[kind]}: **${title}**, ${progress}.`,
  goalDue: (title, day, distance) => `La scadenza di **${title}** è ${withArticle('il', day)}, ${distance}.`,
  goalUndated: (title) => `**${title}** non ha una scadenza.`,
  goalPace: (title, amount, by) =>
    `**${title}**: ${amount} a settimana per raggiungerlo entro ${withArticle('il', by)}.`,
  weeksLeft: (weeks) => (weeks === '1' ? 'Manca una settimana.' : `Mancano ${weeks} settimane.`),
  soFar: (progress) => `Finora: ${progress}.`,
  steadyToday: (amount) => `Con un ritmo costante, oggi avresti raggiunto: ${amount}.`,

  shallAdd: (amount, title, progress, after) =>
    `Aggiungo ${amount} a **${title}**? Finora: ${progress}. Dopo: ${after}.`,
  added: (amount, title, progress) => `Ho aggiunto ${amount} a **${title}**: ${progress}.`,
  whichGoal: (amount) =>
    `A quale obiettivo aggiungo ${amount}? Chiedilo di nuovo con il nome dell’obiettivo. Potrebbe essere uno di questi:`,
  noGoalCounted: (unit) =>
    `${unit === '' ? 'Nessuno dei tuoi obiettivi aperti è un numero a cui aggiungere qualcosa' : `Nessuno dei tuoi obiettivi aperti si misura in ${unit}`}. Puoi inserire i progressi tra i tuoi [obiettivi](/goals):`,

  shallRemember: (text) =>
    `Lo tengo a mente? **${text}** (Viene inviato con ogni domanda a un modello collegato; puoi cambiarlo nelle [impostazioni](/settings).)`,
  remembered: (text) => `Lo tengo a mente: ${text}`,
  rememberedAlready: (text) => `Lo so già: ${text}`,
  memoryFull: 'Non posso tenere a mente altro. Elimina prima qualcosa nelle [impostazioni](/settings).',
  memories: 'Ecco che cosa mi hai chiesto di tenere a mente. Puoi cambiarlo nelle [impostazioni](/settings):',
  noMemories:
    'Non mi hai ancora chiesto di tenere a mente niente. Di’ “Ricorda che …” e conferma. Posso anche cercare che cosa hai scritto nelle tue conversazioni.',
  noMemoryAbout: (subject) => `Non mi hai chiesto di tenere a mente niente su “${subject}”.`,
  countedMemories: (count) => `Tengo a mente ${plural(count, 'una cosa', 'cose')} per te.`,

  cardsDue: (due, all) =>
    due === 0
      ? `Oggi non hai flashcard da ripassare. ${all === 0 ? 'Non ne hai nessuna' : `In tutto ne hai ${all === 1 ? 'una' : all}`}.`
      : `Oggi hai ${cards(due)} da ripassare. ${haveCards(all)} in tutto.`,
  cardsIn: (due, all, names) =>
    all === 0
      ? `Non hai flashcard in ${names}.`
      : `${haveCards(all)} in ${names}; ${due === 0 ? 'oggi non ne devi ripassare nessuna' : `oggi da ripassare: ${due}`}.`,
  cardsAbout: (count, subject) => {
    if (count === 0) return `Nessuna delle tue flashcard parla di “${subject}”.`;
    return count === 1
      ? `Una delle tue flashcard parla di “${subject}”:`
      : `${count} delle tue flashcard parlano di “${subject}”:`;
  },
  yourDecks: (count) =>
    count === 0 ? 'Non hai mazzi di flashcard.' : `Hai ${plural(count, 'un mazzo', 'mazzi')} di flashcard:`,
  deckLine: (name, all, due) =>
    `- ${name}: ${all === 0 ? 'nessuna flashcard' : cards(all)}${due === 0 ? '' : `, ${due} da ripassare`}`,
  cardsWaiting: (count) =>
    `${count === 1 ? 'Una flashcard proposta ti aspetta' : `${count} flashcard proposte ti aspettano`} in [Learning](/learning).`,

  noNotes: (subject) => `Non hai evidenziazioni${subject === '' ? '' : ` su “${subject}”`}.`,
  yourNotes: (count) => `Hai ${plural(count, 'un’evidenziazione', 'evidenziazioni')}:`,
  inInbox: (count) => {
    if (count === 0) return 'Non ci sono proposte nella tua inbox.';
    return count === 1 ? 'C’è una proposta nella tua inbox:' : `Ci sono ${count} proposte nella tua inbox:`;
  },
};
