import { isDecisionWord } from '@app/understanding/decision-quotes';
import { inOtherLanguages } from '@app/understanding/text/everyday-words';
import { stem, wordsOf } from '@app/understanding/text/words';
import * as texts from './built-in.messages.ts';

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
export function quoteOf(role: 'user' | 'assistant', text: string): string {
  return role === 'user' ? `> ${texts.youSaid(text)} ${oneLine(text)}` : `> ${oneLine(text)}`;
}

/** A calendar day, 'YYYY-MM-DD', as “Friday, November 27”; with its year if that is not the present one. */
export function formatCalendarDay(day: string, now: Date): string {
  const year = day.startsWith(String(now.getUTCFullYear())) ? {} : ({ year: 'numeric' } as const);
  const format = { weekday: 'long', month: 'long', day: 'numeric', ...year, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(`${day}T00:00:00Z`));
}

export function formatDay(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date);
}

export function formatWeekday(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(date);
}

export function formatDateTime(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(date);
}

/** “on May 2, 2026” or “from May 2, 2026 to May 5, 2026”; `to` is exclusive. */
export function spanOf(from: Date, to: Date, timeZone: string): string {
  const first = formatDay(from, timeZone);
  const last = formatDay(new Date(to.getTime() - 1), timeZone);
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
}

/** 'By November 22, 2026', for a period that ends before `to`. */
export function deadlineOf(to: Date, timeZone: string): string {
  return `by ${formatDay(new Date(to.getTime() - 1), timeZone)}`;
}

export function formatTimeOfDay(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(date);
}

/** Whether a title contains one of the words, or the word for the same in another language; always true without words. */
export function matchesAny(title: string, query: readonly string[]): boolean {
  const lowerCaseTitle = title.toLowerCase();
  const own = new Set(wordsOf(title).map(stem));
  return (
    query.length === 0 ||
    query.some(
      (word) =>
        lowerCaseTitle.includes(word.toLowerCase()) || inOtherLanguages(word).some((other) => own.has(stem(other))),
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
  // A capital at the beginning of the question is not the word's own.
  return from === 0 && /^\p{Lu}\p{Ll}/u.test(written) ? written.charAt(0).toLowerCase() + written.slice(1) : written;
}
/** Words of the question between those of its subject: 'money did I spend'. */
const QUESTION_PART = / (?:did|do|does|have|has|is|are|was|were|i|we|you|my) /i;
/** How many words, such as 'of the', may stand between the significant words of a question. */
const MAX_SMALL_WORDS = 2;

const ASKING = /^(?:ask|asked|say|said|tell|told|talk|talked|discuss|discussed|write|wrote|claude|chatgpt)$/;

/** What a question of the past asks about, without its verb: 'solar panels' of 'what did I decide about solar panels'. */
export function subjectAsked(text: string, words: readonly string[]): string {
  const subject = words.filter((word) => !isDecisionWord(word) && !ASKING.test(word));
  return asWritten(text, subject.length > 0 ? subject : words);
}
