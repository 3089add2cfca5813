/**
 * Words before the prompt, in the language of the account, as tools and their tests name them. Languages that are not here
 * are recognised by the sign after the words, or by a comparison of all prompts of a file.
 */
const WORDS = [
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

const known = new RegExp(`^(?:(?:${WORDS.join('|')})\\s*(?:[:：]\\s*|\\s|$)|Prompt\\s*[:：]\\s*)`, 'i');

/** Google separates the words from the prompt by a space that does not break, with or without a colon. */
const bySign = /^[^\n\u00a0:：]{2,60}(?:[:：]\u00a0|\u00a0[:：][\s\u00a0]|\u00a0)\s*/;

/**
 * The prompt in the title of an activity, without the words before it; null if they are of an unknown language. `lead`: the
 * beginning of the title with the spaces that do not break.
 */
export function readPrompt(title: string, lead: string): string | null {
  const found = known.exec(title)?.[0] ?? bySign.exec(lead)?.[0];
  return found === undefined ? null : title.slice(found.length).trimStart();
}

const MIN_PROMPTS = 3;
/** Without a colon the same words may begin a few prompts by chance. */
const MIN_PROMPTS_WITHOUT_COLON = 5;
const MAX_PREFIX = 60;
const SHARE = 0.8;

/** The words that stand before (nearly) all prompts; null if there are none, or too few prompts to tell. */
export function findCommonPrefix(titles: readonly string[]): string | null {
  const distinct = [...new Set(titles)];
  if (distinct.length < MIN_PROMPTS) return null;
  const counts = new Map<string, number>();
  for (const title of distinct) {
    for (const prefix of beginnings(title)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count >= distinct.length * SHARE).map(([prefix]) => prefix);
  const withColon = shared.filter((prefix) => /[:：]\s*$/.test(prefix)).toSorted((a, b) => a.length - b.length);
  if (withColon[0] !== undefined) return withColon[0];
  if (distinct.length < MIN_PROMPTS_WITHOUT_COLON) return null;
  return shared.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** The beginnings of a title that end after a word or a colon. */
function beginnings(title: string): string[] {
  const head = title.slice(0, MAX_PREFIX);
  return [...head.matchAll(/[^\s:：]+(?:\s*[:：]\s*|\s+)/gu)].map(({ index, 0: word }) =>
    head.slice(0, index + word.length),
  );
}
