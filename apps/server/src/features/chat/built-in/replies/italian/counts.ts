import type { Grouping } from '@app/understanding/questions/data-question';
import type { CountReplies } from '../english/counts.ts';
import { capitalised, type Described, type Extreme, joined, type Noun } from '../sentence-parts.ts';
import { formats } from './formats.ts';
import { withArticle } from './span-words.ts';

/** Each noun for the counts 0 and 1, and its plural. */
const NOUNS: Record<Noun, readonly [none: string, one: string, many: string]> = {
  conversations: ['nessuna conversazione', 'una conversazione', 'conversazioni'],
  messages: ['nessun messaggio', 'un messaggio', 'messaggi'],
  tasks: ['nessuna attività', 'un’attività', 'attività'],
  events: ['nessun appuntamento', 'un appuntamento', 'appuntamenti'],
};

interface Group {
  gender: 'm' | 'f';
  theOne: string;
  theMany: string;
  /** As in 'conversations by month'. */
  by: string;
  /** As in '3 conversations per month'. */
  per: string;
}

const GROUPS: Record<Grouping, Group> = {
  category: { gender: 'f', theOne: 'la categoria', theMany: 'le categorie', by: 'per categoria', per: 'per categoria' },
  source: {
    gender: 'm',
    theOne: 'l’assistente',
    theMany: 'gli assistenti',
    by: 'per assistente',
    per: 'per assistente',
  },
  model: { gender: 'm', theOne: 'il modello', theMany: 'i modelli', by: 'per modello', per: 'per modello' },
  hour: { gender: 'f', theOne: 'l’ora', theMany: 'le ore', by: 'per ora', per: 'all’ora' },
  day: { gender: 'm', theOne: 'il giorno', theMany: 'i giorni', by: 'per giorno', per: 'al giorno' },
  weekday: {
    gender: 'm',
    theOne: 'il giorno della settimana',
    theMany: 'i giorni della settimana',
    by: 'per giorno della settimana',
    per: 'per giorno della settimana',
  },
  week: { gender: 'f', theOne: 'la settimana', theMany: 'le settimane', by: 'per settimana', per: 'a settimana' },
  month: { gender: 'm', theOne: 'il mese', theMany: 'i mesi', by: 'per mese', per: 'al mese' },
  year: { gender: 'm', theOne: 'l’anno', theMany: 'gli anni', by: 'per anno', per: 'all’anno' },
};

const manyOf = (noun: Noun): string => NOUNS[noun][2];
const formatCount = (count: number, noun: Noun): string => {
  const [none, one, many] = NOUNS[noun];
  return count === 0 ? none : count === 1 ? one : `${count} ${many}`;
};
/** '1 conversazione', '0,8 conversazioni'. */
const formatMeasure = (value: string, noun: Noun): string =>
  `${value} ${value === '1' ? NOUNS[noun][1].replace(/^una? |^un’/, '') : manyOf(noun)}`;

const aboutSubject = (subject: string, count = 2): string =>
  subject === '' ? '' : `che ${count > 1 ? 'menzionano' : 'menziona'} “${subject}”`;

const someConversations = (count: number, { subject, place, span }: Described): string =>
  joined(formatCount(count, 'conversations'), place, span, aboutSubject(subject, count));

const countedConversations = (count: number, described: Described): string => {
  const { subject, place, span } = described;
  if (subject === '') {
    const have = joined(count === 0 ? 'Non hai' : 'Hai', span === '' ? '' : 'avuto');
    return `${have} ${someConversations(count, described)}.`;
  }
  const of = joined('delle tue conversazioni', place, span);
  if (count === 0) return `Nessuna ${of} menziona “${subject}”.`;
  return count === 1 ? `Una ${of} menziona “${subject}”.` : `${count} ${of} menzionano “${subject}”.`;
};

const isTime = (groupBy: Grouping): boolean => !['category', 'source', 'model'].includes(groupBy);

const ENDINGS = { m: ['o', 'i'], f: ['a', 'e'] } as const;

/** 'Il mese più intenso', 'le categorie più grandi'. */
function extremeGroups(extreme: Extreme, groupBy: Grouping, isOne: boolean): string {
  const { gender, theOne, theMany } = GROUPS[groupBy];
  const group = isOne ? theOne : theMany;
  const ending = ENDINGS[gender][isOne ? 0 : 1];
  if (groupBy === 'source' || groupBy === 'model')
    return `${group} ${extreme === 'most' ? 'più' : 'meno'} usat${ending}`;
  if (groupBy === 'category')
    return `${group} più ${extreme === 'most' ? `grand${isOne ? 'e' : 'i'}` : `piccol${ending}`}`;
  return `${group} più ${extreme === 'most' ? 'intens' : 'tranquill'}${ending}`;
}

const ORDER_WORDS = {
  oldest: ['prima', 'prime'],
  newest: ['ultima', 'ultime'],
  longest: ['più lunga', 'più lunghe'],
  shortest: ['più breve', 'più brevi'],
} as const;

/** 'La tua prima conversazione', 'le tue 3 conversazioni più lunghe'. */
function conversationsInOrder(order: keyof typeof ORDER_WORDS, shown: number): string {
  const [one, many] = ORDER_WORDS[order];
  const isBefore = order === 'oldest' || order === 'newest';
  if (shown === 1) return isBefore ? `La tua ${one} conversazione` : `La tua conversazione ${one}`;
  return isBefore ? `Le tue ${many} ${shown} conversazioni` : `Le tue ${shown} conversazioni ${many}`;
}

