import type { Grouping } from '@app/understanding/questions/data-question';
import type { CountReplies } from '../english/counts.ts';
import { capitalised, type Described, type Extreme, joined, type Noun } from '../sentence-parts.ts';
import { formats } from './formats.ts';

/** Each noun for the counts 0 and 1, and its plural. */
const NOUNS: Record<Noun, readonly [none: string, one: string, many: string]> = {
  conversations: ['ninguna conversación', 'una conversación', 'conversaciones'],
  messages: ['ningún mensaje', 'un mensaje', 'mensajes'],
  tasks: ['ninguna tarea', 'una tarea', 'tareas'],
  events: ['ninguna cita', 'una cita', 'citas'],
};

const GROUPS: Record<Grouping, readonly [gender: 'm' | 'f', one: string, many: string]> = {
  category: ['f', 'categoría', 'categorías'],
  source: ['m', 'asistente', 'asistentes'],
  model: ['m', 'modelo', 'modelos'],
  hour: ['f', 'hora', 'horas'],
  day: ['m', 'día', 'días'],
  weekday: ['m', 'día de la semana', 'días de la semana'],
  week: ['f', 'semana', 'semanas'],
  month: ['m', 'mes', 'meses'],
  year: ['m', 'año', 'años'],
};

const manyOf = (noun: Noun): string => NOUNS[noun][2];
const formatCount = (count: number, noun: Noun): string => {
  const [none, one, many] = NOUNS[noun];
  return count === 0 ? none : count === 1 ? one : `${count} ${many}`;
};
/** '0,8 conversaciones', '1 mensaje'. */
const formatMeasure = (value: string, noun: Noun): string => {
  const [, one, many] = NOUNS[noun];
  return `${value} ${value === '1' ? one.replace(/^una? /, '') : many}`;
};

const aboutSubject = (subject: string, count = 2): string =>
  subject === '' ? '' : `que ${['mencione', 'menciona'][count] ?? 'mencionan'} «${subject}»`;

const someConversations = (count: number, { subject, place, span }: Described): string =>
  joined(formatCount(count, 'conversations'), place, span, aboutSubject(subject, count));

const countedConversations = (count: number, described: Described): string => {
  const { subject, place, span } = described;
  if (subject === '') {
    const have = joined(count === 0 ? 'no' : '', span === '' ? 'tienes' : 'tuviste');
    return `${capitalised(have)} ${someConversations(count, described)}.`;
  }
  const of = joined('de tus conversaciones', place, span);
  if (count === 0) return `Ninguna ${of} menciona «${subject}».`;
  return count === 1 ? `Una ${of} menciona «${subject}».` : `${count} ${of} mencionan «${subject}».`;
};

/** 'El mes más activo', 'los meses más activos'. */
function extremeGroups(extreme: Extreme, groupBy: Grouping, isOne: boolean): string {
  const [gender, one, many] = GROUPS[groupBy];
  const article = isOne ? (gender === 'm' ? 'el' : 'la') : gender === 'm' ? 'los' : 'las';
  const ending = `${gender === 'm' ? 'o' : 'a'}${isOne ? '' : 's'}`;
  const group = `${article} ${isOne ? one : many}`;
  const degree = extreme === 'most' ? 'más' : 'menos';
  if (groupBy === 'source' || groupBy === 'model') return `${group} ${degree} usad${ending}`;
  if (groupBy === 'category') return `${group} más ${extreme === 'most' ? 'grande' : 'pequeña'}${isOne ? '' : 's'}`;
  return `${group} ${degree} activ${ending}`;
}

const isTime = (groupBy: Grouping): boolean => !['category', 'source', 'model'].includes(groupBy);

const ORDER_WORDS = {
  oldest: ['primera', 'primeras'],
  newest: ['última', 'últimas'],
  longest: ['más larga', 'más largas'],
  shortest: ['más corta', 'más cortas'],
} as const;

/** 'Tu primera conversación', 'tus 3 conversaciones más largas'. */
function conversationsInOrder(order: keyof typeof ORDER_WORDS, shown: number): string {
  const [one, many] = ORDER_WORDS[order];
  const isBefore = order === 'oldest' || order === 'newest';
  if (shown === 1) return isBefore ? `Tu ${one} conversación` : `Tu conversación ${one}`;
  return isBefore ? `Tus ${shown} ${many} conversaciones` : `Tus ${shown} conversaciones ${many}`;
}

