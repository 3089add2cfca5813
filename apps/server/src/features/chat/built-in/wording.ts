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

/** A sentence of a conversation as a Markdown quote. */
export function quoteOf(role: 'user' | 'assistant', text: string, { youAsked, youWrote }: Replies): string {
  const lead = text.includes('?') ? youAsked : youWrote;
  return role === 'user' ? `> ${lead} ${oneLine(text)}` : `> ${oneLine(text)}`;
}

/**
 * Whether a title contains one of the words, or the word for the same in another language; always true without words.
 */
export function matchesAny(title: string, query: readonly string[]): boolean {
  const lowerCaseTitle = title.toLowerCase();
  const own = new Set(wordsOf(title).map(stem));
  return (
    query.length === 0 ||
    query.some(
      (word) =>
        lowerCaseTitle.includes(word.toLowerCase()) ||
        [...inOtherLanguages(word), ...meaningsInAnyLanguage(word), ...otherPlaceNames(word)].some((other) =>
          own.has(stem(other)),
        ),
    )
  );
}

/** The significant words as they are written in the question: 'mother's hip', not 'mother hip'. */
export function asWritten(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase()));
  const from = Math.min(...places);
  const last = words[places.indexOf(Math.max(...places))] ?? '';
  const written = text.slice(from, Math.max(...places) + last.length);
  const isClose = written.split(/\s+/).length <= words.length + MAX_SMALL_WORDS;
  if (words.length === 0 || places.includes(-1) || !isClose || QUESTION_PART.test(written)) return words.join(' ');
  // The capital letter at the beginning of the question does not belong to the word.
  return from === 0 && /^\p{Lu}\p{Ll}/u.test(written) ? written.charAt(0).toLowerCase() + written.slice(1) : written;
}
/** Words of the question between those of its subject: 'money did I spend'. */
const QUESTION_PART = / (?:did|do|does|have|has|is|are|was|were|i|we|you|my) /i;
/** How many words, such as 'of the', may stand between the significant words of a question. */
const MAX_SMALL_WORDS = 2;

const ASKING = /^(?:ask|asked|say|said|tell|told|talk|talked|discuss|discussed|write|wrote|claude|chatgpt)$/;

/** The subject of a question about the past: 'solar panels' of 'what did I decide about solar panels'. */
export function subjectAsked(text: string, words: readonly string[]): string {
  const subject = words.filter((word) => !isDecisionWord(word) && !ASKING.test(word));
  return subjectWritten(text, subject.length > 0 ? subject : words);
}

/** Words as the question writes them, with their capitals: 'Hamster', not 'hamster'. */
export function subjectWritten(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const from = ABOUT.exec(lower)?.index ?? 0;
  const about = words.filter((word) => lower.includes(word, from));
  if (about.length > 0 && about.length < words.length) return subjectWritten(text, about);
  const written = words.map((word) => {
    const at = lower.indexOf(word);
    // A capital at the beginning of the question is not the word's own.
    return at <= 0 ? word : text.slice(at, at + word.length);
  });
  return asWritten(text, words) === words.join(' ') ? written.join(' ') : asWritten(text, words);
}
/** 'What did the doctor say about my cholesterol': the subject comes after such a word. */
const ABOUT =
  /(?<!\p{L})(?:about|regarding|over|über|zum thema|sur|à propos d|sobre|acerca de|riguardo a|sul|sulla|su)(?!\p{L}).*$/u;
