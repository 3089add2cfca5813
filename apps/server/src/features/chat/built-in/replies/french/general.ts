import type { GeneralReplies } from '../english/general.ts';
import { formats } from './formats.ts';

const connectModel =
  'Un modèle de langage connecté le peut : voyez les [réglages](/settings), ou demandez à la personne qui gère cette application.';

const help = [
  'Je suis l’assistant intégré. Sans modèle connecté, je peux :',
  '',
  '- retrouver et citer ce dont vous avez déjà parlé : « Qu’avons-nous dit sur le budget ? »',
  '- résumer la conversation où vous êtes : « Résume cette conversation »',
  '- montrer ce qui vous attend et quand vous êtes libre : « Qu’est-ce que j’ai vendredi ? »',
  '- proposer des rendez-vous, des rappels et des tâches : « Dentiste mardi à 15h »',
  '- déplacer, annuler et cocher ce qui est prévu, dès que vous dites oui : « Annule le rendez-vous chez le dentiste »',
  '- fixer des objectifs et retenir ce que vous me dites : « Retiens que je suis végétarien »',
  '- compter et faire des graphiques : « Combien de conversations ai-je sur la course ? »',
  '- ranger et renommer : « Déplace la conversation sur le levain vers Health », « Renomme cette conversation en Pain »',
  '- faire des calculs, et donner la date et l’heure, ici et ailleurs',
  '',
  `Je ne peux pas écrire de texte ou de code, ni répondre à des questions générales. ${connectModel}`,
].join('\n');

const topics: GeneralReplies['topics'] = {
  import:
    'Déposez votre export dans [Imports](/imports) : de ChatGPT (Settings → Data controls → Export data), Claude (Settings → Privacy → Export data), Gemini et d’autres. Vous voyez ce qu’il contient avant que rien ne soit ajouté.',
  export:
    'Toutes vos données en JSON, et les sauvegardes, se trouvent dans les [réglages](/settings). Une seule conversation se télécharge depuis son menu.',
  trash: 'Ce que vous supprimez reste un certain temps dans la [corbeille](/trash), d’où vous pouvez le restaurer.',
  delete_all:
    'Je ne supprime pas en masse. Dans une liste, vous pouvez choisir plusieurs conversations et les supprimer d’un coup, puis annuler si besoin ; un import s’annule dans [Imports](/imports) ; le compte entier se supprime dans les [réglages](/settings).',
  password:
    'Le mot de passe, l’adresse e-mail et l’authentification à deux facteurs sont dans les [réglages](/settings).',
  premium: 'Ce que Premium apporte, et comment s’abonner ou résilier, est indiqué dans [votre profil](/profile).',
  categories: 'Dans [Categories](/categories), vous pouvez ajouter, renommer, recolorer et fusionner les catégories.',
  reminders:
    'Choisissez dans les [réglages](/settings) comment les rappels vous parviennent : dans l’application, par e-mail ou par notification push.',
  calendar_feed: 'L’adresse de votre flux d’agenda et les agendas que vous suivez sont dans l’[agenda](/schedule).',
  planning:
    'L’[agenda](/schedule) propose des moments libres pour vos tâches. Je peux vous dire ce qui est prévu : « Qu’est-ce que j’ai aujourd’hui ? », « Quelles sont mes tâches ? », « Quand suis-je libre demain ? »',
  appearance: 'Choisissez un thème clair ou sombre, ou celui de votre appareil, dans les [réglages](/settings).',
  repeated_questions:
    'Les questions que vous avez posées plusieurs fois sont dans vos [recommandations](/recommendations). Je peux compter vos conversations sur un sujet : « Combien de conversations ai-je sur SQL ? »',
  sharing:
    'Ouvrez la conversation et choisissez Share dans son menu : vous obtenez un lien que vous pouvez retirer à tout moment.',
};

const things: Record<Parameters<GeneralReplies['cannotCompare']>[0], string> = {
  conversations: 'les conversations',
  messages: 'les messages',
  categories: 'les catégories',
  sources: 'les sources',
  models: 'les modèles',
  documents: 'les documents',
  tasks: 'les tâches',
  events: 'les rendez-vous',
  freeTime: 'les moments libres',
  reminders: 'les rappels',
  goals: 'les objectifs',
  cards: 'les cartes',
  decks: 'les paquets de cartes',
  memories: 'les choses que je retiens',
  highlights: 'les surlignages',
  suggestions: 'les suggestions',
};

const absentThings: Record<Parameters<GeneralReplies['noSuchThings']>[0], string> = {
  projects: 'de projets',
  contacts: 'de contacts',
  emails: 'd’e-mails',
  photos: 'de photos',
  habits: 'd’habitudes',
};

