import type { PlanReplies } from '../english/plans.ts';
import { capitalised, joined } from '../sentence-parts.ts';

const NO_REMINDERS = 'Non hai promemoria in arrivo.';
const reminders = (count: number): string =>
  count === 1 ? 'un promemoria in arrivo' : `${count} promemoria in arrivo`;
const events = (count: number): string => (count === 1 ? 'un appuntamento' : `${count} appuntamenti`);
const eventsAtStart = (count: number): string => (count === 0 ? 'Nessun appuntamento' : capitalised(events(count)));

export const plans: PlanReplies = {
  proposal: {
    event: 'Posso metterlo in agenda.',
    reminder: 'Posso ricordartelo.',
    task: 'Posso aggiungerlo alle tue attività.',
  },
  proposedTasks: (count) => `Posso aggiungere queste ${count} attività.`,
  proposedBoth: 'Posso aggiungere entrambe le cose.',
  nothingProposed:
    'Questa è una chat temporanea e da qui non si pianifica niente. Scegli Keep, o chiedi di nuovo in una nuova chat.',
  askForTime: 'Quando? Rispondi con un giorno o un’ora, o indica l’ora nella proposta.',
  noTimeFound:
    'Ho capito che vuoi pianificare qualcosa, ma non ho trovato una data. Aggiungi un giorno o un’ora, per esempio “Dentista martedì alle 15”.',
  cardChanged: 'Ho modificato la proposta:',
  cardKept: 'La proposta dice già così:',
  cardDropped: (title) => `La proposta “${title}” è annullata.`,

  eventLine: (when, title) => `${when}: ${title}`,
  planned: (span) => `${joined('Nella tua agenda', span)}:`,
  nothingPlanned: (span, words) =>
    `${joined('Non hai niente', words === '' ? '' : `su “${words}”`, 'in agenda', span)}.`,
  alsoReminders: 'Promemoria:',
  alsoDue: 'Da finire:',
  timeUntil: (line, distance) => `${capitalised(line)} (${distance}).`,
  thatIsAll: (span) => `${joined('È tutto', span)}.`,
  comesNext: 'Dopo:',
  otherTasks: 'Attività ancora aperte:',
  foundPlans: 'Trovato nelle tue conversazioni, non ancora accettato:',
  notFreeThen: 'In quel momento non hai tempo.',
  alsoThatDay: 'Quel giorno:',
  noTaskReported: 'Non ho trovato nessuna attività aperta che così sia finita.',
  gaps: (span) => `${joined('Hai tempo libero', span)}:`,
  gapLine: (day, from, to) => `- ${day} dalle ${from} alle ${to}`,
  noFreeTime: (minutes, span) =>
    `${joined(`Non hai ${minutes} minuti liberi di seguito tra le 8:00 e le 20:00`, span)}.`,

  eventsInPeriod: (count, span) => `${joined(eventsAtStart(count), span)}.`,
  countedEvents: (count, { subject, place, span }) => {
    const counted = count === 0 ? 'Non hai appuntamenti' : `Hai ${events(count)}`;
    return `${joined(counted, subject === '' ? '' : `su “${subject}”`, place, span)}.`;
  },
  eventHours: (length, count, span) => `${joined(eventsAtStart(count), span)}, ${length} in tutto.`,
  eventBySize: (order, line, length) =>
    `Il tuo appuntamento più ${order === 'longest' ? 'lungo' : 'breve'}: ${line} (${length}).`,
  equallyLongEvents: ({ same, all }, order, { length, span }) =>
    same === all
      ? `I tuoi ${all} appuntamenti ${span} hanno la stessa durata: ${length} ciascuno.`
      : `${same} dei tuoi ${all} appuntamenti ${span} sono i più ${order === 'longest' ? 'lunghi' : 'brevi'}: ${length} ciascuno.`,
  reviewedEvents: (count, span) => `${joined('Avevi', events(count), 'in agenda', span)}:`,
  oneEvent: (kind, line, distance) => {
    const start = {
      next: 'Il tuo prossimo appuntamento',
      last: 'Il tuo ultimo appuntamento',
      further: 'L’appuntamento dopo',
    }[kind];
    return `${start}: ${line} (${distance})`;
  },
  noEvent: (kind) =>
    kind === 'last' ? 'Non ci sono appuntamenti passati in agenda.' : 'Non ci sono appuntamenti futuri in agenda.',

  noReminders: NO_REMINDERS,
  comingReminders: 'I tuoi promemoria in arrivo:',
  remindersIn: (count, span) =>
    count === 0 ? `Non hai promemoria in arrivo ${span}.` : `Hai ${reminders(count)} ${span}:`,
  countedReminders: (count) => (count === 0 ? NO_REMINDERS : `Hai ${reminders(count)}.`),
  remindersAbout: (count, subject) =>
    `${count === 0 ? 'Non hai promemoria in arrivo' : `Hai ${reminders(count)}`} su “${subject}”.`,

  askWhichToChange: (span) =>
    `Dimmi quale vuoi cambiare e come, o apri l’[agenda](/schedule). ${joined('Nella tua agenda', span)}:`,
  askWhichReminderToChange:
    'Dimmi quale vuoi cambiare e come, o apri i [promemoria](/reminders). I tuoi promemoria in arrivo:',
  nothingChanged: 'Non ho cambiato niente.',
  plan: (title, { at, due }) => `**${title}**${at === '' ? '' : `, ${at}`}${due === '' ? '' : `, scadenza ${due}`}`,
  shallCancel: (plan) => `Lo annullo? ${plan}. Potrai ripristinarlo dal [cestino](/trash).`,
  shallMove: (plan, to) => `Lo sposto? ${plan} → **${to}**.`,
  shallFinish: (plan) => `Lo segno come fatto? ${plan}.`,
  shallUndate: (plan) => `Tolgo il giorno da questa attività? ${plan}.`,
  repeatNeedsDay: (title) =>
    `“${title}” si ripete e per questo ha bisogno di un giorno. Annulla l’attività se non serve più.`,
  undated: (title) => `“${title}” ora non ha un giorno preciso.`,
  onlyThisOne: 'Solo questa volta; il resto della serie non cambia.',
  cancelled: (title) => `Ho annullato “${title}”. Puoi ripristinarlo dal [cestino](/trash).`,
  planMoved: (title, to) => `Ho spostato “${title}” a ${to}.`,
  finished: (title) => `Ho segnato “${title}” come fatto.`,
  alreadyFinished: (title) => `“${title}” è già segnato come fatto.`,
  whichPlan: 'Ce n’è più di uno. Rispondi con il titolo e il giorno di quello che intendi:',
  nothingToChange: (words) =>
    words === ''
      ? 'Non ho trovato niente che corrisponda. Dimmi che cos’è, per esempio “Annulla il mio appuntamento dal dentista”.'
      : `Non ho trovato niente su “${words}” tra i tuoi appuntamenti, promemoria e attività.`,
  onlyFollowed: (title) => `“${title}” viene da un calendario che segui. Si può modificare solo lì.`,
  alreadyAtThatTime: (title) => `“${title}” è già a quell’ora.`,
  inThePast: (time) => `Quel momento è già passato: ${time}. Indica un momento futuro.`,
};
