import type { Grouping } from '@app/understanding/questions/data-question';
import type { CountReplies } from '../english/counts.ts';
import { capitalised, type Described, type Extreme, joined, type Noun } from '../sentence-parts.ts';
import { formats } from './formats.ts';

/** Each noun for the counts 0 and 1, in the nominative with its article, and its plural. */
const NOUNS: Record<Noun, readonly [none: string, one: string, many: string]> = {
  conversations: ['kein Gespräch', 'ein Gespräch', 'Gespräche'],
  messages: ['keine Nachricht', 'eine Nachricht', 'Nachrichten'],
  tasks: ['keine Aufgabe', 'eine Aufgabe', 'Aufgaben'],
  events: ['kein Termin', 'ein Termin', 'Termine'],
};

/** The article and the singular of each group, and its plural. */
const GROUPS: Record<Grouping, readonly [article: string, one: string, many: string]> = {
  category: ['die', 'Kategorie', 'Kategorien'],
  source: ['der', 'Assistent', 'Assistenten'],
  model: ['das', 'Modell', 'Modelle'],
  hour: ['die', 'Stunde', 'Stunden'],
  day: ['der', 'Tag', 'Tage'],
  weekday: ['der', 'Wochentag', 'Wochentage'],
  week: ['die', 'Woche', 'Wochen'],
  month: ['der', 'Monat', 'Monate'],
  year: ['das', 'Jahr', 'Jahre'],
};

/** Without their ending: 'dein erstes Gespräch', 'deine 3 ersten Gespräche'. */
const ORDER_STEMS = { oldest: 'erst', newest: 'letzt', longest: 'längst', shortest: 'kürzest' } as const;

const manyOf = (noun: Noun): string => NOUNS[noun][2];
const formatCount = (count: number, noun: Noun): string => {
  const [none, one, many] = NOUNS[noun];
  return count === 0 ? none : count === 1 ? one : `${count} ${many}`;
};
/** '0,8 Gespräche', '1 Nachricht'. */
const formatMeasure = (value: string, noun: Noun): string =>
  `${value} ${value === '1' ? NOUNS[noun][1].replace(/^eine? /, '') : manyOf(noun)}`;

const aboutSubject = (subject: string): string => (subject === '' ? '' : `zu ${subject}`);

const someConversations = (count: number, { subject, place, span }: Described): string =>
  joined(formatCount(count, 'conversations'), aboutSubject(subject), place, span);

/** 'In einem Gespräch', 'in 3 Gesprächen'. */
const insideConversations = (count: number, { subject, place, span }: Described): string => {
  const dative = count === 0 ? 'keinem Gespräch' : count === 1 ? 'einem Gespräch' : `${count} Gesprächen`;
  return joined('in', dative, aboutSubject(subject), place, span);
};

const countedConversations = (count: number, described: Described): string => {
  const { subject, place, span } = described;
  if (subject === '') return `Du ${span === '' ? 'hast' : 'hattest'} ${someConversations(count, described)}.`;
  const number = count === 0 ? 'Keines' : count === 1 ? 'Eines' : String(count);
  return `${joined(number, 'deiner Gespräche', place, span)} ${count > 1 ? 'erwähnen' : 'erwähnt'} ${subject}.`;
};

/** The word for the group with the most or the fewest, as it stands after an article in the singular. */
function extremeWord(extreme: Extreme, groupBy: Grouping): string {
  if (groupBy === 'source' || groupBy === 'model')
    return extreme === 'most' ? 'am meisten genutzte' : 'am wenigsten genutzte';
  if (groupBy === 'category') return extreme === 'most' ? 'größte' : 'kleinste';
  return extreme === 'most' ? 'aktivste' : 'ruhigste';
}

const isTime = (groupBy: Grouping): boolean => !['category', 'source', 'model'].includes(groupBy);

