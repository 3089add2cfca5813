import { plainText, withoutCode } from './text/plain-text.ts';

const MAX_INPUT_LENGTH = 6_000;
const MAX_COMPANIES = 12;

/** One to three capitalised words: 'Acme', 'Blue Harbor Foods', 'AT&T'. */
const NAME = String.raw`(?:\p{Lu}[\p{L}\p{N}&.'’-]{1,30})(?:[ ](?:\p{Lu}[\p{L}\p{N}&'’-]{1,30})){0,2}`;

const WITH_SUFFIX = new RegExp(
  String.raw`\b(${NAME})[ ,]{1,2}(?:Inc|LLC|Ltd|Corp|Corporation|GmbH|AG|PLC|S\.A|Co)\b\.?`,
  'gu',
);
// Each word is spelt out with either case of its first letter: with the modifier (?i:…) around this list, V8 (Node 24)
// stops matching capitals after other expressions have run in the same process.
const WORDS_BEFORE_COMPANY =
  String.raw`offer from|(?:job|role|position|interview|interviewing|internship|work|works|worked|working|hired|recruiter|manager|employer|engineer|account|customer|contract) (?:at|with|by|for|from)|employed by|join(?:ing)?|company (?:called|named)`.replace(
    /\b[a-z]/g,
    (letter) => `[${letter}${letter.toUpperCase()}]`,
  );
const NAME_AFTER_WORDS = new RegExp(String.raw`\b(?:${WORDS_BEFORE_COMPANY})[ ](${NAME})`, 'gu');

/** Capitalised words with which no name of a company begins. */
const NOT_A_COMPANY =
  /^(?:I|I'm|My|The|This|That|A|An|It|We|He|She|They|You|Your|Our|God|English|French|German|Spanish|Chinese|Japanese|American|Python|Java|JavaScript|TypeScript|React|Excel|Word|SQL|Linux|Windows|Home|Night|Mon(?:day)?|Tue(?:s(?:day)?)?|Wed(?:nesday)?|Thu(?:rs(?:day)?)?|Fri(?:day)?|Sat(?:urday)?|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Mom|Dad|Dr|Mr|Mrs|Ms|CEO|CTO|HR)\b/;

const withoutPossessive = (name: string): string => name.replace(/['’]s$/, '').replace(/[.'’-]+$/, '');

/**
 * Companies named in a text: capitalised words with a legal suffix ('Acme Inc.') or after words such as 'offer from' and
 * 'interview with', as written and without duplicates. Other names are left out. Reads at most 6,000 characters.
 */
export const companiesIn = (text: string): string[] => {
  const plain = withoutCode(plainText(text, MAX_INPUT_LENGTH));
  const namesByKey = new Map<string, string>();
  for (const pattern of [WITH_SUFFIX, NAME_AFTER_WORDS]) {
    for (const [, matched = ''] of plain.matchAll(pattern)) {
      const name = withoutPossessive(matched);
      if (name.length < 2 || NOT_A_COMPANY.test(name)) continue;
      const key = name.toLowerCase();
      if (!namesByKey.has(key) && namesByKey.size < MAX_COMPANIES) namesByKey.set(key, name);
    }
  }
  return [...namesByKey.values()];
};
