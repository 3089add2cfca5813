import type { ConversationReplies } from '../english/conversations.ts';
import { joined } from '../sentence-parts.ts';
import { formats } from './formats.ts';

const formatCount = (count: number): string => (count === 1 ? 'une conversation' : `${count} conversations`);

export const conversations: ConversationReplies = {
  fromArchive: 'Voici ce que j’ai trouvé dans vos conversations :',
  fromArchiveFor: (words) => `Voici ce que j’ai trouvé dans vos conversations pour « ${words} » :`,
  byMeaning: 'Aucune conversation ne contient ces mots. Voici les plus proches par le sens :',
  youAsked: '*Vous avez demandé :*',
  youWrote: '*Vous avez écrit :*',
  nothingFound: (words) =>
    words === ''
      ? 'Je dois savoir quoi chercher. Indiquez le sujet.'
      : `Je n’ai rien trouvé sur « ${words} » dans vos conversations.`,
  talkedAboutOn: (recency, day, words) => {
    const what = words === '' ? 'Vous en avez parlé' : `Vous avez évoqué « ${words} »`;
    return `${what} pour la ${recency === 'oldest' ? 'première' : 'dernière'} fois le ${day} :`;
  },
  answerIn: (link) => `La réponse dans ${link} était :`,
  noAnswer: (link) => `Il n’y a pas de réponse dans ${link}.`,
  mayHaveChanged: (links) => `Des conversations plus récentes ont pu changer cela : ${links}.`,
  closest: 'Je n’ai trouvé aucune phrase qui y réponde avec certitude. Le plus proche dans vos conversations :',
  mayBelong: 'Des conversations plus récentes qui peuvent s’y rapporter :',
  newestFrom: (day) =>
    `Le plus récent que j’ai trouvé à ce sujet date du ${day}. La suite peut être écrite avec d’autres mots.`,
  notSummed: 'Ce sont les chiffres un par un, je ne les ai pas additionnés.',
  detailIn: (link) => `Dans ${link}, il est écrit :`,
  noDetail: (link) => `Je n’ai pas trouvé de réponse à cela dans ${link}.`,
  decisions: (count, span) =>
    `${joined(count === 1 ? 'Une décision dont vous avez parlé' : `${count} décisions dont vous avez parlé`, span)} :`,
  noDecisions: (span) =>
    `${joined('Je n’ai trouvé aucun message', span, 'où vous écriviez ce que vous aviez décidé')}.`,
  dayOfQuote: (line) => `C’était dans ${line}.`,
  nothingQuoted: 'Je n’ai pas encore cité de conversation ici. Demandez quelque chose dont vous avez déjà parlé.',

  listed: (count, place, span) => `${joined(count === 1 ? 'Une conversation' : formatCount(count), place, span)} :`,
  listedAbout: (total, subject) =>
    total === 1
      ? `Une de vos conversations porte sur « ${subject} » :`
      : `${total} de vos conversations portent sur « ${subject} » :`,
  noConversationsFound: (place, span) => `${joined('Il n’y a aucune conversation', place, span)}.`,
  andMore: (count) => `Et encore ${count}. [Search](/search) les montre toutes.`,
  firstOrLatest: (recency, line) => (recency === 'oldest' ? `La première : ${line}` : `La dernière : ${line}`),

  counted: (count, words, span) => {
    if (words === '') {
      if (count === 0) return `${joined('Vous n’avez', span === '' ? '' : 'eu', 'aucune conversation', span)}.`;
      return `${joined('Vous avez', span === '' ? '' : 'eu', formatCount(count), span)}.`;
    }
    if (count === 0) return `${joined('Je n’ai trouvé aucune conversation', span, 'sur', `« ${words} »`)}.`;
    return count === 1
      ? `${joined('Une de vos conversations', span, 'mentionne', `« ${words} »`)}.`
      : `${joined(`${count} de vos conversations`, span, 'mentionnent', `« ${words} »`)}.`;
  },
  busiestMonth: (month, count) => `Le mois le plus chargé a été ${month} : ${formatCount(count)}.`,
  overTime: 'Au fil du temps :',
  nothingToCount: 'Il n’y a encore rien à compter.',
  archiveSpan: (total, first, last) => `Vous avez ${total} conversations, du ${first} au ${last}.`,
  recurringSubjects: (subjects) => `Sujets qui reviennent dans les titres : ${subjects}.`,
  commonCategories: (categories) => `Les catégories avec le plus de conversations : ${categories}.`,
  mostAbout: (categories, count, span) =>
    `${joined('Vos conversations', span)} portent le plus souvent sur ${formats.listOf(categories)} : ${count}.`,

  conversationIsEmpty: 'Cette conversation est encore vide. Ouvrez celle que vous voulez dire, et demandez-le là.',
  noSuchConversation: (words) => `Je n’ai trouvé aucune conversation sur « ${words} ».`,
  whichConversation:
    'Plusieurs conversations correspondent. Laquelle voulez-vous dire ? Ouvrez-la, ou répondez avec son titre.',
  nothingToSummarise: (link) => `Il y a trop peu de texte dans ${link} pour un résumé.`,
  keySentences: (link, day) => `Les phrases principales de ${link} (${day}), citées :`,
  noSuchCategory: (name, known) =>
    `${name === '' ? 'Indiquez la catégorie où la ranger.' : `Il n’y a pas de catégorie ${name}.`} Vos catégories sont ${formats.listOf(known)}.`,
  whichCategory: (name, known) =>
    `« ${name} » peut être ${known.join(' ou ')}. Quelle catégorie voulez-vous dire ? Donnez son nom complet.`,
  inCategory: (link, category) =>
    category === '' ? `${link} n’est dans aucune catégorie.` : `${link} est dans ${category}.`,
  alreadyInCategory: (link, category) => `${link} est déjà dans ${category}.`,
  categoryChanged: (link, category, before) =>
    `${link} est maintenant dans ${category} et y reste. Avant, c’était dans ${before}.`,
  noTitle: 'Dites quel titre lui donner : « Renomme cette conversation en Plans du jardin ».',
  renamed: (before, link) => `« ${before} » s’appelle maintenant ${link}.`,

  fromFiles: 'Voici ce que j’ai trouvé dans vos fichiers :',
  summaryOfFile: (name) =>
    `Je ne peux pas écrire de résumé sans modèle connecté, mais ces phrases de **${name}** en disent le plus :`,
  nothingInFiles: (names) => `Je n’ai rien trouvé à ce sujet dans ${names}. Essayez des mots qui sont dans le texte.`,
  pictureUnseen: (names) => `Je ne peux pas voir les images, et il n’y a pas de texte que j’aie pu lire dans ${names}.`,
  passageOf: (name, page) => `**${name}**${page === null ? '' : `, p. ${page}`}`,

  placeOf: ({ sources = [], categories = [], hasDocument, leftOut }) =>
    joined(
      sources.length === 0
        ? ''
        : `${leftOut === 'sources' ? 'avec un autre assistant que' : 'avec'} ${formats.listOf(sources)}`,
      categories.length === 0 ? '' : `${leftOut === 'categories' ? 'hors de' : 'dans'} ${formats.listOf(categories)}`,
      hasDocument === true ? 'avec des documents' : '',
    ),
  thisApp: 'cette application',
};
