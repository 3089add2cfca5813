import { isStopWord, wordsOf } from '../text/words.ts';
import { shareInTitles } from './subject.ts';

/** How people shorten or misspell small words when they type fast, with what is meant. None is a word of another language. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\babt\b/giu, 'about'],
  [/\bw\/o\b/giu, 'without'],
  [/(?<![\p{L}\p{N}/])w\/(?= ?\p{L})/giu, 'with '],
  [/\b(?:whch|wich|whihc)\b/giu, 'which'],
  [/\b(when|where|how|who)s\b(?= )/giu, '$1 is'],
  [/\bbetw\b/giu, 'between'],
  [/\btom+or+ow\b/giu, 'tomorrow'],
  [/^im (?=(?:done|finished|ready|busy|free)\b)/giu, "I'm "],
  [/\b(?:convs|convos)\b/giu, 'conversations'],
  [/\bconvo\b/giu, 'conversation'],
];

/** A message with its short forms written out. */
export const withoutShorthand = (text: string): string =>
  SHORTHAND.reduce((written, [form, meant]) => written.replaceAll(form, meant), text).replaceAll(
    /(?<=\bwith) {2}/g,
    ' ',
  );

/**
 * 'Remind me what the standard deviation says' asks to be told again, and not at a time. A verb after 'what to' or a time
 * would be a plan.
 */
const REMIND_ME =
  /^(?:(?:hey|ok|please|pls|can you|could you|would you)[, ]+)*remind me (?:again )?(?:of )?(?=(?:what|who|when|where|why|which|how)(?:'s|s)? )(?!(?:what|how|where|when|which) to )/iu;
const NAMES_TIME =
  /\b(?:tomorrow|tonight|today|tmrw|later|next (?:week|month)|(?:on|every|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day|at \d|in (?:an? |\d+ )(?:hours?|minutes?|days?|weeks?))\b/iu;

/** 'What the standard deviation says': the subject between the question word and its verb. */
const ABOUT_SUBJECT =
  /^(?:what|who|how)(?:'s|s)? (?<subject>.{2,60}?) (?:is|was|are|were|means?|meant|says?|said|does|did|works?)(?: again)?[\s?.!]*$/iu;

/** 'What did the chat about vitamin D say'. */
const SAID_IN_CHAT =
  /^(?:what did|what does) (?:the|that|my|our) (?:chat|conversation|talk|discussion) (?:about|on) (?<subject>.{2,60}?) (?:say|recommend|suggest|conclude)[\s?.!]*$/iu;

/** The question in a request to be told something again; the message itself if it is none. */
export function askedToRecall(text: string): string {
  const said = SAID_IN_CHAT.exec(text)?.groups?.subject;
  if (said !== undefined) return `what did we say about ${said}?`;
  if (!REMIND_ME.test(text) || NAMES_TIME.test(text)) return text;
  const asked = text.replace(REMIND_ME, '');
  const subject = ABOUT_SUBJECT.exec(asked)?.groups?.subject;
  return subject === undefined ? asked : `what did we say about ${subject}?`;
}

const REPORTS_DONE =
  /^(?:(?:ok|hey|so|yes)[, ]+)*i(?:'m| am) (?:all )?(?:done|finished|through) with (?<task>[^?]{3,80}?)[\s.!]*$/iu;
const MIN_SHARE = 2 / 3;

/** 'I'm done with the present for Jonas' as the order to tick off that task, if there is one with most of these words. */
export function asOrder(text: string, tasks: readonly string[]): string {
  const task = REPORTS_DONE.exec(text.replaceAll('’', "'"))?.groups?.task;
  const words = task === undefined ? [] : wordsOf(task).filter((word) => !isStopWord(word));
  return words.length > 0 && shareInTitles(words, tasks) >= MIN_SHARE ? `mark ${task} as done` : text;
}