export const counts: CountReplies = {
  formatCount,
  countedConversations,
  countedMessages: ({ messages, own }, conversations, described) => {
    if (messages === 0) return `No hay ningún mensaje: no tienes ${someConversations(0, described)}.`;
    const written = own === 0 ? 'tú no escribiste ninguno' : `tú escribiste ${own === 1 ? 'uno' : own}`;
    return `Hay ${formatCount(messages, 'messages')} en ${someConversations(conversations, described)}; ${written}.`;
  },
  notCounted: (count) =>
    count === 1
      ? 'No contada: una conversación en la que solo respondió este asistente.'
      : `No contadas: ${count} conversaciones en las que solo respondió este asistente.`,

  listedConversations: (total, described) => `${capitalised(someConversations(total, described))}:`,
  listedInOrder: (order, shown, { subject, place, span }) =>
    `${joined(conversationsInOrder(order, shown), place, span, aboutSubject(subject, shown))}:`,
  withCount: (line, messages) => `${line} (${formatCount(messages, 'messages')})`,
  dayOfConversation: (order, { subject, place, span }, { day, distance }) => {
    const what = joined(conversationsInOrder(order, 1), place, span, aboutSubject(subject, 1));
    return `${what} fue el ${day}, ${distance}:`;
  },

  sameNumber: (labels, count, noun) =>
    `El mismo número de ${manyOf(noun)} en ${labels.length === 2 ? 'los dos' : 'algunos'} casos: ${count} cada vez para ${formats.listOf(labels)}.`,
  moreIn: (word, label, difference, other) =>
    word === 'more'
      ? `Más para ${label}: ${difference} más que para ${other}.`
      : `Menos para ${label}: ${difference} menos que para ${other}.`,
  mostIn: (extreme, label) => `Donde ${extreme === 'most' ? 'más' : 'menos'} hay es en ${label}.`,

  extremeGroup: (extreme, groupBy, { names, count, noun }) => {
    const isPast = isTime(groupBy) && noun !== 'events';
    const isOne = names.length === 1;
    const name = isTime(groupBy) ? capitalised(formats.listOf(names)) : formats.listOf(names);
    const groups = extremeGroups(extreme, groupBy, isOne);
    if (isOne) return `${name} ${isPast ? 'fue' : 'es'} ${groups}: ${formatCount(count, noun)}.`;
    return `${name} ${isPast ? 'fueron' : 'son'} ${groups}: ${formatCount(count, noun)} en cada caso.`;
  },
  groupAt: (place, { extreme, groupBy }, { name, count, noun }) =>
    `En el puesto ${place + 1} de ${extremeGroups(extreme, groupBy, false)} está ${name}: ${formatCount(count, noun)}.`,
  byGroup: (noun, groupBy, total, { subject, place, span }) =>
    `${joined(capitalised(manyOf(noun)), 'por', GROUPS[groupBy][1], place, span, aboutSubject(subject))} (${total} en total):`,
  nothingToCompare: (noun, { place, span }) =>
    `No hay nada que comparar: no tienes ${joined(formatCount(0, noun), place, span)}.`,
  groupLine: (name, counted) => `- ${name}: ${counted}`,
  weekName: (week, year) => `semana ${week} de ${year}`,

  averageMessages: (value, messages, conversations, described) =>
    `De media ${formatMeasure(value, 'messages')} por conversación (${formatCount(messages, 'messages')} en ${someConversations(conversations, described)}).`,
  averagePer: (value, groupBy, { count, noun, place, span }) =>
    `De media ${formatMeasure(value, noun)} por ${GROUPS[groupBy][1]} (${joined(formatCount(count, noun), place, span)}).`,
  share: (part, whole, percent, { subject, place, span }) => {
    const isOne = part <= 1;
    const verb = place.startsWith('con') ? (isOne ? 'es' : 'son') : isOne ? 'está' : 'están';
    const what = [
      place === '' ? '' : `${verb} ${place}`,
      subject === '' ? '' : `${isOne ? 'menciona' : 'mencionan'} «${subject}»`,
    ];
    const number = part === 0 ? 'ninguna' : part === 1 ? 'una' : String(part);
    const of = joined(`De ${formatCount(whole, 'conversations')}`, span);
    return `${of}, ${number} ${what.filter(Boolean).join(' y ')}: ${percent} %.`;
  },

  yourCategories: (count) => `Tienes ${count === 1 ? 'una categoría' : `${count} categorías`}:`,
  yourSources: (count) => `Tus conversaciones vienen de ${count === 1 ? 'una fuente' : `${count} fuentes`}:`,
  yourModels: (count) =>
    count === 0
      ? 'Tus conversaciones no nombran los modelos que respondieron.'
      : `Tus conversaciones nombran ${count === 1 ? 'un modelo' : `${count} modelos`}:`,
};
