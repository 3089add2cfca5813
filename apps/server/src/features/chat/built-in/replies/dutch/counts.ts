import type { Grouping } from '@app/understanding/questions/data-question';
import type { CountReplies } from '../english/counts.ts';
import { capitalised, type Described, type Extreme, joined, type Noun } from '../sentence-parts.ts';
import { formats } from './formats.ts';

/** Each noun in the singular and in the plural. */
const NOUNS: Record<Noun, readonly [string, string]> = {
  conversations: ['gesprek', 'gesprekken'],
  messages: ['bericht', 'berichten'],
  tasks: ['taak', 'taken'],
  events: ['afspraak', 'afspraken'],
};

/** The article and the singular of each group, and its plural. */
const GROUPS: Record<Grouping, readonly [article: string, one: string, many: string]> = {
  category: ['de', 'categorie', 'categorieën'],
  source: ['de', 'assistent', 'assistenten'],
  model: ['het', 'model', 'modellen'],
  hour: ['het', 'uur', 'uren'],
  day: ['de', 'dag', 'dagen'],
  weekday: ['de', 'weekdag', 'weekdagen'],
  week: ['de', 'week', 'weken'],
  month: ['de', 'maand', 'maanden'],
  year: ['het', 'jaar', 'jaren'],
};

const ORDER_WORDS = { oldest: 'eerste', newest: 'laatste', longest: 'langste', shortest: 'kortste' } as const;

const manyOf = (noun: Noun): string => NOUNS[noun][1];
const formatCount = (count: number, noun: Noun): string =>
  count === 1 ? `één ${NOUNS[noun][0]}` : `${count} ${manyOf(noun)}`;
/** 'Eén' has no accent on its capital. */
const atStart = (words: string): string => capitalised(words).replace(/^Één/, 'Eén');

const aboutSubject = (subject: string): string => (subject === '' ? '' : `waarin ${subject} voorkomt`);

const someConversations = (count: number, { subject, place, span }: Described): string =>
  joined(count === 0 ? 'geen gesprekken' : formatCount(count, 'conversations'), place, span, aboutSubject(subject));

const countedConversations = (count: number, described: Described): string => {
  const { subject, place, span } = described;
  if (subject === '') return `Je ${span === '' ? 'hebt' : 'had'} ${someConversations(count, described)}.`;
  const number = count === 0 ? 'geen' : count === 1 ? 'één' : String(count);
  return `${joined('In', number, 'van je gesprekken', place, span, 'komt', subject, 'voor')}.`;
};

/** The word for the group with the most or the fewest. */
function extremeWord(extreme: Extreme, groupBy: Grouping): string {
  if (groupBy === 'source' || groupBy === 'model') return extreme === 'most' ? 'meest gebruikte' : 'minst gebruikte';
  if (groupBy === 'category') return extreme === 'most' ? 'grootste' : 'kleinste';
  return extreme === 'most' ? 'drukste' : 'rustigste';
}

const isTime = (groupBy: Grouping): boolean => !['category', 'source', 'model'].includes(groupBy);

