import { detectLanguage, isCommonPlainWord, type Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import type { DetectedIntent, ModelKind } from './detected-intent.ts';
import { withoutAccents, withoutQuestionMarks } from './foreign-questions.ts';
import { FOREIGN_MODEL_REQUESTS } from './foreign-words/model-requests.table.ts';

/** First words of commands and questions that are too short for detectLanguage. */
const BEGINNINGS: readonly [Language, RegExp][] = [
  [
    'de',
    /^(?:erinner[en]?|was|wann|wie viele|wer|welche[rsn]?|zeig[e]?|finde|such[e]?|fasse?|l[öo]sche?|verschiebe?|hallo|guten)\s+(?:mich|mir|habe?|hab|haben|ist|sind|war|waren|wir|ich|du|alle[sn]?|zusammen|den|die|das|tag|morgen|abend)\b/iu,
  ],
  [
    'fr',
    /^(?:rappelle[- ]moi|qu'est-ce|qu'ai-je|quand|montre[- ]moi|trouve|r[ée]sume|ajoute|bonjour|salut|combien|quels?|quelles?)(?=\s|['’]|$)/iu,
  ],
  ['es', /[¿¡]|^(?:recu[ée]rdame|qu[ée]|cu[áa]ndo|mu[ée]strame|busca|resume|a[ñn]ade|hola|buenos d[íi]as)(?=\s|$)/iu],
  ['it', /^(?:ricordami|mostrami|cosa|quando|trova|riassumi|aggiungi|ciao|buongiorno)\s/iu],
  ['pt', /^(?:lembre[- ]me|me lembre|mostre[- ]me|quando [ée]|resuma|adicione|ol[áa]|bom dia)(?=\s|$)/iu],
  ['nl', /^(?:herinner|wat heb|wanneer|laat me|zoek|vat|voeg|hallo|goedemorgen)\s/iu],
];

const POLITE_START =
  /^(?:(?:hallo|hoi|hey|hi|ok|okay|bonjour|salut|hola|ciao|ola|oi|bitte|por favor|per favore|s'il te plait)[, ]+)+/;

/** The kind of text that a message in another language asks for. */
const foreignKind = (text: string): ModelKind | undefined => {
  const plain = withoutAccents(withoutQuestionMarks(text)).replaceAll('ß', 'ss').replace(POLITE_START, '');
  return FOREIGN_MODEL_REQUESTS.find(([, pattern]) => pattern.test(plain))?.[0];
};

/**
 * The intent of a message in another language than English; undefined for English. The built-in assistant does not
 * understand the message, but can search the archive for its words.
 */
export const foreignMessage = (text: string): Extract<DetectedIntent, { intent: 'needs_model' }> | undefined => {
  const detected = detectLanguage(text);
  const kind = foreignKind(text);
  const language = detected === 'en' ? BEGINNINGS.find(([, beginning]) => beginning.test(text))?.[0] : detected;
  if (language === undefined && kind === undefined) return undefined;
  const query = [...new Set(plainWordsOf(text))].filter(
    (word) => word.length > 2 && (language === undefined || !isCommonPlainWord(word, language)),
  );
  return {
    intent: 'needs_model',
    kind: kind ?? 'foreign',
    ...(language !== undefined && { language }),
    query: query.slice(0, 8),
    confidence: 0.8,
  };
};
