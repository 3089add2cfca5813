import type { Grouping } from '@app/understanding/questions/data-question';
import type { CountReplies } from '../english/counts.ts';
import { capitalised, type Described, type Extreme, joined, type Noun } from '../sentence-parts.ts';
import { formats } from './formats.ts';

/** Each noun for the counts 0 and 1, and its plural. */
const NOUNS: Record<Noun, readonly [none: string, one: string, many: string]> = {
  conversations: ['nenhuma conversa', 'uma conversa', 'conversas'],
  messages: ['nenhuma mensagem', 'uma mensagem', 'mensagens'],
  tasks: ['nenhuma tarefa', 'uma tarefa', 'tarefas'],
  events: ['nenhum compromisso', 'um compromisso', 'compromissos'],
};

const GROUPS: Record<Grouping, readonly [gender: 'm' | 'f', one: string, many: string]> = {
  category: ['f', 'categoria', 'categorias'],
  source: ['m', 'assistente', 'assistentes'],
  model: ['m', 'modelo', 'modelos'],
  hour: ['f', 'hora', 'horas'],
  day: ['m', 'dia', 'dias'],
  weekday: ['m', 'dia da semana', 'dias da semana'],
  week: ['f', 'semana', 'semanas'],
  month: ['m', 'mês', 'meses'],
  year: ['m', 'ano', 'anos'],
};

const manyOf = (noun: Noun): string => NOUNS[noun][2];
const formatCount = (count: number, noun: Noun): string => {
  const [none, one, many] = NOUNS[noun];
  return count === 0 ? none : count === 1 ? one : `${count} ${many}`;
};
/** '0,8 conversas', '1 mensagem'. */
const formatMeasure = (value: string, noun: Noun): string => {
  const [, one, many] = NOUNS[noun];
  return `${value} ${value === '1' ? one.replace(/^uma? /, '') : many}`;
};

const aboutSubject = (subject: string, count = 2): string =>
  subject === '' ? '' : `que ${['mencione', 'menciona'][count] ?? 'mencionam'} «${subject}»`;

const someConversations = (count: number, { subject, place, span }: Described): string =>
  joined(formatCount(count, 'conversations'), place, span, aboutSubject(subject, count));

const countedConversations = (count: number, described: Described): string => {
  const { subject, place, span } = described;
  if (subject === '') {
    const have = joined(count === 0 ? 'não' : '', span === '' ? 'tens' : 'tiveste');
    return `${capitalised(have)} ${someConversations(count, described)}.`;
  }
  const of = joined('das tuas conversas', place, span);
  if (count === 0) return `Nenhuma ${of} menciona «${subject}».`;
  return count === 1 ? `Uma ${of} menciona «${subject}».` : `${count} ${of} mencionam «${subject}».`;
};

/** 'O mês mais ativo', 'os meses mais ativos'. */
function extremeGroups(extreme: Extreme, groupBy: Grouping, isOne: boolean): string {
  const [gender, one, many] = GROUPS[groupBy];
  const ending = `${gender === 'm' ? 'o' : 'a'}${isOne ? '' : 's'}`;
  const group = `${ending} ${isOne ? one : many}`;
  const degree = extreme === 'most' ? 'mais' : 'menos';
  if (groupBy === 'source' || groupBy === 'model') return `${group} ${degree} usad${ending}`;
  if (groupBy === 'category')
    return `${group} ${extreme === 'most' ? `maior${isOne ? '' : 'es'}` : `mais pequen${ending}`}`;
  return `${group} ${degree} ativ${ending}`;
}

const isTime = (groupBy: Grouping): boolean => !['category', 'source', 'model'].includes(groupBy);

const ORDER_WORDS = {
  oldest: ['primeira', 'primeiras'],
  newest: ['última', 'últimas'],
  longest: ['mais longa', 'mais longas'],
  shortest: ['mais curta', 'mais curtas'],
} as const;

/** 'A tua primeira conversa', 'as tuas 3 conversas mais longas'. */
function conversationsInOrder(order: keyof typeof ORDER_WORDS, shown: number): string {
  const [one, many] = ORDER_WORDS[order];
  const isBefore = order === 'oldest' || order === 'newest';
  if (shown === 1) return isBefore ? `A tua ${one} conversa` : `A tua conversa ${one}`;
  return isBefore ? `As tuas ${shown} ${many} conversas` : `As tuas ${shown} conversas ${many}`;
}

