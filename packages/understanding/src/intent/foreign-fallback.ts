import { buildSuggestionOfKind } from '../events/build-suggestion.ts';
import { ownSentences } from '../events/own-sentences.ts';
import { isLookUp, NEVER_LOOKED_UP } from './look-ups.ts';
import { comparable } from '../own-data/command-forms.ts';
import { findForeignPlan } from '../foreign/find-foreign-plan.ts';
import { foreignTitle } from '../foreign/foreign-title.ts';
import { languageOf } from '../foreign/languages.ts';
import { MIN_LIKELIHOOD, planLikelihood } from '../likelihood/plan-likelihood.ts';
import { findWhen } from '../time/find-when.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { likeliestForeignIntent } from './foreign-model.ts';
import type { IntentClass } from './intent-classes.ts';
import type { Message } from './message.ts';
import { likelySmallTalkKind } from './small-talk.ts';
import { archiveQuestion, planQuestion, countQuestion, freeTime } from './question-intents.ts';

/** Minimum probability of a class whose intent only leads to an answer. */
const MIN_SHARE = 0.45;
/** Minimum probability of a class whose intent adds or changes something. */
const MIN_ACT_SHARE = 0.7;
const MAX_COMMAND_LENGTH = 160;
const INTENT_KIND = { event: 'schedule', reminder: 'reminder', task: 'task' } as const;

