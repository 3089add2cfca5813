import type { SpanWords } from '../english/span-words.ts';

/** The forms of articles and prepositions before a vowel: 'l’8 maggio', 'dall’11 ottobre'. */
const BEFORE_VOWEL = { il: 'l’', dal: 'dall’', al: 'all’', del: 'dell’' } as const;

/** 'Il 2 maggio', 'l’8 maggio'; a day that begins with its weekday has no article. */
export function withArticle(article: keyof typeof BEFORE_VOWEL, day: string): string {
  if (!/^\d/.test(day)) return day;
  return /^(?:8|11)\b/.test(day) ? `${BEFORE_VOWEL[article]}${day}` : `${article} ${day}`;
}

export const spanWords: SpanWords = {
  inMonth: (month) => `${month.startsWith('a') ? 'ad' : 'a'} ${month}`,
  inYear: (year) => `nel ${year}`,
  onDay: (day) => withArticle('il', day),
  fromTo: (first, last) => `${withArticle('dal', first)} ${withArticle('al', last)}`,
  before: (day) => `prima ${withArticle('del', day)}`,
  since: (day) => withArticle('dal', day),
  by: (day) => `entro ${withArticle('il', day)}`,
  rangeName: (first, last) => `${first} – ${last}`,
};
