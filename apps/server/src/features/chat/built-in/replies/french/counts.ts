import type { Grouping } from '@app/understanding/questions/data-question';
import type { CountReplies } from '../english/counts.ts';
import { capitalised, type Described, type Extreme, joined, type Noun } from '../sentence-parts.ts';
import { formats, isSingular } from './formats.ts';

/** Each noun for the counts 0 and 1, and its plural. */
const NOUNS: Record<Noun, readonly [none: string, one: string, many: string]> = {
  conversations: ['aucune conversation', 'une conversation', 'conversations'],
  messages: ['aucun message', 'un message', 'messages'],
  tasks: ['aucune tâche', 'une tâche', 'tâches'],
  events: ['aucun rendez-vous', 'un rendez-vous', 'rendez-vous'],
};

/** The gender of each group, its singular with and without the article, and its plural. */
const GROUPS: Record<Grouping, readonly [gender: 'm' | 'f', theOne: string, one: string, many: string]> = {
  category: ['f', 'la catégorie', 'catégorie', 'catégories'],
  source: ['m', 'l’assistant', 'assistant', 'assistants'],
  model: ['m', 'le modèle', 'modèle', 'modèles'],
  hour: ['f', 'l’heure', 'heure', 'heures'],
  day: ['m', 'le jour', 'jour', 'jours'],
  weekday: ['m', 'le jour de la semaine', 'jour de la semaine', 'jours de la semaine'],
  week: ['f', 'la semaine', 'semaine', 'semaines'],
  month: ['m', 'le mois', 'mois', 'mois'],
  year: ['f', 'l’année', 'année', 'années'],
};

const per = (groupBy: Grouping): string => `par ${groupBy === 'year' ? 'an' : GROUPS[groupBy][2]}`;
const manyOf = (noun: Noun): string => NOUNS[noun][2];
const formatCount = (count: number, noun: Noun): string => {
  const [none, one, many] = NOUNS[noun];
  return count === 0 ? none : count === 1 ? one : `${count} ${many}`;
};
/** '0,8 conversation', '3,3 messages'. */
const formatMeasure = (value: string, noun: Noun): string => {
  const [, one, many] = NOUNS[noun];
  return `${value} ${isSingular(value) ? one.replace(/^une? /, '') : many}`;
};

const aboutSubject = (subject: string, count = 2): string =>
  subject === '' ? '' : `qui ${count > 1 ? 'mentionnent' : 'mentionne'} « ${subject} »`;

const someConversations = (count: number, { subject, place, span }: Described): string =>
  joined(formatCount(count, 'conversations'), place, span, aboutSubject(subject, count));

const countedConversations = (count: number, described: Described): string => {
  const { subject, place, span } = described;
  if (subject === '') {
    const have = joined(count === 0 ? 'Vous n’avez' : 'Vous avez', span === '' ? '' : 'eu');
    return `${have} ${someConversations(count, described)}.`;
  }
  const of = joined('de vos conversations', place, span);
  if (count === 0) return `Aucune ${of} ne mentionne « ${subject} ».`;
  return count === 1 ? `Une ${of} mentionne « ${subject} ».` : `${count} ${of} mentionnent « ${subject} ».`;
};

/** 'Le mois le plus chargé', 'les mois les plus chargés'. */
function extremeGroups(extreme: Extreme, groupBy: Grouping, isOne: boolean): string {
  const [gender, theOne, , many] = GROUPS[groupBy];
  const group = isOne ? theOne : `les ${many}`;
  const article = isOne ? (gender === 'm' ? 'le' : 'la') : 'les';
  const ending = `${gender === 'm' ? '' : 'e'}${isOne ? '' : 's'}`;
  if (groupBy === 'source' || groupBy === 'model')
    return `${group} ${article} ${extreme === 'most' ? 'plus' : 'moins'} utilisé${ending}`;
  if (groupBy === 'category') return `${group} ${article} plus ${extreme === 'most' ? 'grand' : 'petit'}${ending}`;
  return `${group} ${article} plus ${extreme === 'most' ? `chargé${ending}` : `calme${isOne ? '' : 's'}`}`;
}

const isTime = (groupBy: Grouping): boolean => !['category', 'source', 'model'].includes(groupBy);

const ORDER_WORDS = {
  oldest: ['première', 'premières'],
  newest: ['dernière', 'dernières'],
  longest: ['la plus longue', 'les plus longues'],
  shortest: ['la plus courte', 'les plus courtes'],
} as const;

/** 'Votre première conversation', 'vos 3 conversations les plus longues'. */
function conversationsInOrder(order: keyof typeof ORDER_WORDS, shown: number): string {
  const [one, many] = ORDER_WORDS[order];
  const isBefore = order === 'oldest' || order === 'newest';
  if (shown === 1) return isBefore ? `Votre ${one} conversation` : `Votre conversation ${one}`;
  return isBefore ? `Vos ${shown} ${many} conversations` : `Vos ${shown} conversations ${many}`;
}