const filterFields: Record<Parameters<GeneralReplies['cannotFilter']>[1][number], string> = {
  words: 'sujet',
  period: 'période',
  sources: 'assistant',
  categories: 'catégorie',
  state: 'état',
  hasDocument: 'document',
};

export const general: GeneralReplies = {
  greeting: (name) =>
    [
      `Bonjour ${name}. Je suis l’assistant intégré : je réponds à partir de vos conversations et de votre agenda, et aucun`,
      'modèle n’est connecté. Demandez ce que vous avez écrit sur un sujet, ce qui vous attend, ou un rappel.',
    ].join(' '),
  farewell: (name) => `À bientôt, ${name}.`,
  welcome: 'Je vous en prie.',
  smallTalkReply: (name) => `Je suis là si vous voulez retrouver ou prévoir quelque chose, ${name}.`,

  help,
  topics,
  connectModel,
  needsModel:
    'Je suis l’assistant intégré et je ne peux ni l’écrire ni l’expliquer. Un modèle de langage connecté le peut : voir les [réglages](/settings).',
  unsupportedAction:
    'Je ne peux pas faire cela : je ne peux ni appeler, ni envoyer de mails ou de messages, ni modifier une réservation, ni commander, ni payer, ni lire de la musique ou des vidéos, ni agir en dehors de cet espace de travail. Je peux vous le rappeler ou l’ajouter à vos tâches.',
  noLiveData:
    'Je ne peux pas le vérifier : je n’ai pas accès à Internet et je ne sais pas ce qu’il en est en ce moment. Je ne connais que vos conversations et ce que vous avez prévu.',
  noWorldNews:
    'Je ne peux pas chercher la météo, les actualités ou les prix : je ne connais que vos conversations et ce que vous avez prévu.',
  neverSendNote:
    'Cette conversation est marquée « never send » : elle n’a donc pas été envoyée au modèle connecté. Cette réponse vient de l’assistant intégré.',
  instructionsNote:
    'Cette réponse vient de l’assistant intégré, qui ne suit pas les instructions de cette conversation. Un modèle connecté les suit.',
  unclearHint:
    'Je réponds à partir de vos conversations et de votre agenda ; dites « aide » pour voir ce que je peux faire.',
  unclear:
    'Je n’ai pas compris. Demandez quelque chose dont vous avez parlé ou que vous avez prévu, ou dites « aide ».',
  notUnderstood:
    'Je n’ai pas compris. En français, je lis les rendez-vous, rappels et tâches, et de courtes questions à leur sujet et sur vos conversations.',

  yesOrNo: ['Oui', 'Non'],
  yes: (sentence) => `Oui. ${sentence}`,
  no: (sentence) => `Non. ${sentence}`,

  calculated: (asked, result) => `${asked.replaceAll('*', '×')} : **${result}**`,
  weekNow: (week) => `C’est la semaine ${week} de l’année.`,
  dayIs: (day) => `C’est le ${day}.`,
  currentTime: (time, place) => (place === '' ? `Nous sommes le ${time}.` : `${place} : ${time}.`),
  unknownPlace: (place) => `Je ne sais pas dans quel fuseau horaire se trouve ${place}.`,

  cannotFilter: (thing, fields) =>
    `Je ne peux pas filtrer ${things[thing]} par ${formats.listOf(fields.map((field) => filterFields[field]))}.`,
  unclearShare:
    'Je peux seulement donner la part de vos conversations avec un assistant, dans une catégorie ou sur un sujet, et la part de vos tâches terminées.',
  cannotCompare: (thing) => `Je ne peux pas comparer ${things[thing]}.`,
  cannotRank:
    'Vos données ne me permettent pas de le dire. Je peux compter, lister et comparer vos conversations par sujet, période, assistant et catégorie, ainsi que vos tâches, rendez-vous, objectifs et cartes.',
  noSuchDay: (day, month) => `Le ${day} ${month} n’existe pas. Indiquez un autre jour.`,
  noSuchThings: (thing) =>
    `Il n’y a pas ${absentThings[thing]} à lister ici. Je peux lister vos conversations, catégories, documents, rendez-vous, tâches, rappels, objectifs, cartes et surlignages.`,

  further: (from, to, total) =>
    from === to ? `Numéro ${from} sur ${total} :` : `Numéros ${from} à ${to} sur ${total} :`,
  nothingFurther: 'Il n’y en a pas d’autres.',
  moreOf: (count) =>
    count === 1 ? 'Et encore un élément : demandez la suite.' : `Et encore ${count} : demandez la suite.`,
};