export const counts: CountReplies = {
  formatCount,
  countedConversations,
  countedMessages: ({ messages, own }, conversations, described) => {
    if (messages === 0) return `Non ci sono messaggi: non hai ${someConversations(0, described)}.`;
    const written =
      own === 0 ? 'non ne hai scritto nessuno' : own === 1 ? 'ne hai scritto uno' : `ne hai scritti ${own}`;
    const there = `${messages === 1 ? 'C’è' : 'Ci sono'} ${formatCount(messages, 'messages')}`;
    return `${there} in ${someConversations(conversations, described)}; ${written}.`;
  },
  notCounted: (count) =>
    count === 1
      ? 'Non contata: una chat in cui ha risposto solo questo assistente.'
      : `Non contate: ${count} chat in cui ha risposto solo questo assistente.`,

  listedConversations: (total, described) => `${capitalised(someConversations(total, described))}:`,
  listedInOrder: (order, shown, { subject, place, span }) =>
    `${joined(conversationsInOrder(order, shown), place, span, aboutSubject(subject, shown))}:`,
  withCount: (line, messages) => `${line} (${formatCount(messages, 'messages')})`,
  dayOfConversation: (order, { subject, place, span }, { day, distance }) => {
    const what = joined(conversationsInOrder(order, 1), place, span, aboutSubject(subject, 1));
    return `${what} è stata ${withArticle('il', day)}, ${distance}:`;
  },

  sameNumber: (labels, count, noun) =>
    `Lo stesso numero di ${manyOf(noun)} in ${labels.length === 2 ? 'entrambi i' : 'alcuni'} casi: ${count} ciascuno per ${formats.listOf(labels)}.`,
  moreIn: (word, label, difference, other) =>
    word === 'more'
      ? `Di più per ${label}: ${difference} in più che per ${other}.`
      : `Di meno per ${label}: ${difference} in meno che per ${other}.`,
  mostIn: (extreme, label) => `Il numero più ${extreme === 'most' ? 'alto' : 'basso'} è per ${label}.`,

  extremeGroup: (extreme, groupBy, { names, count, noun }) => {
    const isPast = isTime(groupBy) && noun !== 'events';
    const isOne = names.length === 1;
    const { gender } = GROUPS[groupBy];
    const verb = isPast ? `${isOne ? 'è' : 'sono'} stat${ENDINGS[gender][isOne ? 0 : 1]}` : isOne ? 'è' : 'sono';
    const name = isTime(groupBy) ? capitalised(formats.listOf(names)) : formats.listOf(names);
    const each = isOne ? '' : `ciascun${ENDINGS[gender][0]}`;
    return `${name} ${verb} ${extremeGroups(extreme, groupBy, isOne)}: ${joined(formatCount(count, noun), each)}.`;
  },
  groupAt: (place, { extreme, groupBy }, { name, count, noun }) =>
    `Al ${place + 1}º posto tra ${extremeGroups(extreme, groupBy, false)}: ${name}, ${formatCount(count, noun)}.`,
  byGroup: (noun, groupBy, total, { subject, place, span }) =>
    `${joined(capitalised(manyOf(noun)), GROUPS[groupBy].by, place, span, aboutSubject(subject))} (${total} in tutto):`,
  nothingToCompare: (noun, { place, span }) =>
    `Non c’è niente da confrontare: non hai ${joined(formatCount(0, noun), place, span)}.`,
  groupLine: (name, counted) => `- ${name}: ${counted}`,
  weekName: (week, year) => `settimana ${week} del ${year}`,

  averageMessages: (value, messages, conversations, described) =>
    `In media ${formatMeasure(value, 'messages')} per conversazione (${formatCount(messages, 'messages')} in ${someConversations(conversations, described)}).`,
  averagePer: (value, groupBy, { count, noun, place, span }) =>
    `In media ${formatMeasure(value, noun)} ${GROUPS[groupBy].per} (${joined(formatCount(count, noun), place, span)}).`,
  share: (part, whole, percent, { subject, place, span }) => {
    const [is, mentions] = part > 1 ? ['sono', 'menzionano'] : ['è', 'menziona'];
    const what = [place === '' ? '' : `${is} ${place}`, subject === '' ? '' : `${mentions} “${subject}”`];
    const number = part === 0 ? 'nessuna' : part === 1 ? 'una' : String(part);
    const of = joined(`Su ${formatCount(whole, 'conversations')}`, span);
    return `${of}, ${number} ${what.filter(Boolean).join(' e ')}: ${percent}%.`;
  },

  yourCategories: (count) => `Hai ${count === 1 ? 'una categoria' : `${count} categorie`}:`,
  yourSources: (count) => `Le tue conversazioni vengono da ${count === 1 ? 'una fonte' : `${count} fonti`}:`,
  yourModels: (count) =>
    count === 0
      ? 'Le tue conversazioni non dicono quali modelli hanno risposto.'
      : `Le tue conversazioni nominano ${count === 1 ? 'un modello' : `${count} modelli`}:`,
};
