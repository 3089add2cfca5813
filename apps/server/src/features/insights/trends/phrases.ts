import { tells } from '@app/understanding/key-phrases';
import { requestStems, wordsOfAsk } from '@app/understanding/repeated/given-request';
import { isOrder } from '@app/understanding/repeated/order';
import { detectLanguage } from '@app/understanding/text/language';
import { plainText, withoutCode } from '@app/understanding/text/plain-text';
import { splitSentences } from '@app/understanding/text/sentences';
import { stem, tellingStems, wordsOf } from '@app/understanding/text/words';
import { termsOf } from '@app/understanding/topics/terms';

export interface Phrase {
  /** The same for the same thing said in other words. */
  key: string;
  label: string;
}

export interface Opening {
  title: string;
  /** The first questions of the person. */
  openers: readonly string[];
}

const MAX_TOPICS = 5;
const MAX_QUESTIONS = 3;
const OPENER_READ = 400;
const LONGEST_QUESTION = 160;
const LONGEST_KEY = 200;
/** Telling words that an order begins with. */
const FORM_STEMS = 3;
const ASKS =
  /^(?:who|what|when|where|which|whose|why|how|can|could|should|would|will|is|are|am|do|does|did|has|have|may)\b/i;

/** What a conversation is about: pairs of words before single ones, those of the title before those of the first question. */
export function topicsOf({ title, openers }: Opening): Phrase[] {
  const sources = [title, openers[0]?.slice(0, OPENER_READ) ?? ''];
  const found = sources.flatMap((text) =>
    [...termsOf(text)].toSorted(([a], [b]) => Number(b.includes(' ')) - Number(a.includes(' '))),
  );
  const topics = new Map<string, string>();
  for (const [key, label] of found) {
    if (topics.size === MAX_TOPICS) break;
    if (!topics.has(key) && key.length <= LONGEST_KEY && key.split(' ').every((word) => word.length > 2)) {
      topics.set(key, label);
    }
  }
  return toPhrases(topics);
}

/** Questions a person begins with, one a message; two are the same when they share every word that says something. */
export function questionsOf({ openers }: Opening): Phrase[] {
  const questions = new Map<string, string>();
  for (const opener of openers) {
    if (questions.size === MAX_QUESTIONS) break;
    const sentences = splitSentences(withoutCode(plainText(opener, 2_000)), 12);
    const form = formOf(sentences[0]?.text ?? '');
    if (form !== undefined && !questions.has(form.key)) questions.set(form.key, form.label);
    const asked = form === undefined ? sentences.find(({ text }) => isQuestion(text)) : undefined;
    if (asked === undefined) continue;
    // 'Step 3' and 'step 12' fill the same question differently; a year makes it another.
    const stems = [...new Set(tellingStems(asked.text))].filter((one) => !/^\d{1,3}$/.test(one)).toSorted();
    const key = stems.join(' ');
    const saysSomething = wordsOf(asked.text).some((word) => tells(word) && stems.includes(stem(word)));
    if (stems.length < 2 || !saysSomething || key.length > LONGEST_KEY || questions.has(key)) continue;
    questions.set(key, asked.text);
  }
  return toPhrases(questions);
}

/** What an order begins with: 'Write a cover letter …' is asked again whatever it is for. */
function formOf(sentence: string): Phrase | undefined {
  const words = wordsOfAsk(sentence.slice(0, OPENER_READ));
  if (!isOrder(words[0] ?? '')) return undefined;
  const language = detectLanguage(sentence.slice(0, OPENER_READ));
  const stems = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const one of requestStems(word, language)) stems.add(one);
    if (stems.size < FORM_STEMS) continue;
    const begun = words.slice(0, at + 1).join(' ');
    // 'Rewrite this paragraph' is said of anything.
    if (!wordsOf(begun).some(tells)) continue;
    return { key: [...stems].toSorted().join(' '), label: `${begun.replace(/[.,:;!?]+$/, '')} …` };
  }
  return undefined;
}

function isQuestion(text: string): boolean {
  if (text.length < 8 || text.length > LONGEST_QUESTION) return false;
  return text.endsWith('?') || ASKS.test(text);
}

/** A text that was cut may end in half a character, which no database takes. */
const toPhrases = (found: ReadonlyMap<string, string>): Phrase[] =>
  [...found].map(([key, label]) => ({ key: key.toWellFormed(), label: label.toWellFormed() }));
