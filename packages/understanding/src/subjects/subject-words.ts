import { isContentWord } from '../key-phrases.ts';
import { isCommonPlainWord, type Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { isStopWord } from '../text/words.ts';
import { BROAD_NOUNS, GENERIC_WORDS } from './generic-words.ts';

const GENERIC = new Map(
  Object.entries(GENERIC_WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/))] as const),
);
const BROAD: ReadonlySet<string> = new Set(BROAD_NOUNS.split(/\s+/));

/** Products and formats whose names begin in lower case or have capitals inside: not pieces of code. */
const KNOWN_NAMES =
  /^(?:i(?:Phone|Pad|Pod|OS|Mac|Cloud|Movie|Tunes)s?|macOS|iPadOS|eBay|eBook|JavaScript|TypeScript|GitHub|GitLab|YouTube|LinkedIn|WhatsApp|WordPress|PowerPoint|PostgreSQL|MySQL|MongoDB|GraphQL|LaTeX|DevOps|OpenAI|ChatGPT|TikTok|PayPal|FastAPI|OpenShift|BigQuery|PyTorch|TensorFlow|NumPy|DuckDB|HomeKit|HomePod|AirPods|MacBook|QuickBooks|OneNote|OneDrive|SharePoint|CrossFit|McDonald|DaVinci|LangChain|HubSpot|WooCommerce|PhD|VS|Mc\p{Lu}\p{Ll}+|Mac\p{Lu}\p{Ll}+|De\p{Lu}\p{Ll}+|O'\p{Lu}\p{Ll}+)$/u;

const toPlainWord = (word: string): string => plainWordsOf(word).join('');

/** 'userId', 'UserService', 'x1', '0x3f', 'h264': a name in a program, not a word. */
export const isCodeWord = (word: string): boolean => {
  if (KNOWN_NAMES.test(word)) return false;
  if (/\p{Ll}\p{Lu}/u.test(word)) return true;
  if (!/\d/.test(word)) return /(.)\1\1/u.test(word);
  // 'GPT-4', 'B2B' and 'Covid-19' are names, and so is 'A1'; 'utf8' and 'col2' are not.
  return !/^(?:\p{Lu}{1,5}-?\d{1,3}\p{Lu}?|\p{Lu}\p{Ll}+-\d{1,3}|\d\p{Lu})$/u.test(word);
};

/** Whether a word of a text in this language can be part of the name of a subject. */
export const isSubjectWord = (word: string, language: Language): boolean => {
  if (isCodeWord(word)) return false;
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  const plain = toPlainWord(lower);
  if (!isContentWord(lower) || GENERIC.get('en')?.has(plain) === true) return false;
  if (language === 'en' || language === 'other') return true;
  return !isCommonPlainWord(plain, language) && GENERIC.get(language)?.has(plain) !== true;
};

/** Adjectives that form a name together with a noun ('half marathon', 'new job') and mean little alone. */
export const isNamingAdjective = (word: string, language: Language): boolean =>
  language === 'en' && /^(?:half|new|first)$/i.test(word);

/** Whether a single word is too broad to name a subject, such as 'project' or 'meeting'. */
export const isBroadWord = (word: string): boolean => {
  const plain = toPlainWord(word);
  return BROAD.has(plain) || BROAD.has(plain.replace(/s$/, '')) || isStopWord(plain);
};