export const counts: CountReplies = {
  formatCount,
  countedConversations,
  countedMessages: ({ messages, own }, conversations, described) => {
    if (messages === 0) return `Não há nenhuma mensagem: não tens ${someConversations(0, described)}.`;
    const written = own === 0 ? 'não escreveste nenhuma' : `escreveste ${own === 1 ? 'uma' : own}`;
    return `Há ${formatCount(messages, 'messages')} em ${someConversations(conversations, described)}; tu ${written}.`;
  },
  notCounted: (count) =>
    count === 1
      ? 'Não contada: uma conversa em que só este assistente respondeu.'
      : `Não contadas: ${count} conversas em que só este assistente respondeu.`,

  listedConversations: (total, described) => `${capitalised(someConversations(total, described))}:`,
  listedInOrder: (order, shown, { subject, place, span }) =>
    `${joined(conversationsInOrder(order, shown), place, span, aboutSubject(subject, shown))}:`,
  withCount: (line, messages) => `${line} (${formatCount(messages, 'messages')})`,
  dayOfConversation: (order, { subject, place, span }, { day, distance }) => {
    const what = joined(conversationsInOrder(order, 1), place, span, aboutSubject(subject, 1));
    return `${what} foi no dia ${day}, ${distance}:`;
  },

  sameNumber: (labels, count, noun) =>
    `O mesmo número de ${manyOf(noun)} em ${labels.length === 2 ? 'ambos os' : 'alguns'} casos (${formats.listOf(labels)}): ${count} em cada um.`,
  moreIn: (word, label, difference, other) =>
    word === 'more'
      ? `Mais para ${label}: mais ${difference} do que para ${other}.`
      : `Menos para ${label}: menos ${difference} do que para ${other}.`,
  mostIn: (extreme, label) => `Onde há ${extreme === 'most' ? 'mais' : 'menos'} é em ${label}.`,

  extremeGroup: (extreme, groupBy, { names, count, noun }) => {
    const isPast = isTime(groupBy) && noun !== 'events';
    const isOne = names.length === 1;
    const name = isTime(groupBy) ? capitalised(formats.listOf(names)) : formats.listOf(names);
    const groups = extremeGroups(extreme, groupBy, isOne);
    if (isOne) return `${name} ${isPast ? 'foi' : 'é'} ${groups}: ${formatCount(count, noun)}.`;
    return `${name} ${isPast ? 'foram' : 'são'} ${groups}: ${formatCount(count, noun)} em cada caso.`;
  },
  groupAt: (place, { extreme, groupBy }, { name, count, noun }) =>
    `Em ${place + 1}.º lugar entre ${extremeGroups(extreme, groupBy, false)} está ${name}: ${formatCount(count, noun)}.`,
  byGroup: (noun, groupBy, total, { subject, place, span }) =>
    `${joined(capitalised(manyOf(noun)), 'por', GROUPS[groupBy][1], place, span, aboutSubject(subject))} (${total} no total):`,
  nothingToCompare: (noun, { place, span }) =>
    `Não há nada para comparar: não tens ${joined(formatCount(0, noun), place, span)}.`,
  groupLine: (name, counted) => `- ${name}: ${counted}`,
  weekName: (week, year) => `semana ${week} de ${year}`,

  averageMessages: (value, messages, conversations, described) =>
    `Em média ${formatMeasure(value, 'messages')} por conversa (${formatCount(messages, 'messages')} em ${someConversations(conversations, described)}).`,
  averagePer: (value, groupBy, { count, noun, place, span }) =>
    `Em média ${formatMeasure(value, noun)} por ${GROUPS[groupBy][1]} (${joined(formatCount(count, noun), place, span)}).`,
  share: (part, whole, percent, { subject, place, span }) => {
    const isOne = part <= 1;
    const verb = place.startsWith('com') ? (isOne ? 'é' : 'são') : isOne ? 'está' : 'estão';
    const what = [
      place === '' ? '' : `${verb} ${place}`,
      subject === '' ? '' : `${isOne ? 'menciona' : 'mencionam'} «${subject}»`,
    ];
    const number = part === 0 ? 'nenhuma' : part === 1 ? 'uma' : String(part);
    const of = joined(`De ${formatCount(whole, 'conversations')}`, span);
    return `${of}, ${number} ${what.filter(Boolean).join(' e ')}: ${percent}%.`;
  },

  yourCategories: (count) => `Tens ${count === 1 ? 'uma categoria' : `${count} categorias`}:`,
  yourSources: (count) => `As tuas conversas vêm de ${count === 1 ? 'uma fonte' : `${count} fontes`}:`,
  yourModels: (count) =>
    count === 0
      ? 'As tuas conversas não indicam os modelos que responderam.'
      : `As tuas conversas indicam ${count === 1 ? 'um modelo' : `${count} modelos`}:`,
};
