import { comparable } from '../own-data/command-forms.ts';
import { asksAllDecisions, isDecisionWord } from '../decision-quotes.ts';
import { detectLanguage, isCommonPlainWord } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import { findWindow } from '../time/time-window.ts';
import { foreignPeriod } from './foreign-period.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { withDeadline } from './due-before.ts';
import type { Message } from './message.ts';
import { specialWindow } from './named-window.ts';
import { wallTimeAt } from '../time/zone.ts';
import { placeIn, unknownPlaceIn } from './place-in-text.ts';

/** Refers to the period of the previous question: 'when am I free that day?'. */
const SAME_PERIOD =
  /\b(?:(?:that|the same) (?:day|evening|afternoon|morning|night|week|weekend|month|year)|(?:die|diezelfde|dezelfde) (?:dag|avond|middag|ochtend|week|maand)|dat (?:weekend|jaar)|(?:an dem|an diesem|am selben|dem|diesem) (?:tag|abend|nachmittag|morgen|wochenende)|in der woche|(?:ce|cette|le meme|la meme) (?:jour|soir|matin|semaine|week-end|mois)(?:-la)?|ese (?:mismo )?(?:dia|mes|fin de semana)|esa (?:misma )?(?:tarde|noche|manana|semana)|(?:quel|lo stesso|quello stesso) (?:giorno|mese|fine settimana|weekend|pomeriggio)|quella (?:sera|mattina|settimana)|(?:n?esse|no mesmo) (?:dia|mes|fim de semana)|n?essa (?:tarde|noite|manha|semana))\b/;

/** Asks for what should be done by now. */
const OVERDUE =
  /\b(?:overdue|past due|(?:tasks?|to-?dos?|anything|what|which|something|running) .{0,25}(?:late|behind)(?! (?:at night|in the))|te laat|achterstallig|over tijd|verlopen|uberfallig\w*|im ruckstand|verspatet\w*|en retard|atrasad[oa]s?|vencid[oa]s?|em atraso|in ritardo|scadut[oaie])\b/;

/** What is counted in the past. Plans are counted in the future. */
const COUNTED_IN_PAST = new Set<string>(['conversations', 'topics']);

/**
 * Adds the period of a question in another language, such as 'donderdagochtend' ('Thursday morning'), unless the intent
 * has a shorter period already.
 */
const inNamedPeriod = (intent: DetectedIntent, { text, reference, timeZone }: Message): DetectedIntent => {
  // 'Verschiebe den Zahnarzt auf Donnerstag' ('move the dentist to Thursday') names the new day, not the one on which
  // the plan is now.
  if (intent.intent === 'plan_question' && intent.change !== undefined && intent.change.action !== 'other')
    return intent;
  const isPlan =
    intent.intent === 'plan_question' ||
    intent.intent === 'free_time' ||
    (intent.intent === 'count_question' && !COUNTED_IN_PAST.has(intent.counted));
  const isPast = intent.intent === 'archive_question' || (intent.intent === 'count_question' && !isPlan);
  if (!isPast && !isPlan) return intent;
  const language = detectLanguage(text);
  if (language === 'en' || language === 'other') return intent;
  const period = foreignPeriod(comparable(text))?.[0];
  const side = isPast ? 'past' : 'future';
  const window =
    (period === undefined ? undefined : specialWindow(period, reference, timeZone, side)) ??
    findWindow(inEnglish(text, language), reference, timeZone, side) ??
    (period === undefined ? undefined : findWindow(period, reference, timeZone, side));
  const current = intent.window;
  // 'El jueves por la tarde' ('Thursday afternoon') is narrower than the day that a table found.
  const isNarrower =
    current === undefined ||
    current.label === '' ||
    (window !== undefined && window.from >= current.from && window.to <= current.to);
  return window === undefined || !isNarrower ? intent : { ...intent, window };
};

/**
 * Adds the place to a question for the time in another language: 'que horas são em Lisboa' ('what time is it in
 * Lisbon'). If the time zone of the place is not known, a model is needed: the person's own time would be wrong.
 */
