import { detectLanguage, isCommonPlainWord, type Language } from '../text/language.ts';
import { languageOf, languageOfPlan } from '../foreign/languages.ts';
import { createPatternFilter } from '../text/pattern-filter.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import type { DetectedIntent, ModelKind } from './detected-intent.ts';
import {
  appointmentAgain,
  asksForExplanation,
  likelyForeignIntent,
  namesLists,
  namesPlans,
} from './foreign-fallback.ts';
import { findWindow } from '../time/time-window.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import { withoutAccents, withoutQuestionMarks } from './foreign-questions.ts';
import { languageByWords } from './foreign-model.ts';
import { findOwnData } from '../own-data/own-data.ts';
import { foreignOwnData } from './foreign-own-data.ts';
import { archiveQuestion } from './question-intents.ts';
import type { Message } from './message.ts';
import { asksForCommonAdvice, asksWhatWasSaid, subjectOfSaid } from './said-before.ts';
import { FOREIGN_MODEL_REQUESTS } from './foreign-words/model-requests.table.ts';

/** First words of commands and questions that are too short for detectLanguage. */
const BEGINNINGS: readonly [Exclude<Language, 'en'>, RegExp][] = [
  ['nl', /^vertel(?: (?:me|mij|ons|eens))? /iu],
  ['de', /^erz[äa]hl[e]?(?: (?:mir|uns|mal))? /iu],
  ['fr', /^(?:raconte|dis)[- ](?:moi|nous)\s/iu],
  ['es', /^cu[ée]nta(?:me|nos)\s/iu],
  ['it', /^(?:raccontami|raccontaci|dimmi)\s/iu],
  ['pt', /^(?:conta-(?:me|nos)|me conta)\s/iu],
  [
    'de',
    /^(?:erinner[en]?|was|wann|wie viele|wer|welche[rsn]?|zeig[e]?|finde|such[e]?|fasse?|l[öo]sche?|verschiebe?|hallo|guten)\s+(?:mich|mir|habe?|hab|haben|ist|sind|war|waren|wir|ich|du|alle[sn]?|zusammen|den|die|das|tag|morgen|abend)\b/iu,
  ],
  [
    'fr',
    /^(?:rappelle[- ]moi|qu'est-ce|qu'ai-je|quand|montre[- ]moi|trouve|résume|resume[- ]moi|ajoute|bonjour|salut|combien|quels?|quelles?)(?=\s|['’]|$)/iu,
  ],
  [
    'pt',
    /^(?:lembre[- ]me|me lembre|mostre[- ]me|quando [ée]|resuma|resume (?:o|as|os)|adicione|ol[áa]|bom dia)(?=\s|$)/iu,
  ],
  [
    'es',
    /[¿¡]|^(?:recu[ée]rdame|qu[ée]|cu[áa]ndo|mu[ée]strame|busca|resume(?! (?:the|my|your|our|this|that|it|an?|where|from|play\p{L}*)\b)|a[ñn]ade|hola|buenos d[íi]as)(?=\s|$)/iu,
  ],
  ['it', /^(?:ricordami|mostrami|cosa|quando|trova|riassumi|aggiungi|ciao|buongiorno)\s/iu],
  ['nl', /^(?:herinner|wat heb|wanneer|laat me|zoek|vat|voeg|hallo|goedemorgen)\s/iu],
];

const POLITE_START =
  /^(?:(?:hallo|hoi|hey|hi|ok|okay|bonjour|salut|hola|ciao|ola|oi|bitte|por favor|per favore|s'il te plait)[, ]+)+/;

/** Names of languages and tools of programmers in a question about them. */
const PROGRAMMING =
  /\b(?:python|javascript|typescript|sql|html|css|regex|bash|php|kotlin|golang|c\+\+|c#|react|docker|git|excel|vba|numpy|pandas|django|node\.?js)(?!\w)|\b(?:java|rust|swift)\b.{0,40}\b(?:list[ae]?|code|fun\w+|class\w*|array|error\w*|fehler|erreur)\b|[{}();]\s*$/i;

const possibleRequests = createPatternFilter(FOREIGN_MODEL_REQUESTS, ([, pattern]) => pattern);

/** The kind of text that a message in another language requests. */
const foreignKind = (text: string): ModelKind | undefined => {
  const plain = withoutAccents(withoutQuestionMarks(text)).replaceAll('ß', 'ss').replace(POLITE_START, '');
  const kind = possibleRequests(plain).find(([, pattern]) => pattern.test(plain))?.[0];
  return kind === undefined && detectLanguage(text) !== 'en' && PROGRAMMING.test(text) ? 'code' : kind;
};

/**
 * The intent of a message in another language than English; undefined for English. A classifier reads messages that no
 * table matches. For the remaining ones the built-in assistant searches the archive for their words.
 */
export const foreignMessage = (message: Message): DetectedIntent | undefined => {
  const { text } = message;
  const detected = detectLanguage(text);
  const kind = foreignKind(text);
  const language = detected === 'en' ? (languageOfShort(text) ?? languageOfSearch(text)) : detected;
  if (language === undefined && kind === undefined) return undefined;
  const query = [...new Set(plainWordsOf(text))]
    .filter((word) => word.length > 2 && (language === undefined || !isCommonPlainWord(word, language)))
    .slice(0, 8);
  if (USES_APP.test(withoutAccents(text))) return { intent: 'help', confidence: 0.8 };
  const again = language === undefined || language === 'other' ? undefined : appointmentAgain(message, language);
  if (again !== undefined) return again;
  const asksForConversation =
    (kind === undefined || kind === 'code') && findOwnData(text, ['conversations']) !== undefined;
  if (
    (asksForConversation || ASKS_AGAIN.test(withoutAccents(text)) || asksWhatWasSaid(text)) &&
    language !== undefined &&
    language !== 'other'
  ) {
    const { reference, timeZone } = message;
    const asked = asksWhatWasSaid(text) ? subjectOfSaid(query) : query;
    return { ...archiveQuestion({ text, reference, timeZone }, 0.8), query: asked } as DetectedIntent;
  }
  const likely =
    kind !== undefined || language === undefined || language === 'other'
      ? undefined
      : likelyForeignIntent(message, language, query);
  const isGeneralKnowledge =
    PERSONAL_INTENTS.has(likely?.name) &&
    asksGeneralKnowledge(text, language) &&
    !namesOwnAffairs(text, language, likely?.name === 'count_question' ? namesLists : namesPlans);
  const isCommonAdvice = likely?.name === 'archive_question' && asksForCommonAdvice(text);
  if (likely?.intent !== undefined && !isGeneralKnowledge && !isCommonAdvice) return likely.intent;
  const requestedKind = kind ?? kindOfClass(likely?.name);
  const isForeign = requestedKind === undefined && !asksGeneralKnowledge(text, language);
  const own =
    isForeign && language !== undefined && language !== 'other' ? foreignOwnData(message, language) : undefined;
  if (own !== undefined) return own;
  return {
    intent: 'needs_model',
    kind: requestedKind ?? (isForeign ? 'foreign' : 'knowledge'),
    ...(language !== undefined && { language }),
    query,
    confidence: 0.8,
  };
};

/** The language of a search for a conversation: 'acha pra mim aquela conversa sobre …' ('find me that conversation …'). */
const languageOfSearch = (text: string): Exclude<Language, 'en'> | undefined => {
  const language = findOwnData(text, ['conversations'])?.language;
  return language === 'en' ? undefined : language;
};

/** Asks again for something known before: 'wat was ook alweer de naam van die verf' ('what was that paint called again'). */
const ASKS_AGAIN =
  /^(?!(?:wanneer|hoe laat|wann|um wie viel uhr) (?:moe(?:t|st)|heb|had|ben|ga|muss|hab|bin|soll)\w* (?:ik|ich)(?!\w))(?:wat|hoe|welke?|wie|waar|wanneer)\b.*\book (?:al ?)?weer\b|^(?:was|wie|welche[rs]?|wo|wann)\b.*\b(?:nochmal|noch mal|noch gleich|doch gleich)\b|^c['’]etait quoi\b/;

/** How to do something in the app: 'come faccio a usare l'archivio' ('how do I use the archive'). */
const USES_APP =
  /^(?:come (?:faccio|si (?:fa|usa)|posso|uso|funziona)|wie (?:kann|mache|benutze|nutze|funktioniert|geht)|hoe (?:kan|gebruik|werkt|zet|maak)|comment (?:faire|utiliser|je|on|fonctionne|marche)|como (?:uso|puedo|hago|funciona|posso|faco|se usa))\b.{0,40}\b(?:app|applicazione|applicatie|application|aplicacion|aplicacao|archivio|archiv|archief|archive|archivo|arquivo|notific\p{L}*|benachrichtig\p{L}*|meldingen|konto|account|compte|cuenta|conta)(?!\p{L})/u;

/** The 'me' of 'nenn mir fünf Synonyme' ('give me five synonyms'), which does not make a question personal. */
const TOLD_TO_ME = /^\S+[ -](?:mir|me|mij|moi|mi)(?!\p{L})/iu;

/** A question that does not mention the person is about the world in general. */
const asksGeneralKnowledge = (text: string, language: Language | undefined): boolean => {
  if (language === undefined || language === 'other' || language === 'en') return false;
  if (asksForExplanation(text)) return true;
  const { match } = languageOf(language);
  const isQuestion = match.questionOpeners.test(text) || /\?\s*$/.test(text);
  return isQuestion && !match.firstPerson.test(text.replace(TOLD_TO_ME, ''));
};

/**
 * Classes of questions about the user's own affairs. The classifier may also give them to a question such as 'c'est quoi
 * un trou noir' ('what is a black hole').
 */
const PERSONAL_INTENTS = new Set<string | undefined>(['plan_question', 'free_time', 'count_question']);
const namesOwnAffairs = (text: string, language: Language | undefined, names: typeof namesPlans): boolean =>
  language !== undefined &&
  language !== 'other' &&
  language !== 'en' &&
  (findWindow(inEnglish(text, language), new Date(0), 'UTC') !== undefined || names(text, language));

const kindOfClass = (name: string | undefined): ModelKind | undefined => MODEL_KINDS.find((kind) => kind === name);
const MODEL_KINDS = ['writing', 'code', 'translation', 'knowledge'] as const;

const languageOfShort = (text: string): Exclude<Language, 'en'> | undefined =>
  BEGINNINGS.find(([, beginning]) => beginning.test(text))?.[0] ??
  languageOfPlan(text)?.language ??
  languageByWords(text);
