import type { ConversationReplies } from '../english/conversations.ts';
import { joined } from '../sentence-parts.ts';
import { formats } from './formats.ts';

const formatCount = (count: number): string => (count === 1 ? 'ein Gespräch' : `${count} Gespräche`);

export const conversations: ConversationReplies = {
  fromArchive: 'Das habe ich in deinen Gesprächen gefunden:',
  fromArchiveFor: (words) => `Das habe ich in deinen Gesprächen zu „${words}“ gefunden:`,
  byMeaning: 'Kein Gespräch enthält diese Wörter. Diese passen am besten dazu:',
  youAsked: '*Du hast gefragt:*',
  youWrote: '*Du hast geschrieben:*',
  nothingFound: (words) =>
    words === ''
      ? 'Ich muss wissen, wonach ich suchen soll. Nenne bitte das Thema.'
      : `Ich habe in deinen Gesprächen nichts zu ${words} gefunden.`,
  talkedAboutOn: (recency, day, words) =>
    `Am ${day} hast du ${recency === 'oldest' ? 'zum ersten Mal' : 'zuletzt'} ${words === '' ? 'darüber' : `über ${words}`} gesprochen:`,
  answerIn: (link) => `Die Antwort in ${link} war:`,
  noAnswer: (link) => `In ${link} steht keine Antwort.`,
  mayHaveChanged: (links) => `Es gibt spätere Gespräche, die das geändert haben können: ${links}.`,
  closest: 'Ich habe keine Aussage gefunden, die das sicher beantwortet. Am nächsten kommt in deinen Gesprächen:',
  mayBelong: 'Spätere Gespräche, die dazugehören können:',
  newestFrom: (day) =>
    `Das Neueste, das ich dazu gefunden habe, ist vom ${day}. Was danach kam, kann mit anderen Worten dastehen.`,
  notSummed: 'Das sind die einzelnen Angaben, ich habe sie nicht zusammengezählt.',
  detailIn: (link) => `In ${link} steht:`,
  noDetail: (link) => `Darauf habe ich in ${link} keine Antwort gefunden.`,
  decisions: (count, span) =>
    `${joined(count === 1 ? 'Eine Entscheidung, von der du geschrieben hast' : `${count} Entscheidungen, von denen du geschrieben hast`, span)}:`,
  noDecisions: (span) =>
    `${joined('Ich habe keine Nachricht', span, 'gefunden, in der du geschrieben hast, was du entschieden hattest')}.`,
  dayOfQuote: (line) => `Das war in ${line}.`,
  nothingQuoted: 'Ich habe hier noch kein Gespräch zitiert. Frag nach etwas, das du früher besprochen hast.',

  listed: (count, place, span) => `${joined(count === 1 ? 'Ein Gespräch' : `${count} Gespräche`, place, span)}:`,
  listedAbout: (total, subject) =>
    total === 1
      ? `Eines deiner Gespräche handelt von ${subject}:`
      : `${total} deiner Gespräche handeln von ${subject}:`,
  noConversationsFound: (place, span) => `${joined('Es gibt kein Gespräch', place, span)}.`,
  andMore: (count) => `Und ${count} weitere. Unter [Search](/search) findest du alle.`,
  firstOrLatest: (recency, line) => (recency === 'oldest' ? `Das erste: ${line}` : `Das letzte: ${line}`),

  counted: (count, words, span) => {
    if (words === '')
      return `${joined('Du', span === '' ? 'hast' : 'hattest', span, count === 0 ? 'kein Gespräch' : formatCount(count))}.`;
    if (count === 0) return `${joined('Keines deiner Gespräche', span, 'erwähnt', words)}.`;
    return count === 1
      ? `${joined('Eines deiner Gespräche', span, 'erwähnt', words)}.`
      : `${joined(`${count} deiner Gespräche`, span, 'erwähnen', words)}.`;
  },
  busiestMonth: (month, count) => `Der aktivste Monat war ${month}: ${formatCount(count)}.`,
  overTime: 'Im Lauf der Zeit:',
  nothingToCount: 'Es gibt noch nichts zu zählen.',
  archiveSpan: (total, first, last) => `Du hast ${total} Gespräche, vom ${first} bis zum ${last}.`,
  recurringSubjects: (subjects) => `Themen, die in den Titeln wiederkehren: ${subjects}.`,
  commonCategories: (categories) => `Die Kategorien mit den meisten Gesprächen: ${categories}.`,
  mostAbout: (categories, count, span) =>
    `${joined('Deine Gespräche', span)} gehören am häufigsten zu ${formats.listOf(categories)}: ${count}.`,

  conversationIsEmpty:
    'Dieses Gespräch ist noch leer. Nenne das, das du meinst, zum Beispiel „der Chat über den Garten“.',
  noSuchConversation: (words) => `Ich habe kein Gespräch über ${words} gefunden.`,
  whichConversation: 'Mehrere Gespräche passen. Welches meinst du? Öffne es oder antworte mit dem Titel.',
  nothingToSummarise: (link) => `In ${link} steht zu wenig Text für eine Zusammenfassung.`,
  keySentences: (link, day) => `Die wichtigsten Sätze aus ${link} (${day}), wörtlich:`,
  noSuchCategory: (name, known) =>
    `${name === '' ? 'Nenne die Kategorie, in die es soll.' : `Es gibt keine Kategorie ${name}.`} Deine Kategorien sind ${formats.listOf(known)}.`,
  whichCategory: (name, known) =>
    `„${name}“ kann ${known.join(' oder ')} sein. Welche Kategorie meinst du? Nenne bitte den ganzen Namen.`,
  inCategory: (link, category) =>
    category === '' ? `${link} ist in keiner Kategorie.` : `${link} ist in ${category}.`,
  alreadyInCategory: (link, category) => `${link} ist schon in ${category}.`,
  categoryChanged: (link, category, before) => `${link} ist jetzt in ${category} und bleibt dort. Vorher: ${before}.`,
  noTitle: 'Sag, wie der Titel lauten soll: „Benenne diesen Chat in Gartenpläne um“.',
  renamed: (before, link) => `„${before}“ heißt jetzt ${link}.`,

  fromFiles: 'Das habe ich in deinen Dateien gefunden:',
  summaryOfFile: (name) =>
    `Ohne verbundenes Modell kann ich keine Zusammenfassung schreiben, aber diese Sätze aus **${name}** sagen am meisten darüber:`,
  nothingInFiles: (names) => `Dazu habe ich in ${names} nichts gefunden. Versuch es mit Wörtern, die im Text stehen.`,
  pictureUnseen: (names) => `Ich kann keine Bilder sehen, und in ${names} steht kein Text, den ich lesen konnte.`,
  passageOf: (name, page) => `**${name}**${page === null ? '' : `, S. ${page}`}`,

  placeOf: ({ sources = [], categories = [], hasDocument, leftOut }) =>
    joined(
      sources.length === 0 ? '' : `${leftOut === 'sources' ? 'nicht ' : ''}mit ${formats.listOf(sources)}`,
      categories.length === 0 ? '' : `${leftOut === 'categories' ? 'nicht ' : ''}in ${formats.listOf(categories)}`,
      hasDocument === true ? 'mit Dokumenten' : '',
    ),
  thisApp: 'dieser App',
};
