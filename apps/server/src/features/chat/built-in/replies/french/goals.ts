import type { GoalReplies } from '../english/goals.ts';
import { formats, isSingular } from './formats.ts';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);
const openGoals = (count: number): string => plural(count, 'un objectif en cours', 'objectifs en cours');
const haveCards = (count: number): string =>
  count === 0 ? 'Vous n’avez aucune carte' : `Vous avez ${plural(count, 'une carte', 'cartes')}`;

const paces = {
  achieved: 'atteint',
  ahead: 'en avance',
  on_track: 'dans les temps',
  behind: 'en retard',
  overdue: 'échéance dépassée',
};

const bestGoals = {
  ahead: 'L’objectif le plus en avance',
  longest: 'L’objectif le plus proche du but',
  shortest: 'L’objectif le plus loin du but',
  dueFirst: 'L’objectif dont l’échéance est la plus proche',
};

export const goals: GoalReplies = {
  shallSetGoal: (title, measure, by) => {
    const day = by === undefined ? '' : `au plus tard le ${formats.formatDay(new Date(`${by}T00:00:00Z`), 'UTC')}`;
    const details = [measure === '' ? '' : `cible : ${measure}`, day].filter(Boolean);
    return `Dois-je fixer cet objectif ? **${title}**${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
  },
  goalSet: (title) => `L’objectif « ${title} » est fixé. Vous le trouverez dans vos [objectifs](/goals).`,
  noGoals: 'Vous n’avez aucun objectif en cours. Fixez-en un avec « Je veux lire 12 livres, fais-en un objectif ».',
  openGoals: (count) => `Vous avez ${openGoals(count)} :`,
  countedGoals: (open, achieved) => {
    const reached =
      achieved === 0 ? '' : `, ${open === 0 ? 'mais' : 'et'} vous en avez atteint ${achieved === 1 ? 'un' : achieved}`;
    return `${open === 0 ? 'Vous n’avez aucun objectif en cours' : `Vous avez ${openGoals(open)}`}${reached}.`;
  },
  noGoalNamed: (name) => `Vous n’avez aucun objectif en cours sur « ${name} ».`,
  noGoalReached: 'Vous n’avez encore atteint aucun objectif.',
  goalsReached: (count) => `Vous avez atteint ${plural(count, 'un objectif', 'objectifs')} :`,
  goalLine: (title, progress) => `- ${title} : ${progress}`,
  oneGoal: (title, progress) => `**${title}** : ${progress}.`,
  goalProgress: ({ percent, target, left, by, pace }) => {
    const amounts = target && `${target.value} sur ${target.target}${target.unit === '' ? '' : ` ${target.unit}`}`;
    const reached = amounts === undefined ? `${percent} %` : `${amounts} (${percent} %)`;
    const until = by === undefined ? '' : `, au plus tard le ${by}`;
    return `${reached}${left === undefined ? '' : `, encore ${left}`}${until}${pace === undefined ? '' : ` (${paces[pace]})`}`;
  },

  noGoalBehind: 'Aucun de vos objectifs n’est en retard.',
  goalsBehind: (count) =>
    count === 1 ? 'Un de vos objectifs est en retard :' : `${count} de vos objectifs sont en retard :`,
  noGoalAhead: 'Aucun de vos objectifs n’est en avance.',
  goalsAhead: (count) => `${count} de vos objectifs sont en avance, le plus avancé d’abord :`,
  goalsReachedIn: (count, span) =>
    count === 0
      ? `Vous n’avez atteint aucun objectif ${span}.`
      : `Vous avez atteint ${plural(count, 'un objectif', 'objectifs')} ${span} :`,
  goalsDueIn: (count, span) => {
    if (count === 0) return `Aucun objectif n’arrive à échéance ${span}.`;
    return count === 1 ? `Un objectif arrive à échéance ${span} :` : `${count} objectifs arrivent à échéance ${span} :`;
  },
  bestGoal: (kind, title, progress) => `${bestGoals[kind]} : **${title}**, ${progress}.`,
  goalDue: (title, day, distance) => `L’échéance de **${title}** est le ${day}, ${distance}.`,
  goalUndated: (title) => `**${title}** n’a pas d’échéance.`,
  goalPace: (title, amount, by) => `**${title}** : ${amount} par semaine pour l’atteindre au plus tard le ${by}.`,
  weeksLeft: (weeks) =>
    weeks === '1' ? 'Il reste une semaine.' : `Il reste ${weeks} ${isSingular(weeks) ? 'semaine' : 'semaines'}.`,
  soFar: (progress) => `Jusqu’ici : ${progress}.`,
  steadyToday: (amount) => `À un rythme régulier, vous en seriez à ${amount} aujourd’hui.`,

  shallAdd: (amount, title, progress, after) =>
    `Dois-je ajouter ${amount} à **${title}** ? Jusqu’ici : ${progress}. Ensuite : ${after}.`,
  added: (amount, title, progress) => `J’ai ajouté ${amount} à **${title}** : ${progress}.`,
  whichGoal: (amount) =>
    `À quel objectif faut-il ajouter ${amount} ? Demandez à nouveau avec le nom de l’objectif. Voici ceux qui conviennent :`,
  noGoalCounted: (unit) =>
    `${unit === '' ? 'Aucun de vos objectifs en cours n’est un nombre auquel ajouter quelque chose' : `Aucun de vos objectifs en cours n’est compté en ${unit}`}. Vous pouvez indiquer vos progrès dans vos [objectifs](/goals) :`,

  shallRemember: (text) =>
    `Dois-je retenir ceci ? **${text}** (C’est envoyé avec chaque question à un modèle connecté ; vous pouvez le changer dans les [réglages](/settings).)`,
  remembered: (text) => `Je retiens : ${text}`,
  rememberedAlready: (text) => `Je le retiens déjà : ${text}`,
  memoryFull: 'Je ne peux rien retenir de plus. Supprimez d’abord quelque chose dans les [réglages](/settings).',
  memories: 'Voici ce que vous m’avez demandé de retenir. Vous pouvez le changer dans les [réglages](/settings) :',
  noMemories:
    'Vous ne m’avez encore rien demandé de retenir. Dites « Retiens que … » et confirmez. Je peux aussi chercher ce que vous avez écrit dans vos conversations.',
  noMemoryAbout: (subject) => `Vous ne m’avez rien demandé de retenir sur « ${subject} ».`,
  countedMemories: (count) => `Je retiens ${plural(count, 'une chose', 'choses')} pour vous.`,

  cardsDue: (due, all) =>
    due === 0
      ? `Aucune carte n’est à réviser aujourd’hui. ${haveCards(all)}.`
      : `${due === 1 ? 'Une carte est' : `${due} cartes sont`} à réviser aujourd’hui. ${haveCards(all)} au total.`,
  cardsIn: (due, all, names) =>
    all === 0
      ? `Vous n’avez aucune carte dans ${names}.`
      : `${haveCards(all)} dans ${names}, dont ${due === 0 ? 'aucune' : due} à réviser aujourd’hui.`,
  cardsAbout: (count, subject) => {
    if (count === 0) return `Aucune de vos cartes ne porte sur « ${subject} ».`;
    return count === 1
      ? `Une de vos cartes porte sur « ${subject} » :`
      : `${count} de vos cartes portent sur « ${subject} » :`;
  },
  yourDecks: (count) =>
    count === 0
      ? 'Vous n’avez aucun paquet de cartes.'
      : `Vous avez ${plural(count, 'un paquet de cartes', 'paquets de cartes')} :`,
  deckLine: (name, all, due) =>
    `- ${name} : ${all === 0 ? 'aucune carte' : plural(all, 'une carte', 'cartes')}${due === 0 ? '' : `, ${due} à réviser`}`,
  cardsWaiting: (count) =>
    `${count === 1 ? 'Une carte proposée attend' : `${count} cartes proposées attendent`} dans [Learning](/learning).`,

  noNotes: (subject) => `Vous n’avez aucun surlignage${subject === '' ? '' : ` sur « ${subject} »`}.`,
  yourNotes: (count) => `Vous avez ${plural(count, 'un surlignage', 'surlignages')} :`,
  inInbox: (count) => {
    if (count === 0) return 'Aucune suggestion n’attend dans votre boîte de réception.';
    const waiting = count === 1 ? 'Une suggestion attend' : `${count} suggestions attendent`;
    return `${waiting} dans votre boîte de réception :`;
  },
};
