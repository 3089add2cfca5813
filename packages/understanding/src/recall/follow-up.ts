import { comparable } from '../own-data/command-forms.ts';
import type { ReadLanguage } from '../questions/question-language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { ASKS_REASON } from './question-words.table.ts';
import { isReasonAlone, partOf, questionParts, type RecallQuestion } from './recall-question.ts';
import { asksTotal, stateAsked } from './state-asked.ts';

/** 'And to whom?' has no verb that could show its tense. */
const MAX_FRAGMENT = 3;

/**
 * A message that follows quotes as a question for something that they say: about its own words and what the question
 * before it was about. Undefined if it asks for no fact, no act, no reason and has no word of its own.
 */
export function followUpQuestion(
  text: string,
  language: ReadLanguage,
  before: readonly string[],
  written: string = text,
): RecallQuestion | undefined {
  const parts = questionParts(text.trim()).map((part) => partOf(part, text, language));
  const asks = parts.some(
    ({ text: part, fact, relations, subject, soft }) =>
      fact !== undefined ||
      relations.length > 0 ||
      subject.length + soft.length > 0 ||
      ASKS_REASON.test(comparable(part)),
  );
  if (!asks) return undefined;
  const isFragment = plainWordsOf(text).length <= MAX_FRAGMENT;
  return {
    parts: parts.map((part) => ({
      ...part,
      asksOutcome: !part.isFirst && (isFragment || part.asksOutcome),
      subject: [...new Set([...part.subject, ...before])],
    })),
    names: [],
    isOwnPast: true,
    isPersonal: true,
    asksTasks: false,
    state: isReasonAlone(comparable(text)) ? undefined : stateAsked(written, language),
    isTotal: asksTotal(text),
  };
}

/** A question without a subject of its own, about what the conversation was about before: 'what did I want to ask her?' */
export const aboutSubject = (
  asked: RecallQuestion,
  { words, names }: { words: readonly string[]; names: readonly string[] },
): RecallQuestion => ({ ...asked, parts: asked.parts.map((part) => ({ ...part, subject: words, soft: [] })), names });
