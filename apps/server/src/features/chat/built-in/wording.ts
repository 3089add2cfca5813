import { isDecisionWord } from '@app/understanding/decision-quotes';
import { inOtherLanguages } from '@app/understanding/text/everyday-words';
import { otherPlaceNames } from '@app/understanding/text/place-names';
import { meaningsInAnyLanguage } from '@app/understanding/text/word-meanings';
import { stem, wordsOf } from '@app/understanding/text/words';
import type { Replies } from './replies/replies.ts';

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function escapeMarkdown(title: string): string {
  return title.replaceAll(/[[\]\\*_`]/g, String.raw`\$&`);
}

/** A conversation's title as a Markdown link. */
export function linkTo({ title, conversationId }: { title: string; conversationId: string }): string {
  const name = title === '' ? 'Untitled Conversation' : escapeMarkdown(oneLine(title));
  return `[${name}](/conversation-chat/${conversationId})`;
}

/** Some sentences or a list of a conversation as a Markdown quote; `day` is when it was written, if that is to be said. */
export function quoteOf(
  role: 'user' | 'assistant',
  text: string,
  { youAsked, youWrote }: Replies,
  day?: string,
): string {
  const asked = text.includes('?') ? youAsked : youWrote;
  const lead = day === undefined ? asked : asked.replace(/(?=\s?:\*$)/, ` (${day})`);
  const lines = LIST_LINE.test(text) ? text.split('\n').map(oneLine) : [oneLine(text)];
  const [first = '', ...rest] = role === 'user' ? [`${lead} ${lines[0] ?? ''}`, ...lines.slice(1)] : lines;
  return [first, ...rest].map((line) => `> ${line}`).join('\n');
}
/** A line of a list below another line. */
const LIST_LINE = /\n(?:[-*•]|\d{1,3}[.)])\s/;

/** Whether a text contains one of the words of the query, or a translation of one. True if the query is empty. */
export function matchesAny(title: string, query: readonly string[]): boolean {
  const lowerCaseTitle = title.toLowerCase();
  const titleStems = new Set(wordsOf(title).map(stem));
  return (
    query.length === 0 ||
    query.some(
      (word) =>
        lowerCaseTitle.includes(word.toLowerCase()) ||
        [...inOtherLanguages(word), ...meaningsInAnyLanguage(word), ...otherPlaceNames(word)].some((other) =>
          titleStems.has(stem(other)),
        ),
    )
  );
}

/**
 * The passage of the question from the first to the last of the words: 'mother's hip', not 'mother hip'. Only the words
 * if the passage is more than the subject, or if a word is not in the question.
 */
export function asWritten(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const indexes = words.map((word) => lower.indexOf(word.toLowerCase()));
  const from = Math.min(...indexes);
  const last = words[indexes.indexOf(Math.max(...indexes))] ?? '';
  const written = text.slice(from, Math.max(...indexes) + last.length);
  const isClose = written.split(/\s+/).length <= words.length + MAX_SMALL_WORDS;
  if (words.length === 0 || indexes.includes(-1) || !isClose || QUESTION_PART.test(written)) return words.join(' ');
  // The capital letter at the beginning of the question does not belong to the word.
  return from === 0 && /^\p{Lu}\p{Ll}/u.test(written) ? written.charAt(0).toLowerCase() + written.slice(1) : written;
}
/** If a passage contains one of these, as in 'money did I spend', it is not only the subject and is not quoted. */
const QUESTION_PART = / (?:did|do|does|have|has|is|are|was|were|i|we|you|my) /i;
/** How many words, such as 'of the', may stand between the significant words of a question. */
const MAX_SMALL_WORDS = 2;

/** Words for talking and for the assistant talked to, which are not part of the subject of a question. */
const CONVERSATION_WORDS =
  /^(?:ask|asked|say|said|tell|told|talk|talked|discuss|discussed|write|wrote|claude|chatgpt)$/;

/**
 * As `subjectWritten`, without words for conversations and decisions: 'solar panels' of 'what did I decide about solar
 * panels'.
 */
export function subjectAsked(text: string, words: readonly string[]): string {
  const subject = words.filter((word) => !isDecisionWord(word) && !CONVERSATION_WORDS.test(word));
  return subjectWritten(text, subject.length > 0 ? subject : words);
}

/**
 * As `asWritten`, but only for the words after 'about' if some are there; and if no passage can be quoted, the words
 * have the capitals of the question: 'Hamster', not 'hamster'.
 */
export function subjectWritten(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const from = ABOUT.exec(lower)?.index ?? 0;
  const about = words.filter((word) => lower.includes(word, from));
  if (about.length > 0 && about.length < words.length) return subjectWritten(text, about);
  return asWritten(text, words) === words.join(' ') ? wordsWritten(text, words).join(' ') : asWritten(text, words);
}

/** The words with the capitals of the question. A word of an earlier question stays as it is. */
export function wordsWritten(text: string, words: readonly string[]): string[] {
  const lower = text.toLowerCase();
  return words.map((word) => {
    const at = lower.indexOf(word);
    // A capital at the beginning of the question is not the word's own.
    return at <= 0 ? word : text.slice(at, at + word.length);
  });
}

/** The word before the subject, such as 'about' in 'What did the doctor say about my cholesterol', and all after it. */
const ABOUT =
  /(?<!\p{L})(?:about|regarding|over|über|zum thema|sur|à propos d|sobre|acerca de|riguardo a|sul|sulla|su)(?!\p{L}).*$/u;
