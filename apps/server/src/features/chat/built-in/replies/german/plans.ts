import type { PlanReplies } from '../english/plans.ts';
import { capitalised, joined } from '../sentence-parts.ts';

const NO_REMINDERS = 'Du hast keine anstehenden Erinnerungen.';
const reminders = (count: number): string =>
  count === 1 ? 'eine anstehende Erinnerung' : `${count} anstehende Erinnerungen`;

export const plans: PlanReplies = {
  proposal: {
    event: 'Ich kann das in deinen Kalender eintragen.',
    reminder: 'Ich kann dich daran erinnern.',
    task: 'Ich kann das als Aufgabe hinzufügen.',
  },
  proposedTasks: (count) => `Ich kann diese ${count} Aufgaben hinzufügen.`,
  proposedBoth: 'Ich kann beides eintragen.',
  nothingProposed:
    'Das ist ein temporärer Chat, und daraus wird nichts geplant. Wähle Keep oder frag in einem neuen Chat noch einmal.',
  askForTime: 'Wann ist das? Antworte mit einem Tag oder einer Uhrzeit, oder trag die Zeit im Vorschlag ein.',
  noTimeFound:
    'Ich habe verstanden, dass du etwas planen möchtest, aber kein Datum gefunden. Nenne einen Tag oder eine Uhrzeit, zum Beispiel „Zahnarzt am Dienstag um 15 Uhr“.',
  cardChanged: 'Ich habe den Vorschlag geändert:',
  cardKept: 'So steht es schon im Vorschlag:',
  cardDropped: (title) => `Der Vorschlag „${title}“ ist verworfen.`,

  eventLine: (when, title) => `${when}: ${title}`,
  planned: (span) => `${joined('In deinem Kalender', span)}:`,
  nothingPlanned: (span, words) =>
    `${joined('In deinem Kalender steht', span, 'nichts', words === '' ? '' : `zu ${words}`)}.`,
  alsoReminders: 'Erinnerungen:',
  alsoDue: 'Fällig:',
  timeUntil: (line, distance) => `${capitalised(line)} (${distance}).`,
  thatIsAll: (span) => `${joined('Das ist alles', span)}.`,
  comesNext: 'Danach:',
  otherTasks: 'Noch offene Aufgaben:',
  foundPlans: 'In deinen Gesprächen gefunden, noch nicht angenommen:',
  notFreeThen: 'Dann hast du keine Zeit.',
  alsoThatDay: 'An dem Tag:',
  noTaskReported: 'Ich habe keine offene Aufgabe gefunden, die damit erledigt ist.',
  gaps: (span) => `${joined('Du hast', span, 'Zeit')}:`,
  gapLine: (day, from, to) => `- ${day} von ${from} bis ${to}`,
  noFreeTime: (minutes, span) =>
    `${joined('Zwischen 8 und 20 Uhr hast du', span, `keine ${minutes} Minuten am Stück frei`)}.`,

  eventsInPeriod: (count, span) => `${joined(count === 1 ? 'Ein Termin' : `${count} Termine`, span)}.`,
  countedEvents: (count, { subject, place, span }) => {
    const counted = count === 0 ? 'keine Termine' : count === 1 ? 'einen Termin' : `${count} Termine`;
    return `${joined('Du hast', span, counted, subject === '' ? '' : `zu ${subject}`, place)}.`;
  },
  eventHours: (length, count, span) =>
    `${joined(count === 1 ? 'Ein Termin' : `${count} Termine`, span)}, insgesamt ${length}.`,
  eventBySize: (order, line, length) =>
    `Dein ${order === 'longest' ? 'längster' : 'kürzester'} Termin: ${line} (${length}).`,
  equallyLongEvents: ({ same, all }, order, { length, span }) =>
    same === all
      ? `Deine ${all} Termine ${span} sind gleich lang: je ${length}.`
      : `${same} deiner ${all} Termine ${span} sind am ${order === 'longest' ? 'längsten' : 'kürzesten'}: je ${length}.`,
  reviewedEvents: (count, span) =>
    `${joined('In deinem Kalender', count === 1 ? 'stand' : 'standen', span, count === 1 ? 'ein Termin' : `${count} Termine`)}:`,
  oneEvent: (kind, line, distance) => {
    const start = { next: 'Dein nächster Termin', last: 'Dein letzter Termin', further: 'Der Termin danach' }[kind];
    return `${start}: ${line} (${distance})`;
  },
  noEvent: (kind) =>
    kind === 'last'
      ? 'In deinem Kalender steht kein vergangener Termin.'
      : 'In deinem Kalender steht kein kommender Termin.',

  noReminders: NO_REMINDERS,
  comingReminders: 'Deine anstehenden Erinnerungen:',
  remindersIn: (count, span) =>
    count === 0 ? `Du hast ${span} keine anstehenden Erinnerungen.` : `Du hast ${span} ${reminders(count)}:`,
  countedReminders: (count) => (count === 0 ? NO_REMINDERS : `Du hast ${reminders(count)}.`),
  remindersAbout: (count, subject) =>
    `Du hast ${count === 0 ? 'keine anstehenden Erinnerungen' : reminders(count)} zu ${subject}.`,

  askWhichToChange: (span) =>
    `Sag, welchen Eintrag du ändern möchtest und wie, oder öffne den [Kalender](/schedule). ${joined('In deinem Kalender', span)}:`,
  askWhichReminderToChange:
    'Sag, welche du ändern möchtest und wie, oder öffne die [Erinnerungen](/reminders). Anstehende Erinnerungen:',
  nothingChanged: 'Es wurde nichts geändert.',
  plan: (title, { at, due }) => `**${title}**${at === '' ? '' : `, ${at}`}${due === '' ? '' : `, fällig ${due}`}`,
  shallCancel: (plan) => `Soll ich das absagen? ${plan}. Du kannst es aus dem [Papierkorb](/trash) zurückholen.`,
  shallMove: (plan, to) => `Soll ich das verschieben? ${plan} → **${to}**.`,
  shallFinish: (plan) => `Soll ich das abhaken? ${plan}.`,
  shallUndate: (plan) => `Soll ich den Tag dieser Aufgabe entfernen? ${plan}.`,
  repeatNeedsDay: (title) => `„${title}“ wiederholt sich und braucht darum einen Tag. Sag sie ab, wenn sie vorbei ist.`,
  undated: (title) => `„${title}“ hat jetzt keinen bestimmten Tag.`,
  onlyThisOne: 'Nur dieses eine Mal; der Rest der Serie bleibt, wie er ist.',
  cancelled: (title) => `„${title}“ ist abgesagt. Du kannst es aus dem [Papierkorb](/trash) zurückholen.`,
  planMoved: (title, to) => `„${title}“ ist jetzt am ${to}.`,
  finished: (title) => `„${title}“ ist erledigt.`,
  alreadyFinished: (title) => `„${title}“ war schon erledigt.`,
  whichPlan: 'Mehrere passen. Antworte mit Titel und Tag des Eintrags, den du meinst:',
  nothingToChange: (words) =>
    words === ''
      ? 'Ich habe nichts Passendes gefunden. Nenne es bitte, zum Beispiel „Sag meinen Termin beim Zahnarzt ab“.'
      : `Ich habe bei deinen Terminen, Erinnerungen und Aufgaben nichts zu ${words} gefunden.`,
  onlyFollowed: (title) => `„${title}“ kommt aus einem Kalender, dem du folgst. Es lässt sich nur dort ändern.`,
  alreadyAtThatTime: (title) => `„${title}“ ist schon zu dieser Zeit.`,
  inThePast: (time) => `${time} ist schon vorbei. Nenne bitte eine spätere Zeit.`,
};