const inNamedPlace = (intent: DetectedIntent, message: Message): DetectedIntent => {
  const { text } = message;
  const isHere =
    intent.intent === 'date_time' &&
    intent.place === undefined &&
    intent.at === undefined &&
    (intent.day === undefined || isToday(intent.day, message)) &&
    intent.week === undefined;
  if (!isHere) return intent;
  const named = placeIn(text);
  if (named !== undefined) {
    const { day: _today, ...now } = intent;
    return { ...now, ...named };
  }
  const language = detectLanguage(text);
  const unknownPlace = language === 'en' ? undefined : unknownPlaceIn(text, language);
  if (unknownPlace === undefined) return intent;
  const query = plainWordsOf(text).filter((word) => word.length > 2 && !isCommonPlainWord(word, language));
  return { intent: 'needs_model', kind: 'knowledge', language, query, unknownPlace, confidence: intent.confidence };
};

/** Whether 'which day is it today in Tokyo' names the present day, which may be another one there. */
const isToday = (
  day: { year: number; month: number; day: number },
  { text, reference, timeZone }: Message,
): boolean => {
  const now = wallTimeAt(reference, timeZone);
  return TODAY.test(text) && day.year === now.year && day.month === now.month && day.day === now.day;
};
const TODAY = /(?<!\p{L})(?:vandaag|heute|aujourd['’]hui|hoy|oggi|hoje)(?!\p{L})/iu;

/** Words of a question about conversations that are not its subject. */
const NOT_SUBJECT =
  /^(?:.{1,2}|conversa\p{L}*|gespre\p{L}*|gesprac\p{L}*|unterhaltung\p{L}*|chats?|discussi\p{L}*|(?:ge)?pra+t\p{L}*|gesproken|gesprochen|geredet|gefragt|gevraagd|gehad|demand\p{L}*|pregunt\p{L}*|chiest\p{L}*|pergunt\p{L}*|discut\p{L}*|parl\p{L}*|habl\p{L}*|fal\p{L}*|prat\p{L}*|gaan|geht|gehen|handel\p{L}*|trat\p{L}*|mention\p{L}*|erwahn\p{L}*|insgesamt|totaal|total\p{L}*|combien|cuant\p{L}*|quant\p{L}*|viele?|hoeveel|(?:au|do|de|in) ?total\p{L}*|y|existe\p{L}*|tengo|tenho|heb|habe|avons|hebben|haben|welke?|stond(?:en)?|alweer|j'avais|c'era|stava|estaba|estava|eu|sobre|tive|tuve|avuto|eues?|je?|me|ge(?:zegd|geven|schreven|noemd)|(?:aan)?geraden|aanbevolen|verteld?|uitgelegd|zeg\p{L}*|zei|zoek|vind|toen|damals|gesagt|sag\p{L}*|empf(?:ohlen|iehl\p{L}*|ahl\p{L}*)|erzahlt?|such\p{L}?|finde?|dit|dis(?:ais|ait)?|(?:m'|t')?av(?:ait|ais)|conseill\p{L}*|recommand\p{L}*|trouve\p{L}*|cherche\p{L}*|retrouve\p{L}*|dij\p{L}+|dich[oa]|recomend\p{L}*|aconsej\p{L}*|busc\p{L}*|encuentra|detto|dett[aei]|consigliat\p{L}*|avevi|avevo|hai|trov\p{L}*|cerc\p{L}*|cui|diss\p{L}*|dito|contou|sugeri\p{L}*|procur\p{L}*|encontr\p{L}*|ach[ae]|qu'\p{L}+|eens|mal)$/u;

/** 'Was habe ich zuletzt über Safari gefragt' ('what did I last ask about Safari'). */
const LAST_TIME =
  /\b(?:zuletzt|als letztes|(?:voor het|als) laatste?|en dernier|dernierement|por ultim[oa]|per ultim[oa])\b/;

/** 'In welke categorie zit dat gesprek' ('which category is that conversation in'). */
const ASKS_CATEGORY =
  /\b(?:which|what|welke|welcher?|welchem|quelle|que|cual|qual|quale|che) (?:category|folder|categorie|map|kategorie|ordner|dossier|categoria|carpeta|cartella|pasta)\b/;
const OF_CATEGORY =
  /^(?:categor\p{L}*|kategor\p{L}*|folder|map|ordner|dossier|carpeta|cartella|pasta|put|filed|sort\p{L}*|zit|staat|liegt|rang\p{L}*|class\p{L}*|guard\p{L}*|mess[aeo]|[tj]'\p{L}+|one|ones|papo|esse|tá)$/u;

/** Marks a question for the category of a conversation, which does not ask what was said in it. */
const withCategory = (intent: DetectedIntent, plain: string): DetectedIntent => {
  if (intent.intent !== 'archive_question' || intent.isList === true || !ASKS_CATEGORY.test(plain)) return intent;
  const query = intent.query.filter((word) => !OF_CATEGORY.test(word));
  return query.length === 0 ? intent : { ...intent, asksCategory: true, query };
};

type Summary = Extract<DetectedIntent, { intent: 'summary' }>;

const limitToSubject = ({ conversation, ...intent }: Summary, isSubject: (word: string) => boolean): Summary =>
  conversation.isCurrent
    ? { ...intent, conversation }
    : { ...intent, conversation: { ...conversation, query: conversation.query.filter(isSubject) } };

/** For a message in another language, removes the common words of that language from the words to search for. */
const withForeignQuery = (intent: DetectedIntent, text: string): DetectedIntent => {
  const language = detectLanguage(text);
  if (language === 'en' || language === 'other') return intent;
  const isSubject = (word: string): boolean => !plainWordsOf(word).every((one) => isCommonPlainWord(one, language));
  if (intent.intent === 'summary') return limitToSubject(intent, isSubject);
  if (intent.intent !== 'archive_question' && intent.intent !== 'count_question') return intent;
  // The rules find no subject in 'combien de conversations parlent de Vienne' ('how many conversations are about …').
  const isBare = intent.intent === 'count_question' && intent.counted === 'conversations' && intent.query.length === 0;
  const asked = isBare && intent.window === undefined ? plainWordsOf(text) : intent.query;
  const [, period] = foreignPeriod(comparable(text)) ?? [];
  const periodWords = plainWordsOf(period?.exec(comparable(text))?.[0] ?? '');
  const words = asked.filter((word) => !NOT_SUBJECT.test(word) && !periodWords.includes(comparable(word)));
  const query = words.filter(isSubject);
  if (intent.intent !== 'archive_question') return { ...intent, query };
  const isNewest = intent.recency === undefined && LAST_TIME.test(comparable(text));
  return { ...intent, query, language, ...(isNewest && { recency: 'newest' as const }) };
};

const CONTINUES = /^(?:and|so|but|en|und|et|y|e|also|alors)(?!\p{L})/iu;

/** 'And what was decided in the end?' asks about the subject of the previous question. */
const withSubjectBefore = (
  intent: DetectedIntent,
  text: string,
  previous: DetectedIntent | undefined,
): DetectedIntent => {
  const isOpen =
    intent.intent === 'archive_question' && intent.window === undefined && previous?.intent === 'archive_question';
  if (
    !isOpen ||
    !CONTINUES.test(text) ||
    !asksAllDecisions(
      text,
      intent.query.filter((word) => !isDecisionWord(word)),
    )
  )
    return intent;
  return { ...intent, query: [...new Set([...previous.query, ...intent.query])] };
};

/**
 * Adds details of the message to the intent: its period, its place, the words to search for in another language, and
 * whether only overdue tasks count. If the message refers to the period of the previous question ('that day'), that
 * period is added.
 */
export const withDetails = (
  found: DetectedIntent,
  message: Message,
  previous: DetectedIntent | undefined,
): DetectedIntent => {
  const { text, reference, timeZone } = message;
  const plain = comparable(text);
  const detailed = withCategory(withForeignQuery(found, text), plain);
  const dated = inNamedPlace(withDeadline(inNamedPeriod(detailed, message), message), message);
  const intent = withSubjectBefore(dated, text, previous);
  if (intent.intent === 'plan_question' && intent.about === 'tasks' && OVERDUE.test(plain))
    return { ...intent, isOverdue: true, query: [] };
  if (!('window' in intent) || previous === undefined || !('window' in previous)) return intent;
  const { window } = previous;
  return window !== undefined && SAME_PERIOD.test(plain) && findWindow(text, reference, timeZone) === undefined
    ? { ...intent, window }
    : intent;
};
