import type { ConversationReplies } from '../english/conversations.ts';
import { joined } from '../sentence-parts.ts';
import { formats } from './formats.ts';

/** 'O' is 'u' before the sound of an o. */
const either = new Intl.ListFormat('es-ES', { type: 'disjunction' });
const formatCount = (count: number): string => (count === 1 ? 'una conversación' : `${count} conversaciones`);

export const conversations: ConversationReplies = {
  fromArchive: 'Esto es lo que he encontrado en tus conversaciones:',
  fromArchiveFor: (words) => `Esto es lo que he encontrado en tus conversaciones sobre «${words}»:`,
  byMeaning: 'Ninguna conversación contiene estas palabras. Estas son las más cercanas por el sentido:',
  youAsked: '*Preguntaste:*',
  youWrote: '*Escribiste:*',
  nothingFound: (words) =>
    words === ''
      ? 'Necesito saber qué buscar. Dime el tema.'
      : `No he encontrado nada sobre «${words}» en tus conversaciones.`,
  talkedAboutOn: (recency, day, words) =>
    `Hablaste ${words === '' ? 'de ello' : `sobre «${words}»`} por ${recency === 'oldest' ? 'primera' : 'última'} vez el ${day}:`,
  answerIn: (link) => `La respuesta en ${link} fue:`,
  noAnswer: (link) => `No hay ninguna respuesta en ${link}.`,
  mayHaveChanged: (links) => `Hay conversaciones posteriores que pueden haberlo cambiado: ${links}.`,
  closest: 'No he encontrado ninguna frase que lo responda con seguridad. Lo más cercano en tus conversaciones:',
  mayBelong: 'Conversaciones posteriores que pueden tener que ver con ello:',
  newestFrom: (day) =>
    `Lo más reciente que he encontrado sobre esto es del ${day}. Lo que vino después puede estar en otras palabras.`,
  notSummed: 'Son las cifras por separado, no las he sumado.',
  detailIn: (link) => `En ${link} pone:`,
  noDetail: (link) => `No he encontrado respuesta a eso en ${link}.`,
  decisions: (count, span) =>
    `${joined(count === 1 ? 'Una decisión sobre la que escribiste' : `${count} decisiones sobre las que escribiste`, span)}:`,
  noDecisions: (span) =>
    `${joined('No he encontrado ningún mensaje', span, 'en el que escribieras lo que habías decidido')}.`,
  dayOfQuote: (line) => `Fue en ${line}.`,
  nothingQuoted: 'Aquí todavía no he citado ninguna conversación. Pregunta por algo que ya hayas hablado.',

  listed: (count, place, span) => `${joined(count === 1 ? 'Una conversación' : formatCount(count), place, span)}:`,
  listedAbout: (total, subject) =>
    total === 1
      ? `Una de tus conversaciones trata de «${subject}»:`
      : `${total} de tus conversaciones tratan de «${subject}»:`,
  noConversationsFound: (place, span) => `${joined('No hay ninguna conversación', place, span)}.`,
  andMore: (count) => `Y ${count} más. En [Search](/search) están todas.`,
  firstOrLatest: (recency, line) => (recency === 'oldest' ? `La primera: ${line}` : `La última: ${line}`),

  counted: (count, words, span) => {
    if (words === '') {
      if (count === 0) return `${joined('No', span === '' ? 'tienes' : 'tuviste', 'ninguna conversación', span)}.`;
      return `${joined(span === '' ? 'Tienes' : 'Tuviste', formatCount(count), span)}.`;
    }
    if (count === 0) return `${joined('No he encontrado ninguna conversación', span, 'sobre', `«${words}»`)}.`;
    return count === 1
      ? `${joined('Una de tus conversaciones', span, 'menciona', `«${words}»`)}.`
      : `${joined(`${count} de tus conversaciones`, span, 'mencionan', `«${words}»`)}.`;
  },
  busiestMonth: (month, count) => `El mes con más conversaciones fue ${month}: ${formatCount(count)}.`,
  overTime: 'A lo largo del tiempo:',
  nothingToCount: 'Todavía no hay nada que contar.',
  archiveSpan: (total, first, last) => `Tienes ${total} conversaciones, del ${first} al ${last}.`,
  recurringSubjects: (subjects) => `Temas que se repiten en los títulos: ${subjects}.`,
  commonCategories: (categories) => `Las categorías con más conversaciones: ${categories}.`,
  mostAbout: (categories, count, span) =>
    `${joined('Tus conversaciones', span)} tratan más a menudo de ${formats.listOf(categories)}: ${count}.`,

  conversationIsEmpty: 'Esta conversación todavía está vacía. Abre la que quieres decir y pídelo allí.',
  noSuchConversation: (words) => `No he encontrado ninguna conversación sobre «${words}».`,
  whichConversation: 'Hay varias conversaciones que encajan. ¿A cuál te refieres? Ábrela, o responde con su título.',
  nothingToSummarise: (link) => `Hay muy poco texto en ${link} para hacer un resumen.`,
  keySentences: (link, day) => `Las frases clave de ${link} (${day}), citadas:`,
  noSuchCategory: (name, known) =>
    `${name === '' ? 'Dime a qué categoría moverla.' : `No hay ninguna categoría ${name}.`} Tus categorías son ${formats.listOf(known)}.`,
  whichCategory: (name, known) =>
    `«${name}» puede ser ${either.format(known)}. ¿A qué categoría te refieres? Dime su nombre completo.`,
  inCategory: (link, category) =>
    category === '' ? `${link} no está en ninguna categoría.` : `${link} está en ${category}.`,
  alreadyInCategory: (link, category) => `${link} ya está en ${category}.`,
  categoryChanged: (link, category, before) =>
    `${link} está ahora en ${category} y se queda ahí. Antes estaba en ${before}.`,
  noTitle: 'Dime qué título ponerle: «Cambia el nombre de esta conversación a Planes del jardín».',
  renamed: (before, link) => `«${before}» se llama ahora ${link}.`,

  fromFiles: 'Esto es lo que he encontrado en tus archivos:',
  summaryOfFile: (name) =>
    `Sin un modelo conectado no puedo escribir un resumen, pero estas frases de **${name}** son las que más dicen:`,
  nothingInFiles: (names) => `No he encontrado nada sobre eso en ${names}. Prueba con palabras que estén en el texto.`,
  pictureUnseen: (names) => `No puedo ver imágenes, y en ${names} no hay texto que haya podido leer.`,
  passageOf: (name, page) => `**${name}**${page === null ? '' : `, pág. ${page}`}`,

  placeOf: ({ sources = [], categories = [], hasDocument, leftOut }) =>
    joined(
      sources.length === 0
        ? ''
        : `${leftOut === 'sources' ? 'con un asistente que no es' : 'con'} ${formats.listOf(sources)}`,
      categories.length === 0 ? '' : `${leftOut === 'categories' ? 'fuera de' : 'en'} ${formats.listOf(categories)}`,
      hasDocument === true ? 'con documentos' : '',
    ),
  thisApp: 'esta aplicación',
};
