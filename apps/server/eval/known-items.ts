/** A search for something known to be in the archive. */
export interface KnownItem {
  q: string;
  /** The beginning of the conversation's id at its source, or of an id in foreign-conversations.ts. */
  expected: string;
}

/** Words that the conversation contains, in some form. */
const byWords: readonly KnownItem[] = [
  { q: 'schumann piece for clara', expected: '0065b6c0' },
  { q: 'car wash hashtag', expected: '039e0723' },
  { q: 'gas station prices sign', expected: '043c0714' },
  { q: 'desk synonym', expected: '06383581' },
  { q: 'cpap sleep study', expected: '14614130' },
  { q: 'mastodon crosspost github actions', expected: '14815bf4' },
  { q: 'fly 18 hours KIAS', expected: '19cd744b' },
  { q: 'markdown academic publishing', expected: '1a0cb5fb' },
  { q: 'shellfish widget cpu', expected: '1bd8762d' },
  { q: 'resume tech support missouri', expected: '1d6f364c' },
  { q: 'haiku tilde website', expected: '21bd76a9' },
  { q: 'protestant nightly prayer', expected: '2434e73e' },
  { q: 'technology invented by apple scholars', expected: '2862425a' },
  { q: 'twitter net losses', expected: '29480d93' },
  { q: 'blimps addict essay', expected: '2adfa74e' },
  { q: 'applescript safari tab things', expected: '2c33cbb0' },
  { q: 'murano crosscabriolet', expected: '31ab08a4' },
  { q: 'paul harvey tooth', expected: '336151a9' },
  { q: 'catcaller girlfriend downtown', expected: '3c4e6b32' },
  { q: 'teacher classroom supplies', expected: '44f216a5' },
];

/** The same subject in other words. */
const byMeaning: readonly KnownItem[] = [
  { q: 'piano music a romantic composer dedicated to his spouse', expected: '0065b6c0' },
  { q: 'breathing device for apnea without a doctor', expected: '14614130' },
  { q: 'first IT job without a diploma', expected: '1d6f364c' },
  { q: 'how educators spend less on school materials', expected: '44f216a5' },
  { q: 'distance an airplane covers in a given time', expected: '19cd744b' },
  { q: 'man who harasses women on the street', expected: '3c4e6b32' },
  { q: 'may a machine speak to God for me', expected: '2434e73e' },
  { q: 'keep a copy of my talks with the AI', expected: '315d441e' },
  { q: 'did the social network ever make money', expected: '29480d93' },
  { q: 'send browser visitors to another domain automatically', expected: '55feec6c' },
];

const inOtherLanguages: readonly KnownItem[] = [
  { q: 'alte häuser sanieren', expected: 'house-de' },
  { q: 'recettes de gâteaux', expected: 'cake-fr' },
  { q: 'corriendo maratones', expected: 'run-es' },
  { q: 'boeken over vogels', expected: 'birds-nl' },
  { q: 'piante per il balcone', expected: 'balcony-it' },
];

const withTypingErrors: readonly KnownItem[] = [
  { q: 'shumann', expected: '0065b6c0' },
  { q: 'catcaling', expected: '3c4e6b32' },
  { q: 'mastadon crossposting', expected: '14815bf4' },
  { q: 'nisan muranno', expected: '31ab08a4' },
  { q: 'blmip addcition', expected: '2adfa74e' },
];

/** The groups of searches, each with its lowest acceptable mean reciprocal rank. */
export const KNOWN_ITEMS = [
  { name: 'by words', items: byWords, minRank: 0.95 },
  { name: 'by meaning', items: byMeaning, minRank: 0.85 },
  { name: 'in other languages', items: inOtherLanguages, minRank: 0.9 },
  { name: 'with typing errors', items: withTypingErrors, minRank: 0.8 },
] as const;