export const counts: CountReplies = {
  formatCount,
  countedConversations,
  countedMessages: ({ messages, own }, conversations, described) => {
    if (messages === 0) return `Es gibt keine Nachrichten: Du hast ${someConversations(0, described)}.`;
    const written = own === 0 ? 'keine davon ist von dir' : `${own} davon ${own === 1 ? 'ist' : 'sind'} von dir`;
    const verb = messages === 1 ? 'ist' : 'sind';
    return `Es ${verb} ${formatCount(messages, 'messages')} ${insideConversations(conversations, described)}; ${written}.`;
  },
  notCounted: (count) =>
    count === 1
      ? 'Nicht mitgezählt: ein Chat, in dem nur dieser Assistent geantwortet hat.'
      : `Nicht mitgezählt: ${count} Chats, in denen nur dieser Assistent geantwortet hat.`,

  listedConversations: (total, described) => `${capitalised(someConversations(total, described))}:`,
  listedInOrder: (order, shown, { subject, place, span }) => {
    const some =
      shown === 1 ? `Dein ${ORDER_STEMS[order]}es Gespräch` : `Deine ${shown} ${ORDER_STEMS[order]}en Gespräche`;
    return `${joined(some, aboutSubject(subject), place, span)}:`;
  },
  withCount: (line, messages) => `${line} (${formatCount(messages, 'messages')})`,
  dayOfConversation: (order, { subject, place, span }, { day, distance }) => {
    const what = joined(`Dein ${ORDER_STEMS[order]}es Gespräch`, aboutSubject(subject), place, span);
    return `${what} war am ${day}, ${distance}:`;
  },

  sameNumber: (labels, count, noun) =>
    `Gleich viele ${manyOf(noun)} in ${labels.length === 2 ? 'beiden' : 'einigen'} Fällen: je ${count} für ${formats.listOf(labels)}.`,
  moreIn: (word, label, difference, other) =>
    word === 'more'
      ? `Mehr für ${label}: ${difference} mehr als für ${other}.`
      : `Weniger für ${label}: ${difference} weniger als für ${other}.`,
  mostIn: (extreme, label) => `${extreme === 'most' ? 'Die meisten' : 'Die wenigsten'} für ${label}.`,

  extremeGroup: (extreme, groupBy, { names, count, noun }) => {
    const isPast = isTime(groupBy) && noun !== 'events';
    const [article, one, many] = GROUPS[groupBy];
    const word = extremeWord(extreme, groupBy);
    return names.length === 1
      ? `${names[0]} ${isPast ? 'war' : 'ist'} ${article} ${word} ${one}: ${formatCount(count, noun)}.`
      : `${formats.listOf(names)} ${isPast ? 'waren' : 'sind'} die ${word}n ${many}: je ${formatCount(count, noun)}.`;
  },
  groupAt: (place, { extreme, groupBy }, { name, count, noun }) =>
    `Auf Platz ${place + 1} der ${extremeWord(extreme, groupBy)}n ${GROUPS[groupBy][2]} steht ${name}: ${formatCount(count, noun)}.`,
  byGroup: (noun, groupBy, total, { subject, place, span }) =>
    `${joined(manyOf(noun), aboutSubject(subject), place, span, 'nach', GROUPS[groupBy][1])} (${total} insgesamt):`,
  nothingToCompare: (noun, { place, span }) =>
    `Es gibt nichts zu vergleichen: Du hast ${joined('keine', manyOf(noun), place, span)}.`,
  groupLine: (name, counted) => `- ${name}: ${counted}`,
  weekName: (week, year) => `Woche ${week} ${year}`,

  averageMessages: (value, messages, conversations, described) =>
    `Im Schnitt ${formatMeasure(value, 'messages')} pro Gespräch (${formatCount(messages, 'messages')} ${insideConversations(conversations, described)}).`,
  averagePer: (value, groupBy, { count, noun, place, span }) =>
    `Im Schnitt ${formatMeasure(value, noun)} pro ${GROUPS[groupBy][1]} (${joined(formatCount(count, noun), place, span)}).`,
  share: (part, whole, percent, { subject, place, span }) => {
    const isOne = part <= 1;
    const what = [
      place === '' ? '' : `${isOne ? 'ist' : 'sind'} ${place}`,
      subject === '' ? '' : `${isOne ? 'handelt' : 'handeln'} von ${subject}`,
    ];
    const of = `${part === 0 ? 'Keines' : part} von ${whole === 1 ? '1 Gespräch' : `${whole} Gesprächen`}`;
    return `${joined(of, span)} ${what.filter(Boolean).join(' und ')}: ${percent} %.`;
  },

  yourCategories: (count) => `Du hast ${count === 1 ? 'eine Kategorie' : `${count} Kategorien`}:`,
  yourSources: (count) => `Deine Gespräche stammen aus ${count === 1 ? 'einer Quelle' : `${count} Quellen`}:`,
  yourModels: (count) =>
    count === 0
      ? 'In deinen Gesprächen steht nicht, welche Modelle geantwortet haben.'
      : `In deinen Gesprächen ${count === 1 ? 'kommt ein Modell' : `kommen ${count} Modelle`} vor:`,
};
