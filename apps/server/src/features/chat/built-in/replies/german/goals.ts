import type { GoalReplies } from '../english/goals.ts';
import { formats } from './formats.ts';

const openGoals = (count: number): string => (count === 1 ? 'ein offenes Ziel' : `${count} offene Ziele`);
const cards = (count: number): string =>
  count === 0 ? 'keine Karten' : count === 1 ? 'eine Karte' : `${count} Karten`;

const paces = {
  achieved: 'erreicht',
  ahead: 'vor dem Plan',
  on_track: 'im Plan',
  behind: 'hinter dem Plan',
  overdue: 'überfällig',
};

const bestGoals = {
  ahead: 'Am weitesten vor dem Plan liegt',
  longest: 'Am weitesten fortgeschritten ist',
  shortest: 'Am meisten fehlt noch bei',
  dueFirst: 'Als Erstes fällig ist',
};

export const goals: GoalReplies = {
  shallSetGoal: (title, measure, by) => {
    const day = by === undefined ? '' : `bis zum ${formats.formatDay(new Date(`${by}T00:00:00Z`), 'UTC')}`;
    const details = [measure === '' ? '' : `Zielwert ${measure}`, day].filter(Boolean);
    return `Soll ich dieses Ziel setzen? **${title}**${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
  },
  goalSet: (title) => `Das Ziel „${title}“ ist gesetzt. Du findest es bei deinen [Zielen](/goals).`,
  noGoals: 'Du hast keine offenen Ziele. Setze eins mit „Setze mir das Ziel, 12 Bücher zu lesen“.',
  openGoals: (count) => `Du hast ${openGoals(count)}:`,
  countedGoals: (open, achieved) => {
    const reached = achieved === 1 ? ' und ein erreichtes Ziel' : ` und ${achieved} erreichte Ziele`;
    return `Du hast ${open === 0 ? 'keine offenen Ziele' : openGoals(open)}${achieved === 0 ? '' : reached}.`;
  },
  noGoalNamed: (name) => `Du hast kein offenes Ziel zu ${name}.`,
  noGoalReached: 'Du hast noch kein Ziel erreicht.',
  goalsReached: (count) => `Du hast ${count === 1 ? 'ein Ziel' : `${count} Ziele`} erreicht:`,
  goalLine: (title, progress) => `- ${title}: ${progress}`,
  oneGoal: (title, progress) => `**${title}**: ${progress}.`,
  goalProgress: ({ percent, target, left, by, pace }) => {
    const amounts = target && `${target.value} von ${target.target}${target.unit === '' ? '' : ` ${target.unit}`}`;
    const reached = amounts === undefined ? `${percent} %` : `${amounts} (${percent} %)`;
    const until = by === undefined ? '' : `, bis ${by}`;
    return `${reached}${left === undefined ? '' : `, noch ${left}`}${until}${pace === undefined ? '' : ` (${paces[pace]})`}`;
  },

  noGoalBehind: 'Keines deiner Ziele liegt hinter dem Plan.',
  goalsBehind: (count) =>
    count === 1 ? 'Eines deiner Ziele liegt hinter dem Plan:' : `${count} deiner Ziele liegen hinter dem Plan:`,
  noGoalAhead: 'Keins deiner Ziele liegt vor dem Plan.',
  goalsAhead: (count) => `${count} deiner Ziele liegen vor dem Plan, das am weitesten fortgeschrittene zuerst:`,
  goalsReachedIn: (count, span) => {
    if (count === 0) return `Du hast ${span} kein Ziel erreicht.`;
    return `Du hast ${span} ${count === 1 ? 'ein Ziel' : `${count} Ziele`} erreicht:`;
  },
  goalsDueIn: (count, span) => {
    if (count === 0) return `Kein Ziel ist ${span} fällig.`;
    return count === 1 ? `Ein Ziel ist ${span} fällig:` : `${count} Ziele sind ${span} fällig:`;
  },
  bestGoal: (kind, title, progress) => `${bestGoals[kind]} **${title}**: ${progress}.`,
  goalDue: (title, day, distance) => `**${title}** ist fällig am ${day}, ${distance}.`,
  goalUndated: (title) => `**${title}** hat kein Zieldatum.`,
  goalPace: (title, amount, by) => `**${title}**: ${amount} pro Woche, um es bis ${by} zu schaffen.`,
  weeksLeft: (weeks) => (weeks === '1' ? 'Dir bleibt noch eine Woche.' : `Dir bleiben noch ${weeks} Wochen.`),
  soFar: (progress) => `Bisher: ${progress}.`,
  steadyToday: (amount) => `Bei gleichmäßigem Tempo wärst du heute bei ${amount}.`,

  shallAdd: (amount, title, progress, after) =>
    `Soll ich ${amount} zu **${title}** hinzufügen? Bisher: ${progress}. Danach: ${after}.`,
  added: (amount, title, progress) => `Ich habe ${amount} zu **${title}** hinzugefügt: ${progress}.`,
  whichGoal: (amount) =>
    `Zu welchem Ziel soll das zählen: ${amount}? Frag bitte noch einmal mit dem Namen des Ziels. Diese könnten gemeint sein:`,
  noGoalCounted: (unit) =>
    `${unit === '' ? 'Keines deiner offenen Ziele ist eine Zahl, zu der etwas dazukommen kann' : `Keines deiner offenen Ziele wird in ${unit} gezählt`}. Fortschritt trägst du bei deinen [Zielen](/goals) ein:`,

  shallRemember: (text) =>
    `Soll ich mir das merken? **${text}** (Es geht mit jeder Frage an ein verbundenes Modell; du kannst es in den [Einstellungen](/settings) ändern.)`,
  remembered: (text) => `Ich merke mir: ${text}`,
  rememberedAlready: (text) => `Das merke ich mir schon: ${text}`,
  memoryFull: 'Ich kann mir nichts mehr merken. Lösche bitte zuerst etwas in den [Einstellungen](/settings).',
  memories: 'Das soll ich mir für dich merken. Du kannst es in den [Einstellungen](/settings) ändern:',
  noMemories:
    'Ich soll mir noch nichts für dich merken. Sag „Merk dir, dass …“ und bestätige es. Ich kann auch nachsehen, was du in deinen Gesprächen geschrieben hast.',
  noMemoryAbout: (subject) => `Ich soll mir nichts zu ${subject} merken.`,
  countedMemories: (count) => `Ich merke mir ${count === 1 ? 'eine Sache' : `${count} Dinge`} für dich.`,

  cardsDue: (due, all) =>
    due === 0
      ? `Heute ist keine Karte fällig. Du hast ${cards(all)}.`
      : `Heute ${due === 1 ? 'ist eine Karte' : `sind ${due} Karten`} fällig. Du hast insgesamt ${cards(all)}.`,
  cardsIn: (due, all, names) =>
    all === 0
      ? `Du hast keine Karten in ${names}.`
      : `Du hast ${cards(all)} in ${names}, ${due === 0 ? 'davon ist heute keine fällig' : `heute fällig: ${due}`}.`,
  cardsAbout: (count, subject) => {
    if (count === 0) return `Keine deiner Karten handelt von „${subject}“.`;
    return count === 1
      ? `Eine deiner Karten handelt von „${subject}“:`
      : `${count} deiner Karten handeln von „${subject}“:`;
  },
  yourDecks: (count) => {
    if (count === 0) return 'Du hast keine Stapel.';
    return `Du hast ${count === 1 ? 'einen Stapel' : `${count} Stapel`}:`;
  },
  deckLine: (name, all, due) => `- ${name}: ${cards(all)}${due === 0 ? '' : `, ${due} fällig`}`,
  cardsWaiting: (count) =>
    count === 1
      ? 'Unter [Learning](/learning) wartet eine vorgeschlagene Karte.'
      : `Unter [Learning](/learning) warten ${count} vorgeschlagene Karten.`,

  noNotes: (subject) => `Du hast keine Markierungen${subject === '' ? '' : ` zu ${subject}`}.`,
  yourNotes: (count) => `Du hast ${count === 1 ? 'eine Markierung' : `${count} Markierungen`}:`,
  inInbox: (count) => {
    if (count === 0) return 'In deinem Eingang wartet kein Vorschlag.';
    return count === 1 ? 'In deinem Eingang wartet ein Vorschlag:' : `In deinem Eingang warten ${count} Vorschläge:`;
  },
};
