import type { ConversationReplies } from '../english/conversations.ts';
import { capitalised, joined } from '../sentence-parts.ts';
import { formats } from './formats.ts';
import { withArticle } from './span-words.ts';

const formatCount = (count: number): string => (count === 1 ? 'una conversazione' : `${count} conversazioni`);

export const conversations: ConversationReplies = {
  fromArchive: 'Ecco che cosa ho trovato nelle tue conversazioni:',
  fromArchiveFor: (words) => `Ecco cosa ho trovato nelle tue conversazioni su “${words}”:`,
  byMeaning: 'Nessuna conversazione contiene queste parole. Ecco le più vicine per significato:',
  youAsked: '*Hai chiesto:*',
  youWrote: '*Hai scritto:*',
  nothingFound: (words) =>
    words === ''
      ? 'Devo sapere che cosa cercare. Dimmi l’argomento.'
      : `Non ho trovato niente su “${words}” nelle tue conversazioni.`,
  talkedAboutOn: (recency, day, words) => {
    const time = `per ${recency === 'oldest' ? 'la prima' : 'l’ultima'} volta ${withArticle('il', day)}`;
    return words === '' ? `Ne hai parlato ${time}:` : `Hai parlato di “${words}” ${time}:`;
  },
  answerIn: (link) => `La risposta in ${link} era:`,
  noAnswer: (link) => `In ${link} non c’è una risposta.`,
  mayHaveChanged: (links) => `Ci sono conversazioni successive che possono averlo cambiato: ${links}.`,
  closest: 'Non ho trovato una frase che risponda con certezza. La più vicina nelle tue conversazioni:',
  mayBelong: 'Conversazioni successive che possono riguardarlo:',
  newestFrom: (day) =>
    `La cosa più recente che ho trovato su questo è di questa data: ${day}. Quello che è venuto dopo può essere scritto con altre parole.`,
  notSummed: 'Sono le singole cifre, non le ho sommate.',
  detailIn: (link) => `In ${link} c’è scritto:`,
  noDetail: (link) => `Non ho trovato una risposta in ${link}.`,
  decisions: (count, span) =>
    `${joined(count === 1 ? 'Una decisione di cui hai scritto' : `${count} decisioni di cui hai scritto`, span)}:`,
  noDecisions: (span) => `${joined('Non ho trovato messaggi', span, 'in cui scrivevi che cosa avevi deciso')}.`,
  dayOfQuote: (line) => `Era in ${line}.`,
  nothingQuoted: 'Qui non ho ancora citato nessuna conversazione. Chiedi di qualcosa di cui hai già parlato.',

  listed: (count, place, span) => `${joined(capitalised(formatCount(count)), place, span)}:`,
  listedAbout: (total, subject) =>
    total === 1
      ? `Una delle tue conversazioni parla di “${subject}”:`
      : `${total} delle tue conversazioni parlano di “${subject}”:`,
  noConversationsFound: (place, span) => `${joined('Non c’è nessuna conversazione', place, span)}.`,
  andMore: (count) => `E ${count === 1 ? 'un’altra' : `altre ${count}`}. In [Search](/search) le trovi tutte.`,
  firstOrLatest: (recency, line) => (recency === 'oldest' ? `La prima: ${line}` : `L’ultima: ${line}`),

  counted: (count, words, span) => {
    const had = span === '' ? '' : 'avuto';
    if (words === '' && count === 0) return `${joined('Non hai', had, 'nessuna conversazione', span)}.`;
    if (words === '') return `${joined('Hai', had, formatCount(count), span)}.`;
    if (count === 0) return `${joined('Non ho trovato nessuna conversazione', span, `su “${words}”`)}.`;
    return count === 1
      ? `${joined('Una delle tue conversazioni', span, `menziona “${words}”`)}.`
      : `${joined(`${count} delle tue conversazioni`, span, `menzionano “${words}”`)}.`;
  },
  busiestMonth: (month, count) => `Il mese più intenso è stato ${month}: ${formatCount(count)}.`,
  overTime: 'Nel tempo:',
  nothingToCount: 'Non c’è ancora niente da contare.',
  archiveSpan: (total, first, last) => `Hai ${total} conversazioni, dal ${first} al ${last}.`,
  recurringSubjects: (subjects) => `Argomenti che tornano nei titoli: ${subjects}.`,
  commonCategories: (categories) => `Le categorie con più conversazioni: ${categories}.`,
  mostAbout: (categories, count, span) =>
    `${joined('Le tue conversazioni', span)} riguardano più spesso ${formats.listOf(categories)}: ${count}.`,

  conversationIsEmpty: 'Questa conversazione è ancora vuota. Apri quella che intendi e chiedimelo lì.',
  noSuchConversation: (words) => `Non ho trovato nessuna conversazione su “${words}”.`,
  whichConversation: 'Ci sono più conversazioni che corrispondono. Quale intendi? Aprila, o rispondi con il titolo.',
  nothingToSummarise: (link) => `In ${link} c’è troppo poco testo per un riassunto.`,
  keySentences: (link, day) => `Le frasi principali di ${link} (${day}), citate:`,
  noSuchCategory: (name, known) =>
    `${name === '' ? 'Dimmi in quale categoria spostarla.' : `Non c’è una categoria ${name}.`} Le tue categorie sono ${formats.listOf(known)}.`,
  whichCategory: (name, known) =>
    `“${name}” può essere ${known.join(' o ')}. Quale categoria intendi? Scrivi il nome completo.`,
  inCategory: (link, category) =>
    category === '' ? `${link} non è in nessuna categoria.` : `${link} è in ${category}.`,
  alreadyInCategory: (link, category) => `${link} è già in ${category}.`,
  categoryChanged: (link, category, before) => `${link} ora è in ${category} e ci resta. Prima era in ${before}.`,
  noTitle: 'Dimmi quale titolo darle: “Rinomina questa chat in Piani per il giardino”.',
  renamed: (before, link) => `“${before}” ora si chiama ${link}.`,

  fromFiles: 'Ecco che cosa ho trovato nei tuoi file:',
  summaryOfFile: (name) =>
    `Senza un modello collegato non posso scrivere un riassunto, ma queste frasi di **${name}** sono le più significative:`,
  nothingInFiles: (names) => `Non ho trovato niente al riguardo in ${names}. Prova con parole che sono nel testo.`,
  pictureUnseen: (names) => `Non posso vedere le immagini, e in ${names} non ho trovato testo da leggere.`,
  passageOf: (name, page) => `**${name}**${page === null ? '' : `, p. ${page}`}`,

  placeOf: ({ sources = [], categories = [], hasDocument, leftOut }) =>
    joined(
      sources.length === 0
        ? ''
        : `con ${leftOut === 'sources' ? 'assistenti diversi da ' : ''}${formats.listOf(sources)}`,
      categories.length === 0 ? '' : `${leftOut === 'categories' ? 'fuori da' : 'in'} ${formats.listOf(categories)}`,
      hasDocument === true ? 'con documenti' : '',
    ),
  thisApp: 'questa app',
};
