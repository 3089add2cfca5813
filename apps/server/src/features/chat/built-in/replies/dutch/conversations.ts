import type { ConversationReplies } from '../english/conversations.ts';
import { joined } from '../sentence-parts.ts';
import { formats } from './formats.ts';

const formatCount = (count: number): string => (count === 1 ? 'één gesprek' : `${count} gesprekken`);

export const conversations: ConversationReplies = {
  fromArchive: 'Dit heb ik in je gesprekken gevonden:',
  fromArchiveFor: (words) => `Dit heb ik in je gesprekken gevonden over “${words}”:`,
  byMeaning: 'Geen gesprek bevat deze woorden. Deze lijken er het meest op:',
  youAsked: '*Je vroeg:*',
  youWrote: '*Je schreef:*',
  nothingFound: (words) =>
    words === ''
      ? 'Ik moet weten waarnaar ik zoek. Noem het onderwerp.'
      : `Ik heb niets over ${words} in je gesprekken gevonden.`,
  talkedAboutOn: (recency, day, words) =>
    `Je had het voor het ${recency === 'oldest' ? 'eerst' : 'laatst'} ${words === '' ? 'hierover' : `over ${words}`} op ${day}:`,
  answerIn: (link) => `Het antwoord in ${link} was:`,
  noAnswer: (link) => `In ${link} staat geen antwoord.`,
  mayHaveChanged: (links) => `Er zijn latere gesprekken die dit veranderd kunnen hebben: ${links}.`,
  closest: 'Ik heb geen zin gevonden die dit zeker beantwoordt. Het dichtst in je gesprekken komt:',
  mayBelong: 'Latere gesprekken die erbij kunnen horen:',
  newestFrom: (day) =>
    `Het nieuwste dat ik hierover heb gevonden is van ${day}. Wat daarna kwam, kan er in andere woorden staan.`,
  notSummed: 'Dit zijn de losse bedragen of aantallen, ik heb ze niet opgeteld.',
  detailIn: (link) => `In ${link} staat:`,
  noDetail: (link) => `Daarop heb ik in ${link} geen antwoord gevonden.`,
  decisions: (count, span) =>
    `${joined(count === 1 ? 'Eén besluit waarover je schreef' : `${count} besluiten waarover je schreef`, span)}:`,
  noDecisions: (span) => `${joined('Ik heb geen bericht', span, 'gevonden waarin je schreef wat je had besloten')}.`,
  dayOfQuote: (line) => `Dat was in ${line}.`,
  nothingQuoted: 'Ik heb hier nog geen gesprek aangehaald. Vraag naar iets wat je eerder hebt besproken.',

  listed: (count, place, span) => `${joined(count === 1 ? 'Eén gesprek' : `${count} gesprekken`, place, span)}:`,
  listedAbout: (total, subject) =>
    total === 1 ? `Eén van je gesprekken gaat over ${subject}:` : `${total} van je gesprekken gaan over ${subject}:`,
  noConversationsFound: (place, span) => `${joined('Er is geen gesprek', place, span)}.`,
  andMore: (count) => `En nog ${count}. Bij [Search](/search) staan ze allemaal.`,
  firstOrLatest: (recency, line) => (recency === 'oldest' ? `Het eerste: ${line}` : `Het laatste: ${line}`),

  counted: (count, words, span) => {
    if (words === '') return `${joined('Je', span === '' ? 'hebt' : 'had', formatCount(count), span)}.`;
    if (count === 0) return `${joined('Ik heb geen gesprek', span, 'gevonden over', words)}.`;
    return `${joined('In', count === 1 ? 'één' : String(count), 'van je gesprekken', span, 'komt', words, 'voor')}.`;
  },
  busiestMonth: (month, count) => `De drukste maand was ${month}: ${formatCount(count)}.`,
  overTime: 'In de loop van de tijd:',
  nothingToCount: 'Er is nog niets te tellen.',
  archiveSpan: (total, first, last) => `Je hebt ${total} gesprekken, van ${first} tot ${last}.`,
  recurringSubjects: (subjects) => `Onderwerpen die in de titels terugkomen: ${subjects}.`,
  commonCategories: (categories) => `De categorieën met de meeste gesprekken: ${categories}.`,
  mostAbout: (categories, count, span) =>
    `${joined('Je gesprekken', span)} gaan het vaakst over ${formats.listOf(categories)}: ${count}.`,

  conversationIsEmpty: 'Dit gesprek is nog leeg. Noem het gesprek dat je bedoelt, zoals “de chat over de tuin”.',
  noSuchConversation: (words) => `Ik heb geen gesprek over ${words} gevonden.`,
  whichConversation: 'Er passen meerdere gesprekken. Welk bedoel je? Open het, of antwoord met de titel.',
  nothingToSummarise: (link) => `In ${link} staat te weinig tekst voor een samenvatting.`,
  keySentences: (link, day) => `De belangrijkste zinnen uit ${link} (${day}), letterlijk:`,
  noSuchCategory: (name, known) =>
    `${name === '' ? 'Noem de categorie waar het naartoe moet.' : `Er is geen categorie ${name}.`} Je categorieën zijn ${formats.listOf(known)}.`,
  whichCategory: (name, known) =>
    `“${name}” kan ${known.join(' of ')} zijn. Welke categorie bedoel je? Geef de volledige naam.`,
  inCategory: (link, category) =>
    category === '' ? `${link} staat in geen enkele categorie.` : `${link} staat in ${category}.`,
  alreadyInCategory: (link, category) => `${link} staat al in ${category}.`,
  categoryChanged: (link, category, before) =>
    `${link} staat nu in ${category} en blijft daar. Het stond in ${before}.`,
  noTitle: 'Zeg wat de titel moet worden: “Hernoem deze chat naar Tuinplannen”.',
  renamed: (before, link) => `“${before}” heet nu ${link}.`,

  fromFiles: 'Dit heb ik in je bestanden gevonden:',
  summaryOfFile: (name) =>
    `Zonder gekoppeld model kan ik geen samenvatting schrijven, maar deze zinnen uit **${name}** zeggen er het meest over:`,
  nothingInFiles: (names) => `Daarover heb ik in ${names} niets gevonden. Probeer woorden die in de tekst staan.`,
  pictureUnseen: (names) => `Ik kan geen afbeeldingen zien, en in ${names} staat geen tekst die ik kon lezen.`,
  passageOf: (name, page) => `**${name}**${page === null ? '' : `, p. ${page}`}`,

  placeOf: ({ sources = [], categories = [], hasDocument, leftOut }) =>
    joined(
      sources.length === 0 ? '' : `${leftOut === 'sources' ? 'niet ' : ''}met ${formats.listOf(sources)}`,
      categories.length === 0 ? '' : `${leftOut === 'categories' ? 'niet ' : ''}in ${formats.listOf(categories)}`,
      hasDocument === true ? 'met documenten' : '',
    ),
  thisApp: 'deze app',
};
