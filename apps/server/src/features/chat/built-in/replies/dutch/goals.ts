import type { GoalReplies } from '../english/goals.ts';
import { formats } from './formats.ts';

const openGoals = (count: number): string => (count === 1 ? 'één open doel' : `${count} open doelen`);
const cards = (count: number): string => (count === 1 ? 'één kaart' : `${count} kaarten`);

const paces = {
  achieved: 'bereikt',
  ahead: 'voor op schema',
  on_track: 'op schema',
  behind: 'achter op schema',
  overdue: 'te laat',
};

const bestGoals = {
  ahead: 'Het doel dat het verst voor op schema ligt',
  longest: 'Het doel dat het verst gevorderd is',
  shortest: 'Het doel waarvoor je nog het meest te doen hebt',
  dueFirst: 'Het doel met de eerste einddatum',
};

export const goals: GoalReplies = {
  shallSetGoal: (title, measure, by) => {
    const day = by === undefined ? '' : `uiterlijk ${formats.formatDay(new Date(`${by}T00:00:00Z`), 'UTC')}`;
    const details = [measure === '' ? '' : `streefwaarde ${measure}`, day].filter(Boolean);
    return `Zal ik dit doel stellen? **${title}**${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
  },
  goalSet: (title) => `Het doel “${title}” is gesteld. Je vindt het bij je [doelen](/goals).`,
  noGoals: 'Je hebt geen open doelen. Stel er een met “Ik wil 12 boeken lezen, maak daar een doel van”.',
  openGoals: (count) => `Je hebt ${openGoals(count)}:`,
  countedGoals: (open, achieved) => {
    const reached = achieved === 1 ? ' en één bereikt doel' : ` en ${achieved} bereikte doelen`;
    return `Je hebt ${open === 0 ? 'geen open doelen' : openGoals(open)}${achieved === 0 ? '' : reached}.`;
  },
  noGoalNamed: (name) => `Je hebt geen open doel over ${name}.`,
  noGoalReached: 'Je hebt nog geen doel bereikt.',
  goalsReached: (count) => `Je hebt ${count === 1 ? 'één doel' : `${count} doelen`} bereikt:`,
  goalLine: (title, progress) => `- ${title}: ${progress}`,
  oneGoal: (title, progress) => `**${title}**: ${progress}.`,
  goalProgress: ({ percent, target, left, by, pace }) => {
    const amounts = target && `${target.value} van ${target.target}${target.unit === '' ? '' : ` ${target.unit}`}`;
    const reached = amounts === undefined ? `${percent}%` : `${amounts} (${percent}%)`;
    const until = by === undefined ? '' : `, uiterlijk ${by}`;
    return `${reached}${left === undefined ? '' : `, nog ${left} te gaan`}${until}${pace === undefined ? '' : ` (${paces[pace]})`}`;
  },

  noGoalBehind: 'Geen van je doelen ligt achter op schema.',
  goalsBehind: (count) =>
    count === 1 ? 'Eén van je doelen ligt achter op schema:' : `${count} van je doelen liggen achter op schema:`,
  noGoalAhead: 'Geen van je doelen ligt voor op schema.',
  goalsAhead: (count) => `${count} van je doelen liggen voor op schema, het verst gevorderde eerst:`,
  goalsReachedIn: (count, span) => {
    if (count === 0) return `Je hebt ${span} geen doel bereikt.`;
    return `Je hebt ${span} ${count === 1 ? 'één doel' : `${count} doelen`} bereikt:`;
  },
  goalsDueIn: (count, span) => {
    if (count === 0) return `Geen doel heeft ${span} zijn einddatum.`;
    return count === 1 ? `Eén doel heeft ${span} zijn einddatum:` : `${count} doelen hebben ${span} hun einddatum:`;
  },
  bestGoal: (kind, title, progress) => `${bestGoals[kind]}: **${title}**, ${progress}.`,
  goalDue: (title, day, distance) => `De einddatum van **${title}** is ${day}, ${distance}.`,
  goalUndated: (title) => `**${title}** heeft geen einddatum.`,
  goalPace: (title, amount, by) => `**${title}**: ${amount} per week om het uiterlijk ${by} te halen.`,
  weeksLeft: (weeks) => (weeks === '1' ? 'Je hebt nog één week.' : `Je hebt nog ${weeks} weken.`),
  soFar: (progress) => `Tot nu toe: ${progress}.`,
  steadyToday: (amount) => `In een gelijkmatig tempo zou je vandaag op ${amount} staan.`,

  shallAdd: (amount, title, progress, after) =>
    `Zal ik ${amount} optellen bij **${title}**? Tot nu toe: ${progress}. Daarna: ${after}.`,
  added: (amount, title, progress) => `Ik heb ${amount} opgeteld bij **${title}**: ${progress}.`,
  whichGoal: (amount) =>
    `Bij welk doel horen de ${amount}? Vraag het opnieuw met de naam van het doel. Deze kunnen bedoeld zijn:`,
  noGoalCounted: (unit) =>
    `${unit === '' ? 'Geen van je open doelen is een getal waar iets bij kan' : `Geen van je open doelen wordt geteld in ${unit}`}. Voortgang vul je in bij je [doelen](/goals):`,

  shallRemember: (text) =>
    `Zal ik dit onthouden? **${text}** (Het gaat met elke vraag mee naar een gekoppeld model; je kunt het veranderen in de [instellingen](/settings).)`,
  remembered: (text) => `Ik onthoud: ${text}`,
  rememberedAlready: (text) => `Dat onthoud ik al: ${text}`,
  memoryFull: 'Ik kan niets meer onthouden. Verwijder eerst iets in de [instellingen](/settings).',
  memories: 'Dit heb je me gevraagd te onthouden. Je kunt het veranderen in de [instellingen](/settings):',
  noMemories:
    'Je hebt me nog niets laten onthouden. Zeg “Onthoud dat …” en bevestig het. Ik kan ook opzoeken wat je in je gesprekken hebt geschreven.',
  noMemoryAbout: (subject) => `Je hebt me niets over ${subject} laten onthouden.`,
  countedMemories: (count) => `Ik onthoud ${count === 1 ? 'één ding' : `${count} dingen`} voor je.`,

  cardsDue: (due, all) =>
    due === 0
      ? `Vandaag hoef je geen kaart te herhalen. Je hebt ${cards(all)}.`
      : `Vandaag moet je ${cards(due)} herhalen. Je hebt in totaal ${cards(all)}.`,
  cardsIn: (due, all, names) =>
    all === 0
      ? `Je hebt geen kaarten in ${names}.`
      : `Je hebt ${cards(all)} in ${names}; daarvan ${due === 0 ? 'hoef je er vandaag geen' : `moet je er vandaag ${due}`} te herhalen.`,
  cardsAbout: (count, subject) => {
    if (count === 0) return `Geen van je kaarten gaat over ${subject}.`;
    return count === 1 ? `Eén van je kaarten gaat over ${subject}:` : `${count} van je kaarten gaan over ${subject}:`;
  },
  yourDecks: (count) => {
    if (count === 0) return 'Je hebt geen stapels kaarten.';
    return `Je hebt ${count === 1 ? 'één stapel' : `${count} stapels`} kaarten:`;
  },
  deckLine: (name, all, due) => `- ${name}: ${cards(all)}${due === 0 ? '' : `, ${due} voor vandaag`}`,
  cardsWaiting: (count) =>
    `${count === 1 ? 'Er wacht één voorgestelde kaart' : `Er wachten ${count} voorgestelde kaarten`} bij [Learning](/learning).`,

  noNotes: (subject) => `Je hebt geen markeringen${subject === '' ? '' : ` over ${subject}`}.`,
  yourNotes: (count) => `Je hebt ${count === 1 ? 'één markering' : `${count} markeringen`}:`,
  inInbox: (count) => {
    if (count === 0) return 'Er wacht geen voorstel in je inbox.';
    return count === 1 ? 'Er wacht één voorstel in je inbox:' : `Er wachten ${count} voorstellen in je inbox:`;
  },
};
