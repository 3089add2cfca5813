import type { ConversationReplies } from '../english/conversations.ts';
import { joined } from '../sentence-parts.ts';
import { formats } from './formats.ts';

const either = new Intl.ListFormat('pt-PT', { type: 'disjunction' });
const formatCount = (count: number): string => (count === 1 ? 'uma conversa' : `${count} conversas`);

export const conversations: ConversationReplies = {
  fromArchive: 'Foi isto que encontrei nas tuas conversas:',
  fromArchiveFor: (words) => `Foi isto que encontrei nas tuas conversas sobre «${words}»:`,
  byMeaning: 'Nenhuma conversa contém estas palavras. Estas são as mais próximas pelo sentido:',
  youAsked: '*Perguntaste:*',
  youWrote: '*Escreveste:*',
  nothingFound: (words) =>
    words === ''
      ? 'Preciso de saber o que procurar. Diz-me o tema.'
      : `Não encontrei nada sobre «${words}» nas tuas conversas.`,
  talkedAboutOn: (recency, day, words) =>
    `Falaste ${words === '' ? 'disso' : `sobre «${words}»`} pela ${recency === 'oldest' ? 'primeira' : 'última'} vez no dia ${day}:`,
  answerIn: (link) => `A resposta em ${link} foi:`,
  noAnswer: (link) => `Não há nenhuma resposta em ${link}.`,
  mayHaveChanged: (links) => `Há conversas posteriores que podem ter mudado isto: ${links}.`,
  closest: 'Não encontrei nenhuma frase que responda com certeza. O mais próximo nas tuas conversas:',
  mayBelong: 'Conversas posteriores que podem ter a ver com isto:',
  newestFrom: (day) =>
    `O mais recente que encontrei sobre isto é de ${day}. O que veio depois pode estar noutras palavras.`,
  notSummed: 'São os valores um a um, não os somei.',
  detailIn: (link) => `Em ${link} está escrito:`,
  noDetail: (link) => `Não encontrei resposta a isso em ${link}.`,
  decisions: (count, span) =>
    `${joined(count === 1 ? 'Uma decisão sobre a qual escreveste' : `${count} decisões sobre as quais escreveste`, span)}:`,
  noDecisions: (span) =>
    `${joined('Não encontrei nenhuma mensagem', span, 'em que escrevesses o que tinhas decidido')}.`,
  dayOfQuote: (line) => `Foi em ${line}.`,
  nothingQuoted: 'Ainda não citei aqui nenhuma conversa. Pergunta por alguma coisa de que já tenhas falado.',

  listed: (count, place, span) => `${joined(count === 1 ? 'Uma conversa' : formatCount(count), place, span)}:`,
  listedAbout: (total, subject) =>
    total === 1
      ? `Uma das tuas conversas é sobre «${subject}»:`
      : `${total} das tuas conversas são sobre «${subject}»:`,
  noConversationsFound: (place, span) => `${joined('Não há nenhuma conversa', place, span)}.`,
  andMore: (count) => `E mais ${count}. Em [Search](/search) estão todas.`,
  firstOrLatest: (recency, line) => (recency === 'oldest' ? `A primeira: ${line}` : `A última: ${line}`),

  counted: (count, words, span) => {
    if (words === '') {
      if (count === 0) return `${joined('Não', span === '' ? 'tens' : 'tiveste', 'nenhuma conversa', span)}.`;
      return `${joined(span === '' ? 'Tens' : 'Tiveste', formatCount(count), span)}.`;
    }
    if (count === 0) return `${joined('Não encontrei nenhuma conversa', span, 'sobre', `«${words}»`)}.`;
    return count === 1
      ? `${joined('Uma das tuas conversas', span, 'menciona', `«${words}»`)}.`
      : `${joined(`${count} das tuas conversas`, span, 'mencionam', `«${words}»`)}.`;
  },
  busiestMonth: (month, count) => `O mês com mais conversas foi ${month}: ${formatCount(count)}.`,
  overTime: 'Ao longo do tempo:',
  nothingToCount: 'Ainda não há nada para contar.',
  archiveSpan: (total, first, last) => `Tens ${total} conversas, de ${first} a ${last}.`,
  recurringSubjects: (subjects) => `Assuntos que se repetem nos títulos: ${subjects}.`,
  commonCategories: (categories) => `As categorias com mais conversas: ${categories}.`,
  mostAbout: (categories, count, span) =>
    `${joined('As tuas conversas', span)} são mais vezes sobre ${formats.listOf(categories)}: ${count}.`,

  conversationIsEmpty: 'Esta conversa ainda está vazia. Abre aquela de que estás a falar e pede-o lá.',
  noSuchConversation: (words) => `Não encontrei nenhuma conversa sobre «${words}».`,
  whichConversation: 'Há várias conversas que podem ser. A qual te referes? Abre-a, ou responde com o título.',
  nothingToSummarise: (link) => `Há muito pouco texto em ${link} para fazer um resumo.`,
  keySentences: (link, day) => `As frases principais de ${link} (${day}), citadas:`,
  noSuchCategory: (name, known) =>
    `${name === '' ? 'Diz-me para que categoria a devo mover.' : `Não há nenhuma categoria ${name}.`} As tuas categorias são ${formats.listOf(known)}.`,
  whichCategory: (name, known) =>
    `«${name}» pode ser ${either.format(known)}. A que categoria te referes? Diz-me o nome completo.`,
  inCategory: (link, category) =>
    category === '' ? `${link} não está em nenhuma categoria.` : `${link} está em ${category}.`,
  alreadyInCategory: (link, category) => `${link} já está em ${category}.`,
  categoryChanged: (link, category, before) =>
    `${link} está agora em ${category} e fica lá. Antes estava em ${before}.`,
  noTitle: 'Diz-me que título lhe devo dar: «Muda o nome desta conversa para Planos do jardim».',
  renamed: (before, link) => `«${before}» chama-se agora ${link}.`,

  fromFiles: 'Foi isto que encontrei nos teus ficheiros:',
  summaryOfFile: (name) =>
    `Sem um modelo ligado não posso escrever um resumo, mas estas frases de **${name}** são as que mais dizem:`,
  nothingInFiles: (names) => `Não encontrei nada sobre isso em ${names}. Experimenta palavras que estejam no texto.`,
  pictureUnseen: (names) => `Não consigo ver imagens, e em ${names} não há texto que eu pudesse ler.`,
  passageOf: (name, page) => `**${name}**${page === null ? '' : `, p. ${page}`}`,

  placeOf: ({ sources = [], categories = [], hasDocument, leftOut }) =>
    joined(
      sources.length === 0
        ? ''
        : `${leftOut === 'sources' ? 'com um assistente que não é' : 'com'} ${formats.listOf(sources)}`,
      categories.length === 0 ? '' : `${leftOut === 'categories' ? 'fora de' : 'em'} ${formats.listOf(categories)}`,
      hasDocument === true ? 'com documentos' : '',
    ),
  thisApp: 'esta aplicação',
};