export const counts: CountReplies = {
  formatCount,
  countedConversations,
  countedMessages: ({ messages, own }, conversations, described) =>
    messages === 0
      ? `Er zijn geen berichten: je hebt ${someConversations(0, described)}.`
      : `Er ${messages === 1 ? 'is' : 'zijn'} ${formatCount(messages, 'messages')} in ${someConversations(conversations, described)}; daarvan schreef jij er ${own}.`,
  notCounted: (count) =>
    count === 1
      ? 'Niet meegeteld: één chat waarin alleen deze assistent heeft geantwoord.'
      : `Niet meegeteld: ${count} chats waarin alleen deze assistent heeft geantwoord.`,

  listedConversations: (total, described) => `${atStart(someConversations(total, described))}:`,
  listedInOrder: (order, shown, { subject, place, span }) => {
    const some = shown === 1 ? 'gesprek' : `${shown} gesprekken`;
    return `${joined(`Je ${ORDER_WORDS[order]} ${some}`, place, span, aboutSubject(subject))}:`;
  },
  withCount: (line, messages) => `${line} (${formatCount(messages, 'messages')})`,
  dayOfConversation: (order, { subject, place, span }, { day, distance }) => {
    const what = joined(`Je ${ORDER_WORDS[order]} gesprek`, place, span, aboutSubject(subject));
    return `${what} was op ${day}, ${distance}:`;
  },

  sameNumber: (labels, count, noun) =>
    `Evenveel ${manyOf(noun)} in ${labels.length === 2 ? 'beide' : 'enkele'} gevallen: elk ${count} voor ${formats.listOf(labels)}.`,
  moreIn: (word, label, difference, other) =>
    word === 'more'
      ? `Meer voor ${label}: ${difference} meer dan voor ${other}.`
      : `Minder voor ${label}: ${difference} minder dan voor ${other}.`,
  mostIn: (extreme, label) => `${extreme === 'most' ? 'De meeste' : 'De minste'} voor ${label}.`,

  extremeGroup: (extreme, groupBy, { names, count, noun }) => {
    const isPast = isTime(groupBy) && noun !== 'events';
    const [article, one, many] = GROUPS[groupBy];
    const word = extremeWord(extreme, groupBy);
    const name = isTime(groupBy) ? capitalised(formats.listOf(names)) : formats.listOf(names);
    return names.length === 1
      ? `${name} ${isPast ? 'was' : 'is'} ${article} ${word} ${one}: ${formatCount(count, noun)}.`
      : `${name} ${isPast ? 'waren' : 'zijn'} de ${word} ${many}: elk ${formatCount(count, noun)}.`;
  },
  groupAt: (place, { extreme, groupBy }, { name, count, noun }) =>
    `Op plaats ${place + 1} van de ${extremeWord(extreme, groupBy)} ${GROUPS[groupBy][2]} staat ${name}: ${formatCount(count, noun)}.`,
  byGroup: (noun, groupBy, total, { subject, place, span }) =>
    `${joined(capitalised(manyOf(noun)), 'per', GROUPS[groupBy][1], place, span, aboutSubject(subject))} (${total} in totaal):`,
  nothingToCompare: (noun, { place, span }) =>
    `Er valt niets te vergelijken: je hebt ${joined('geen', manyOf(noun), place, span)}.`,
  groupLine: (name, counted) => `- ${name}: ${counted}`,
  weekName: (week, year) => `week ${week} van ${year}`,

  averageMessages: (value, messages, conversations, described) =>
    `Gemiddeld ${value} berichten per gesprek (${formatCount(messages, 'messages')} in ${someConversations(conversations, described)}).`,
  averagePer: (value, groupBy, { count, noun, place, span }) =>
    `Gemiddeld ${value} ${manyOf(noun)} per ${GROUPS[groupBy][1]} (${joined(formatCount(count, noun), place, span)}).`,
  share: (part, whole, percent, { subject, place, span }) => {
    const verb = part === 1 ? ['is', 'gaat'] : ['zijn', 'gaan'];
    const what = subject === '' ? joined(verb[0] ?? '', place) : joined(verb[1] ?? '', place, 'over', subject);
    return `${joined(`${part} van de ${whole} gesprekken`, span)} ${what}: ${percent}%.`;
  },

  yourCategories: (count) => `Je hebt ${count === 1 ? 'één categorie' : `${count} categorieën`}:`,
  yourSources: (count) => `Je gesprekken komen uit ${count === 1 ? 'één bron' : `${count} bronnen`}:`,
  yourModels: (count) =>
    count === 0
      ? 'In je gesprekken staat niet welke modellen hebben geantwoord.'
      : `In je gesprekken ${count === 1 ? 'komt één model' : `komen ${count} modellen`} voor:`,
};
