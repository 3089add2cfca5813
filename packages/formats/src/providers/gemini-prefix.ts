/**
 * The prefixes that Google writes before each prompt, one or more for each language, as far as they are known from
 * other tools and their tests. A prefix in another language is found by the character after it, or by comparing all
 * prompts of a file.
 */
const KNOWN_PREFIXES = [
  'Prompted with',
  'Prompted',
  'Live prompt(?:ed)?',
  'Asked Gemini',
  'Asked Bard',
  'Asked',
  'Said',
  'Branched',
  'Answered',
  'Submitted query',
  'Query submitted',
  'Eingegebener Live-Prompt',
  'Eingegebener Prompt',
  'Prompt eingegeben',
  'Requête envoyée',
  'Requête en direct envoyée',
  'Invite envoyée',
  'Prompt envoyé',
  'Has dicho',
  'Hiciste la petición',
  'Petición enviada',
  'Se envió la instrucción',
  'Comando enviado',
  'Preguntado',
  'Prompt enviado',
  'Prompt inviato',
  'Prompt inserito',
  'Prompt verzonden',
  'Prompt gegeven',
  'Wysłano prompta?',
  'Отправлен запрос',
  'Υποβλήθηκε το ερώτημα',
  'Poslali ste poziv',
  '送信したメッセージ',
  'プロンプト',
  '已发送提示',
  '已傳送提示',
  '已提示',
  '프롬프트 입력',
];

const knownPrefix = new RegExp(`^(?:(?:${KNOWN_PREFIXES.join('|')})\\s*(?:[:：]\\s*|\\s|$)|Prompt\\s*[:：]\\s*)`, 'i');

/** A prefix that a no-break space separates from the prompt, with or without a colon, as Google writes it. */
const prefixBeforeNoBreakSpace = /^[^\n\u00a0:：]{2,60}(?:[:：]\u00a0|\u00a0[:：][\s\u00a0]|\u00a0)\s*/;

/**
 * The prompt in the title of an activity, without its prefix; null if the prefix is unknown. `title` has a space in
 * place of each no-break space. `titleStart` is the beginning of the original title, so a prefix found there has the
 * same length in `title`.
 */
export function readPrompt(title: string, titleStart: string): string | null {
  const found = knownPrefix.exec(title)?.[0] ?? prefixBeforeNoBreakSpace.exec(titleStart)?.[0];
  return found === undefined ? null : title.slice(found.length).trimStart();
}

const MIN_PROMPTS = 3;
/** A prefix without a colon must be found in more prompts: a few may begin with the same words by chance. */
const MIN_PROMPTS_WITHOUT_COLON = 5;
const MAX_PREFIX_LENGTH = 60;
/** The share of prompts that must have the prefix. */
const MIN_SHARE = 0.8;

/** The prefix of nearly all prompts; null if there is none, or too few prompts to decide. */
export function findCommonPrefix(titles: readonly string[]): string | null {
  const distinct = [...new Set(titles)];
  if (distinct.length < MIN_PROMPTS) return null;
  const counts = new Map<string, number>();
  for (const title of distinct) {
    for (const prefix of listBeginnings(title)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count >= distinct.length * MIN_SHARE).map(([prefix]) => prefix);
  const withColon = shared.filter((prefix) => /[:：]\s*$/.test(prefix)).toSorted((a, b) => a.length - b.length);
  if (withColon[0] !== undefined) return withColon[0];
  if (distinct.length < MIN_PROMPTS_WITHOUT_COLON) return null;
  return shared.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** The beginnings of a title that end after a word or a colon. */
function listBeginnings(title: string): string[] {
  const start = title.slice(0, MAX_PREFIX_LENGTH);
  return [...start.matchAll(/[^\s:：]+(?:\s*[:：]\s*|\s+)/gu)].map(({ index, 0: word }) =>
    start.slice(0, index + word.length),
  );
}
