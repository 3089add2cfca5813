import type { PlanReplies } from '../english/plans.ts';
import { capitalised, joined } from '../sentence-parts.ts';

const NO_REMINDERS = 'Je hebt geen komende herinneringen.';
const reminders = (count: number): string =>
  count === 1 ? 'één komende herinnering' : `${count} komende herinneringen`;

export const plans: PlanReplies = {
  proposal: {
    event: 'Ik kan dit in je agenda zetten.',
    reminder: 'Ik kan je hieraan herinneren.',
    task: 'Ik kan dit als taak toevoegen.',
  },
  proposedTasks: (count) => `Ik kan deze ${count} taken toevoegen.`,
  proposedBoth: 'Ik kan beide toevoegen.',
  nothingProposed:
    'Dit is een tijdelijke chat, en daaruit wordt niets gepland. Kies Keep, of vraag het opnieuw in een nieuwe chat.',
  askForTime: 'Wanneer is het? Antwoord met een dag of een tijd, of vul de tijd in het voorstel in.',
  noTimeFound:
    'Ik begreep dat je iets wilt plannen, maar vond er geen datum in. Noem een dag of een tijd, zoals “Tandarts dinsdag om 15:00 uur”.',
  cardChanged: 'Ik heb het voorstel gewijzigd:',
  cardKept: 'Zo staat het al in het voorstel:',
  cardDropped: (title) => `Het voorstel “${title}” vervalt.`,

  eventLine: (when, title) => `${when}: ${title}`,
  planned: (span) => `${joined('In je agenda', span)}:`,
  nothingPlanned: (span, words) =>
    words === ''
      ? `${joined('Er staat niets in je agenda', span)}.`
      : `${joined(`Er staat niets over ${words} in je agenda`, span)}.`,
  alsoReminders: 'Herinneringen:',
  alsoDue: 'Af te ronden:',
  timeUntil: (line, distance) => `${capitalised(line)} (${distance}).`,
  thatIsAll: (span) => `${joined('Dat is alles', span)}.`,
  comesNext: 'Daarna:',
  otherTasks: 'Nog open taken:',
  foundPlans: 'Gevonden in je gesprekken, nog niet overgenomen:',
  notFreeThen: 'Dan ben je niet vrij.',
  alsoThatDay: 'Die dag:',
  noTaskReported: 'Ik vond geen open taak die hiermee klaar is.',
  gaps: (span) => `Je bent vrij ${span}:`,
  gapLine: (day, from, to) => `- ${day} van ${from} tot ${to}`,
  noFreeTime: (minutes, span) => `Je hebt ${span} tussen 8:00 en 20:00 geen ${minutes} minuten achter elkaar vrij.`,

  eventsInPeriod: (count, span) => (count === 1 ? `Eén afspraak ${span}.` : `${count} afspraken ${span}.`),
  countedEvents: (count, { subject, place, span }) => {
    const counted = count === 0 ? 'geen afspraken' : count === 1 ? 'één afspraak' : `${count} afspraken`;
    return `${joined('Je hebt', counted, subject === '' ? '' : `over ${subject}`, place, span)}.`;
  },
  eventHours: (length, count, span) =>
    `${count === 1 ? 'Eén afspraak' : `${count} afspraken`} ${span}, in totaal ${length}.`,
  eventBySize: (order, line, length) =>
    `Je ${order === 'longest' ? 'langste' : 'kortste'} afspraak: ${line} (${length}).`,
  equallyLongEvents: ({ same, all }, order, { length, span }) =>
    same === all
      ? `Je ${all} afspraken ${span} duren even lang: elk ${length}.`
      : `${same} van je ${all} afspraken ${span} zijn het ${order === 'longest' ? 'langst' : 'kortst'}: elk ${length}.`,
  reviewedEvents: (count, span) =>
    `${count === 1 ? 'Er stond één afspraak' : `Er stonden ${count} afspraken`} in je agenda ${span}:`,
  oneEvent: (kind, line, distance) => {
    const start = { next: 'Je volgende afspraak', last: 'Je laatste afspraak', further: 'De afspraak daarna' }[kind];
    return `${start}: ${line} (${distance})`;
  },
  noEvent: (kind) =>
    kind === 'last' ? 'Er staat geen eerdere afspraak in je agenda.' : 'Er staat geen komende afspraak in je agenda.',

  noReminders: NO_REMINDERS,
  comingReminders: 'Je komende herinneringen:',
  remindersIn: (count, span) =>
    count === 0 ? `Je hebt ${span} geen komende herinneringen.` : `Je hebt ${span} ${reminders(count)}:`,
  countedReminders: (count) => (count === 0 ? NO_REMINDERS : `Je hebt ${reminders(count)}.`),
  remindersAbout: (count, subject) =>
    `Je hebt ${count === 0 ? 'geen komende herinneringen' : reminders(count)} over ${subject}.`,

  askWhichToChange: (span) =>
    `Zeg welke je wilt veranderen en hoe, of open de [agenda](/schedule). ${joined('In je agenda', span)}:`,
  askWhichReminderToChange:
    'Zeg welke je wilt veranderen en hoe, of open de [herinneringen](/reminders). Komende herinneringen:',
  nothingChanged: 'Er is niets veranderd.',
  plan: (title, { at, due }) => `**${title}**${at === '' ? '' : `, ${at}`}${due === '' ? '' : `, deadline ${due}`}`,
  shallCancel: (plan) => `Zal ik dit annuleren? ${plan}. Je kunt het terugzetten uit de [prullenbak](/trash).`,
  shallMove: (plan, to) => `Zal ik dit verzetten? ${plan} → **${to}**.`,
  shallFinish: (plan) => `Zal ik dit afvinken? ${plan}.`,
  shallUndate: (plan) => `Zal ik de dag van deze taak weghalen? ${plan}.`,
  repeatNeedsDay: (title) =>
    `“${title}” herhaalt zich en heeft daarom een dag nodig. Annuleer de taak als hij voorbij is.`,
  undated: (title) => `“${title}” heeft nu geen vaste dag.`,
  onlyThisOne: 'Alleen deze ene keer; de rest van de reeks blijft zoals hij is.',
  cancelled: (title) => `“${title}” is geannuleerd. Je kunt het terugzetten uit de [prullenbak](/trash).`,
  planMoved: (title, to) => `“${title}” staat nu op ${to}.`,
  finished: (title) => `“${title}” is klaar.`,
  alreadyFinished: (title) => `“${title}” was al klaar.`,
  whichPlan: 'Er passen er meer. Antwoord met de titel en de dag van degene die je bedoelt:',
  nothingToChange: (words) =>
    words === ''
      ? 'Ik heb niets gevonden dat past. Noem het, zoals “Zeg mijn afspraak bij de tandarts af”.'
      : `Ik heb niets over ${words} gevonden bij je afspraken, herinneringen en taken.`,
  onlyFollowed: (title) => `“${title}” komt uit een agenda die je volgt. Het kan alleen daar worden veranderd.`,
  alreadyAtThatTime: (title) => `“${title}” staat al op dat tijdstip.`,
  inThePast: (time) => `${time} is al voorbij. Noem een later tijdstip.`,
};