export const counts: CountReplies = {
  formatCount,
  countedConversations,
  countedMessages: ({ messages, own }, conversations, described) => {
    if (messages === 0) return `Il n’y a aucun message : vous n’avez ${someConversations(0, described)}.`;
    const written = own === 0 ? 'vous n’en avez écrit aucun' : `vous en avez écrit ${own === 1 ? 'un' : own}`;
    return `Il y a ${formatCount(messages, 'messages')} dans ${someConversations(conversations, described)} ; ${written}.`;
  },
  notCounted: (count) =>
    count === 1
      ? 'Non comptée : une conversation où seul cet assistant a répondu.'
      : `Non comptées : ${count} conversations où seul cet assistant a répondu.`,

  listedConversations: (total, described) => `${capitalised(someConversations(total, described))} :`,
  listedInOrder: (order, shown, { subject, place, span }) =>
    `${joined(conversationsInOrder(order, shown), place, span, aboutSubject(subject, shown))} :`,
  withCount: (line, messages) => `${line} (${formatCount(messages, 'messages')})`,
  dayOfConversation: (order, { subject, place, span }, { day, distance }) => {
    const what = joined(conversationsInOrder(order, 1), place, span, aboutSubject(subject, 1));
    return `${what} a eu lieu le ${day}, ${distance} :`;
  },

  sameNumber: (labels, count, noun) =>
    `Autant de ${manyOf(noun)} dans ${labels.length === 2 ? 'les deux' : 'plusieurs'} cas : ${count} chaque fois pour ${formats.listOf(labels)}.`,
  moreIn: (word, label, difference, other) =>
    word === 'more'
      ? `Plus pour ${label} : ${difference} de plus que pour ${other}.`
      : `Moins pour ${label} : ${difference} de moins que pour ${other}.`,
  mostIn: (extreme, label) => `C’est pour ${label} qu’il y en a le ${extreme === 'most' ? 'plus' : 'moins'}.`,

  extremeGroup: (extreme, groupBy, { names, count, noun }) => {
    const isPast = isTime(groupBy) && noun !== 'events';
    const isOne = names.length === 1;
    const name = isTime(groupBy) ? capitalised(formats.listOf(names)) : formats.listOf(names);
    const groups = extremeGroups(extreme, groupBy, isOne);
    if (isOne) return `${name} ${isPast ? 'a été' : 'est'} ${groups} : ${formatCount(count, noun)}.`;
    const each = GROUPS[groupBy][0] === 'm' ? 'chacun' : 'chacune';
    return `${name} ${isPast ? 'ont été' : 'sont'} ${groups} : ${formatCount(count, noun)} ${each}.`;
  },
  groupAt: (place, { extreme, groupBy }, { name, count, noun }) =>
    `En ${place === 0 ? '1re' : `${place + 1}e`} position parmi ${extremeGroups(extreme, groupBy, false)} : ${name}, ${formatCount(count, noun)}.`,
  byGroup: (noun, groupBy, total, { subject, place, span }) =>
    `${joined(capitalised(manyOf(noun)), per(groupBy), place, span, aboutSubject(subject))} (${total} au total) :`,
  nothingToCompare: (noun, { place, span }) =>
    `Il n’y a rien à comparer : vous n’avez ${joined(formatCount(0, noun), place, span)}.`,
  groupLine: (name, counted) => `- ${name} : ${counted}`,
  weekName: (week, year) => `semaine ${week} de ${year}`,

  averageMessages: (value, messages, conversations, described) =>
    `En moyenne ${formatMeasure(value, 'messages')} par conversation (${formatCount(messages, 'messages')} dans ${someConversations(conversations, described)}).`,
  averagePer: (value, groupBy, { count, noun, place, span }) =>
    `En moyenne ${formatMeasure(value, noun)} ${per(groupBy)} (${joined(formatCount(count, noun), place, span)}).`,
  share: (part, whole, percent, { subject, place, span }) => {
    const [is, mentions] =
      part === 0 ? ['n’est', 'ne mentionne'] : part === 1 ? ['est', 'mentionne'] : ['sont', 'mentionnent'];
    const what = [place === '' ? '' : `${is} ${place}`, subject === '' ? '' : `${mentions} « ${subject} »`];
    const number = part === 0 ? 'aucune' : part === 1 ? 'une' : String(part);
    const of = joined(`Sur ${formatCount(whole, 'conversations')}`, span);
    return `${of}, ${number} ${what.filter(Boolean).join(' et ')} : ${percent} %.`;
  },

  yourCategories: (count) => `Vous avez ${count === 1 ? 'une catégorie' : `${count} catégories`} :`,
  yourSources: (count) => `Vos conversations viennent ${count === 1 ? 'd’une source' : `de ${count} sources`} :`,
  yourModels: (count) =>
    count === 0
      ? 'Vos conversations ne nomment pas les modèles qui ont répondu.'
      : `Vos conversations nomment ${count === 1 ? 'un modèle' : `${count} modèles`} :`,
};
