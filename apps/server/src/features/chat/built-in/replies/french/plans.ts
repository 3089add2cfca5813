import type { PlanReplies } from '../english/plans.ts';
import { capitalised, joined } from '../sentence-parts.ts';

const NO_REMINDERS = 'Vous n’avez aucun rappel à venir.';
const reminders = (count: number): string => (count === 1 ? 'un rappel à venir' : `${count} rappels à venir`);
const events = (count: number): string => (count === 1 ? 'un rendez-vous' : `${count} rendez-vous`);

export const plans: PlanReplies = {
  proposal: {
    event: 'Je peux l’ajouter à votre agenda.',
    reminder: 'Je peux vous le rappeler.',
    task: 'Je peux l’ajouter à vos tâches.',
  },
  proposedTasks: (count) => `Je peux ajouter ces ${count} tâches.`,
  proposedBoth: 'Je peux ajouter les deux.',
  nothingProposed:
    'Cette conversation est temporaire, et rien n’en est planifié. Choisissez Keep, ou demandez à nouveau dans une nouvelle conversation.',
  askForTime: 'Quand est-ce ? Répondez avec un jour ou une heure, ou indiquez l’heure dans la suggestion.',
  noTimeFound:
    'J’ai compris que vous voulez prévoir quelque chose, mais je n’y ai pas trouvé de date. Indiquez un jour ou une heure, par exemple « Dentiste mardi à 15h ».',
  cardChanged: 'J’ai modifié la suggestion :',
  cardKept: 'C’est déjà ce que dit la suggestion :',
  cardDropped: (title) => `La suggestion « ${title} » est abandonnée.`,

  eventLine: (when, title) => `${when} : ${title}`,
  planned: (span) => `${joined('Dans votre agenda', span)} :`,
  nothingPlanned: (span, words) =>
    words === ''
      ? `${joined('Vous n’avez rien dans votre agenda', span)}.`
      : `${joined(`Vous n’avez rien sur « ${words} » dans votre agenda`, span)}.`,
  alsoReminders: 'Rappels :',
  alsoDue: 'À terminer :',
  timeUntil: (line, distance) => `${capitalised(line)} (${distance}).`,
  thatIsAll: (span) => `${joined('C’est tout', span)}.`,
  comesNext: 'Ensuite :',
  otherTasks: 'Tâches encore à faire :',
  foundPlans: 'Trouvé dans vos conversations, pas encore accepté :',
  notFreeThen: 'Vous n’êtes pas libre à ce moment-là.',
  alsoThatDay: 'Ce jour-là :',
  noTaskReported: 'Je n’ai trouvé aucune tâche que cela termine.',
  gaps: (span) => `Vous êtes libre ${span} :`,
  gapLine: (day, from, to) => `- ${day} de ${from} à ${to}`,
  noFreeTime: (minutes, span) => `Vous n’avez pas ${minutes} minutes libres de suite entre 8:00 et 20:00 ${span}.`,

  eventsInPeriod: (count, span) => `${count === 0 ? 'Aucun rendez-vous' : capitalised(events(count))} ${span}.`,
  countedEvents: (count, { subject, place, span }) => {
    const counted = count === 0 ? 'Vous n’avez aucun rendez-vous' : `Vous avez ${events(count)}`;
    return `${joined(counted, subject === '' ? '' : `sur « ${subject} »`, place, span)}.`;
  },
  eventHours: (length, count, span) =>
    `${count === 0 ? 'Aucun rendez-vous' : capitalised(events(count))} ${span}, ${length} au total.`,
  eventBySize: (order, line, length) =>
    `Votre rendez-vous le plus ${order === 'longest' ? 'long' : 'court'} : ${line} (${length}).`,
  equallyLongEvents: ({ same, all }, order, { length, span }) =>
    same === all
      ? `Vos ${all} rendez-vous ${span} ont la même durée : ${length} chacun.`
      : `${same} de vos ${all} rendez-vous ${span} sont les plus ${order === 'longest' ? 'longs' : 'courts'} : ${length} chacun.`,
  reviewedEvents: (count, span) => `Il y avait ${events(count)} dans votre agenda ${span} :`,
  oneEvent: (kind, line, distance) => {
    const start = {
      next: 'Votre prochain rendez-vous est',
      last: 'Votre dernier rendez-vous était',
      further: 'Le suivant est',
    }[kind];
    return `${start} ${line} (${distance})`;
  },
  noEvent: (kind) =>
    kind === 'last'
      ? 'Il n’y a aucun rendez-vous passé dans votre agenda.'
      : 'Il n’y a aucun rendez-vous à venir dans votre agenda.',

  noReminders: NO_REMINDERS,
  comingReminders: 'Vos rappels à venir :',
  remindersIn: (count, span) =>
    count === 0 ? `Vous n’avez aucun rappel à venir ${span}.` : `Vous avez ${reminders(count)} ${span} :`,
  countedReminders: (count) => (count === 0 ? NO_REMINDERS : `Vous avez ${reminders(count)}.`),
  remindersAbout: (count, subject) =>
    `${count === 0 ? 'Vous n’avez aucun rappel à venir' : `Vous avez ${reminders(count)}`} sur « ${subject} ».`,

  askWhichToChange: (span) =>
    `Dites lequel modifier et comment, ou ouvrez l’[agenda](/schedule). ${joined('Dans votre agenda', span)} :`,
  askWhichReminderToChange:
    'Dites lequel modifier et comment, ou ouvrez les [rappels](/reminders). Vos rappels à venir :',
  nothingChanged: 'Rien n’a été modifié.',
  plan: (title, { at, due }) => `**${title}**${at === '' ? '' : `, ${at}`}${due === '' ? '' : `, pour le ${due}`}`,
  shallCancel: (plan) => `Dois-je annuler ceci ? ${plan}. Vous pourrez le restaurer depuis la [corbeille](/trash).`,
  shallMove: (plan, to) => `Dois-je déplacer ceci ? ${plan} → **${to}**.`,
  shallFinish: (plan) => `Dois-je marquer ceci comme terminé ? ${plan}.`,
  shallUndate: (plan) => `Dois-je retirer le jour de cette tâche ? ${plan}.`,
  repeatNeedsDay: (title) =>
    `« ${title} » se répète et a donc besoin d’un jour. Annulez la tâche si elle est terminée.`,
  undated: (title) => `« ${title} » n’a maintenant pas de jour précis.`,
  onlyThisOne: 'Seulement cette fois ; le reste de la série ne change pas.',
  cancelled: (title) => `J’ai annulé « ${title} ». Vous pouvez le restaurer depuis la [corbeille](/trash).`,
  planMoved: (title, to) => `J’ai déplacé « ${title} » au ${to}.`,
  finished: (title) => `J’ai marqué « ${title} » comme terminé.`,
  alreadyFinished: (title) => `« ${title} » est déjà marqué comme terminé.`,
  whichPlan: 'Il y en a plusieurs qui correspondent. Répondez avec le titre et le jour de celui que vous voulez dire :',
  nothingToChange: (words) =>
    words === ''
      ? 'Je n’ai rien trouvé qui corresponde. Nommez-le, par exemple « Annule le rendez-vous chez le dentiste ».'
      : `Je n’ai rien trouvé sur « ${words} » dans vos rendez-vous, rappels et tâches.`,
  onlyFollowed: (title) => `« ${title} » vient d’un agenda que vous suivez. Seul cet agenda permet de le modifier.`,
  alreadyAtThatTime: (title) => `« ${title} » est déjà à ce moment-là.`,
  inThePast: (time) => `Le ${time} est déjà passé. Indiquez un moment à venir.`,
};