/** The category or title at the end of a command: 'verplaats dit gesprek naar Werk' ('move this conversation to Work'). */
const WRITTEN_NAME =
  /(?:: ?|["“„«']|\s(?:naar|onder|bij|nach|unter|zu|um in|als|vers|dans|sous|en|a|à|para|pra|pro|em|sotto|in|heten|worden)\s(?:(?:de|die|der|la|le|el|a|o|il) )?(?:(?:map|categorie|kategorie|ordner|catégorie|dossier|categoría|carpeta|categoria|cartella|pasta) )?)([^:"”“»]{2,60}?)["”»'.!?\s]*$/iu;

const writtenName = (text: string): string => WRITTEN_NAME.exec(text)?.[1]?.trim() ?? '';

/** A command for a plan in words that no table has: 'geef me een seintje over de medicijnen' ('give me a nudge about …'). */
const toPlanIntent = (
  name: keyof typeof INTENT_KIND,
  share: number,
  { text, reference, timeZone }: Message,
  language: PlanLanguage,
): DetectedIntent | undefined => {
  if (share < MIN_ACT_SHARE || text.length > MAX_COMMAND_LENGTH || /\?\s*$|[{}=<>]|\w\(/.test(text)) return undefined;
  if (planLikelihood(text) < MIN_LIKELIHOOD) return undefined;
  const sentences = ownSentences(text, { characters: MAX_COMMAND_LENGTH, sentences: 3 });
  if (sentences.length === 0 || sentences.some(({ isTextRequest }) => isTextRequest)) return undefined;
  const cues = languageOf(language);
  const when = findWhen(text, reference, timeZone, language);
  const against = findForeignPlan(text, text, cues, { reference, timeZone })?.evidence.against ?? 0;
  if (against > 0 || when?.isPast === true || (name === 'event' && when?.hasDate !== true)) return undefined;
  const fields = { title: foreignTitle(cues, when, text), description: text, score: 0 };
  return { intent: name, suggestion: buildSuggestionOfKind(INTENT_KIND[name], fields, when), confidence: share };
};

/** Names of the list of tasks. */
export const ABOUT_TASKS =
  /(?<!\p{L})(?:taken|klusjes|klussen|aufgaben|tâches|taches|tareas|pendientes|compiti|cose da fare|tarefas|to-?dos?)(?!\p{L})/iu;

/**
 * The words for a particular plan in a question, such as 'tandarts' ('dentist'), but not words for any plan, such as
 * 'afspraak' ('appointment').
 */
const namedPlans = (text: string, language: PlanLanguage): string[] =>
  text
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => languageOf(language).match.eventNouns.test(word) && !ANY_PLAN.test(word))
    .map((word) => word.toLowerCase());
const ANY_PLAN =
  /^(?:afspra\p{L}+|termin\p{L}*|rendez-vous|rdv|citas?|reuni[oó]n\p{L}*|appuntament\p{L}|consultas?|compromissos?|événements?|eventos?|vergadering\p{L}*|besprechung\p{L}*|réunions?|riunion\p{L}|reuni[ãõ]\p{L}+)$/iu;

/** Whether a question names a list, the calendar, or conversations. */
export const namesLists = (text: string): boolean => ABOUT_TASKS.test(text) || LISTS.test(text);

/** Whether a question names plans: an appointment, a list, the calendar. */
export const namesPlans = (text: string, language: PlanLanguage): boolean =>
  namesLists(text) || languageOf(language).match.eventNouns.test(text);
const LISTS =
  /(?<!\p{L})(?:agenda|kalender|calend\p{L}+|lijst\p{L}*|liste|lista|gepland|geplant|prévu|planificad[oa]|programmat[oa]|planead[oa]|herinnering\p{L}*|erinnerung\p{L}*|rappels?|recordatorios?|promemoria|lembretes?|gespre\p{L}+|gespr[äa]ch\p{L}*|conversa\p{L}*|chats?|discussions?|überfällig|achterstallig|retard|atrasad[oa]s?|ritardo|pendientes?|frei|vrij|libre|liber[oi]|livres?|offen|open|ouverte?s?|abiert[oa]s?|apert[oaie]|abert[oa]s?|erledigen|doen|faire|hacer|fare|fazer)(?!\p{L})/iu;

/** 'Wann war nochmal der Zahnarzt' ('when was the dentist again'). */
const WHEN_AGAIN =
  /^(?:wanneer|hoe laat|wann|um wie viel uhr)\b.*\b(?:ook al ?weer|nochmal|noch mal|noch gleich|doch gleich)\b/;

/** 'A che ora è yoga' ('what time is yoga'): nothing but the name of an appointment follows. */
const WHEN_IS =
  /^(?:wann|um wie viel uhr|wanneer|hoe laat|quand|a quelle heure|c'est quand|c'est a quelle heure|cuando|a que hora|quando|a che ora|a que horas) (?:ist|is|est|es|e|era|war|was|ho|tengo|tenho|habe ich|hab ich|heb ik|j'ai|ai-je|beginnt|begint|commence|empieza|comincia|inizia|comeca)(?: (?:der|die|das|mein|meine|de|het|mijn|le|la|mon|ma|el|mi|il|il mio|la mia|o|a|meu|minha))? ?(?:l')?\S+$|^(?:c'est quand|c'est a quelle heure) (?:le |la |l'|mon |ma )?\S+$/;

/** 'A qué hora empieza la reunión con …' ('what time does the meeting with … start'). */
const STARTS_OR_ENDS =
  /^(?:wanneer|hoe laat|wann|um wie ?viel uhr|(?:a quelle heure|quand)(?: est-ce que?)?|(?:a|en) que hora|cuando|a che ora|quando|a que horas)\b.*\b(?:begint|beginnen|eindigt|start|stopt|afgelopen|klaar|beginnt|anfangt|endet|aufhort|vorbei|zu ende|fangt .* an|hort .* auf|commence|demarre|debute|finit|termine|se termine|empieza|comienza|termina|acaba|inizia|comincia|finisce|comeca)\b/;

/** A question for the forgotten time of an appointment; undefined for other messages. */
export const appointmentAgain = (message: Message, language: PlanLanguage): DetectedIntent | undefined => {
  const plain = comparable(message.text.replace(/^[\s¿¡]+/, '').replace(/[\s?.!]+$/, ''));
  if (STARTS_OR_ENDS.test(plain) && languageOf(language).match.eventNouns.test(message.text)) {
    const translated = { ...message, text: inEnglish(message.text, language) };
    return { ...planQuestion(translated, 0.8), query: namedPlans(message.text, language) } as DetectedIntent;
  }
  if (!WHEN_AGAIN.test(plain) && !WHEN_IS.test(plain)) return undefined;
  const [named] = namedPlans(message.text, language);
  return named === undefined
    ? undefined
    : ({
        ...planQuestion({ ...message, text: `when is my ${named} appointment` }, 0.8),
        query: [named],
      } as DetectedIntent);
};

/** 'Hoe maak je pannenkoekenbeslag' ('how do you make batter'). */
const HOW_TO =
  /^(?:hoe (?:maak|kook|bak|doe|krijg|kan) (?:je|ik|men)|wie (?:macht|koche?|kocht|backt?e?|bekommt?e?|mache?) (?:man|ich)|comment (?:faire|on fait|fait-on|je fais|cuire|on prepare|preparer)|como (?:se hace|hago|hacer|se prepara|preparo|centro|faco|fazer|se faz)|come (?:si fa|faccio|fare|si prepara|preparo|si cucina))\b/;
const NAMES_APP_DATA =
  /categor|kategor|\bdoel|\bziel|objecti|\bmetas?\b|obiettiv|backup|back-up|export|import|account|konto|compte|cuenta|conta\b/;
/** 'Me explica o que é inflação' ('explain to me what inflation is'). */
const EXPLAINS =
  /(?<!\p{L})(?:explica|explique|erklar|leg|spiega)\p{L}*\b.{0,15}\b(?:o que|que (?:es|son)|was|wat|ce qu|c'est quoi|cos|che cosa|por que|warum|waarom|pourquoi|perche)(?!\p{L})/u;
const NAMES_CONVERSATION =
  /\b(?:chats?|gespre\w+|gesprach\w*|conversa\w*|unterhaltung\w*|discussi\w+|charla|hier|bisher|wir|wij|we|besproch\w+|besprok\w+|discut\w*|parl[aeio]\w*|habla\w*|fala\w*|nous|dit|dat|das|dies\w*|cela|ca|est[oa]|es[oa]|quest[oa]|quell[oa]|ist[oa]|iss[oa])\b/;
/** Asks to be told what something is. */
export const asksForExplanation = (text: string): boolean => EXPLAINS.test(comparable(text));
const asksHowTo = (text: string, language: PlanLanguage): boolean => {
  const plain = comparable(text);
  return (HOW_TO.test(plain) || EXPLAINS.test(plain)) && !NAMES_APP_DATA.test(plain) && !namesPlans(text, language);
};

const NAMES_CLOCK =
  /datum|woche|wochentag|weekdag|weeknummer|uhrzeit|\b(?:tijd|uur|laat|dag|week|zeit|uhr|spat|tag|kw|heure|jour|date|semaine|horas?|dia|fecha|semana|or[ae]|giorno|data|settimana|wievielten?|combien|hoeveelste)\b/;

/** The clock or the day asked for: 'auf welchen Wochentag fällt der 3. Oktober' ('which weekday is 3 October'). */
const toClockIntent = (
  { text, reference, timeZone }: Message,
  language: PlanLanguage,
  confidence: number,
): DetectedIntent | undefined => {
  if (!NAMES_CLOCK.test(comparable(text))) return undefined;
  const when = findWhen(text, reference, timeZone, language);
  const { year, month, day } = when?.localStart ?? { year: 0, month: 0, day: 0 };
  const isDay = when?.hasDate === true && !when.hasTime;
  return { intent: 'date_time', timeZone, ...(isDay && { day: { year, month, day } }), confidence };
};

/** The likeliest class; that of a look-up is never one such as free time. */
const classOf = (text: string): { name: IntentClass; share: number } => {
  const likeliest = likeliestForeignIntent(text);
  return NEVER_LOOKED_UP.has(likeliest.name) && isLookUp(text) ? { ...likeliest, name: 'knowledge' } : likeliest;
};

/**
 * The class that the classifier gives a message in another language, with its intent unless a model is needed.
 * Undefined if the classifier is not sure.
 */
export const likelyForeignIntent = (
  message: Message,
  language: PlanLanguage,
  query: string[],
): { name: IntentClass; intent?: DetectedIntent | undefined } | undefined => {
  const { name, share } = classOf(message.text);
  if (share < MIN_SHARE) return undefined;
  const translated = { ...message, text: inEnglish(message.text, language) };
  switch (name) {
    case 'event':
    case 'reminder':
    case 'task':
      return { name, intent: toPlanIntent(name, share, message, language) };
    case 'plan_question':
      return {
        name,
        intent: {
          ...planQuestion(translated, share),
          ...(ABOUT_TASKS.test(message.text) && { about: 'tasks' }),
          query: namedPlans(message.text, language),
        } as DetectedIntent,
      };
    case 'free_time':
      return { name, intent: freeTime(translated, share) };
    case 'archive_question':
      return { name, intent: { ...archiveQuestion(translated, share), query } as DetectedIntent };
    case 'count_question':
      return { name, intent: { ...countQuestion(translated, share), query } as DetectedIntent };
    case 'summary':
      // 'Resume a história do Brasil' ('summarise the history of Brazil') has a subject of its own.
      if (query.length > 1 && !NAMES_CONVERSATION.test(comparable(message.text))) return { name: 'writing' };
      return { name, intent: { intent: 'summary', conversation: { isCurrent: true }, confidence: share } };
    case 'date_time':
      return { name, intent: toClockIntent(message, language, share) };
    case 'help':
      // 'Heb je tips voor slecht slapen' ('any tips for bad sleep') has a subject and does not ask about the app.
      return {
        name,
        intent:
          (query.length > 2 && share < MIN_ACT_SHARE) || (query.length > 0 && asksHowTo(message.text, language))
            ? undefined
            : { intent: 'help', confidence: share },
      };
    case 'small_talk':
      return smallTalkOf(message.text, share);
    case 'move':
    case 'rename':
      return { name, intent: share < MIN_ACT_SHARE ? undefined : conversationChange(name, message.text, share) };
    default:
      return { name };
  }
};

/** 'Pourquoi je suis toujours fatigué' ('why am I always tired'). */
const ASKS_WHY =
  /^(?:waarom|hoe komt het|warum|wieso|weshalb|pourquoi|que faire|por que|que hacer|perche|come mai|cosa fare|o que fazer|was tun|wat te doen|come si|comment (?:faire|on)|como (?:se|hacer|fazer)|wie (?:kann|macht|sagt) (?:man|ich))(?!\p{L})/u;

const smallTalkOf = (text: string, confidence: number): { name: IntentClass; intent?: DetectedIntent } =>
  ASKS_WHY.test(comparable(text.replace(/^[\s¿¡]+/, '')))
    ? { name: 'knowledge' }
    : { name: 'small_talk', intent: { intent: 'small_talk', kind: likelySmallTalkKind(text), confidence } };

const conversationChange = (name: 'move' | 'rename', text: string, confidence: number): DetectedIntent => {
  const conversation = { isCurrent: true } as const;
  return name === 'move'
    ? { intent: 'move', conversation, category: writtenName(text), confidence }
    : { intent: 'rename', conversation, title: writtenName(text), confidence };
};
