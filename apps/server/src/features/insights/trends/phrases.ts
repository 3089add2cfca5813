import { isContentWord } from '@app/understanding/key-phrases';
import { requestStems, requestWords } from '@app/understanding/repeated/parsed-request';
import { isCommand } from '@app/understanding/repeated/command';
import { detectLanguage } from '@app/understanding/text/language';
import { subjectPhrases } from '@app/understanding/subjects/subject-phrases';
import { plainText, withoutCode } from '@app/understanding/text/plain-text';
import { splitSentences } from '@app/understanding/text/sentences';
import { stem, significantStems, wordsOf } from '@app/understanding/text/words';

export interface Phrase {
  /** Two wordings of the same phrase have the same key. */
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
const MAX_COMMAND_LENGTH = 400;
const MAX_READ_LENGTH = 2_000;
const MAX_SENTENCES = 12;
const MAX_QUESTION_LENGTH = 160;
const MAX_KEY_LENGTH = 200;
/** How many significant words make the pattern of a command. */
const PATTERN_STEMS = 3;
const QUESTION_START =
  /^(?:who|what|when|where|which|whose|why|how|can|could|should|would|will|is|are|am|do|does|did|has|have|may)\b/i;

/**
 * The topics of a conversation: word pairs before single words, those of the title before those of the first question.
 */
export const topicsOf = ({ title, openers }: Opening): Phrase[] =>
  toPhrases(subjectPhrases({ title, question: openers[0] ?? '' }, MAX_TOPICS));

/**
 * The opening questions of a person, at most one per message. For a message that begins with a command, the start of
 * the command is returned instead. Questions with the same significant words have the same key.
 */
export function questionsOf({ openers }: Opening): Phrase[] {
  const phrases = new Map<string, string>();
  for (const opener of openers) {
    if (phrases.size === MAX_QUESTIONS) break;
    const sentences = splitSentences(withoutCode(plainText(opener, MAX_READ_LENGTH)), MAX_SENTENCES);
    const pattern = patternOf(sentences[0]?.text ?? '');
    if (pattern !== undefined && !phrases.has(pattern.key)) phrases.set(pattern.key, pattern.label);
    const question = pattern === undefined ? sentences.find(({ text }) => isQuestion(text)) : undefined;
    if (question === undefined) continue;
    // 'Step 3' and 'step 12' belong to the same question, but another year is another question.
    const stems = [...new Set(significantStems(question.text))].filter((one) => !/^\d{1,3}$/.test(one)).toSorted();
    const key = stems.join(' ');
    const hasContentWord = wordsOf(question.text).some((word) => isContentWord(word) && stems.includes(stem(word)));
    if (stems.length < 2 || !hasContentWord || key.length > MAX_KEY_LENGTH || phrases.has(key)) continue;
    phrases.set(key, question.text);
  }
  return toPhrases(phrases);
}

/** The start of a command that recurs with different details, such as 'Write a cover letter …'. */
function patternOf(sentence: string): Phrase | undefined {
  const words = requestWords(sentence.slice(0, MAX_COMMAND_LENGTH));
  if (!isCommand(words[0] ?? '')) return undefined;
  const language = detectLanguage(sentence.slice(0, MAX_COMMAND_LENGTH));
  const stems = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const one of requestStems(word, language)) stems.add(one);
    if (stems.size < PATTERN_STEMS) continue;
    const start = words.slice(0, at + 1).join(' ');
    // 'Rewrite this paragraph' is not a pattern, because it fits any topic.
    if (!wordsOf(start).some(isContentWord)) continue;
    return { key: [...stems].toSorted().join(' '), label: `${start.replace(/[.,:;!?]+$/, '')} …` };
  }
  return undefined;
}

function isQuestion(text: string): boolean {
  if (text.length < 8 || text.length > MAX_QUESTION_LENGTH) return false;
  return text.endsWith('?') || QUESTION_START.test(text);
}

/** Cutting a text may split a surrogate pair, which Postgres refuses. */
const toPhrases = (found: ReadonlyMap<string, string>): Phrase[] =>
  [...found].map(([key, label]) => ({ key: key.toWellFormed(), label: label.toWellFormed() }));
