import { asksDecision, asksForQuestion } from '@app/understanding/decision-quotes';
import type { DetectedIntent } from '@app/understanding/intents';
import type { ArchiveAnswers } from './answer-archive.ts';
import type { createConversationAnswers } from './answer-conversation.ts';
import type { createGoalAndMemoryAnswers } from './answer-goals-and-memories.ts';
import type { createListingAnswers } from './answer-listing.ts';
import { quoteFirstAndLast } from './first-and-last.ts';
import type { Answer, Question } from './question.ts';
import { subjectAsked } from './wording.ts';

export type ArchiveQuestion = Extract<DetectedIntent, { intent: 'archive_question' }>;

type ArchiveQuestionAnswers = Pick<ArchiveAnswers, 'quoteArchive' | 'quoteEvidence'> &
  Pick<ReturnType<typeof createConversationAnswers>, 'categoryOf'> &
  Pick<ReturnType<typeof createGoalAndMemoryAnswers>, 'progressOfNamedGoal'> & {
    list: ReturnType<typeof createListingAnswers>;
  };

/**
 * Whether a question in another language asks for what was said, and not for a time, a list or a decision. It is then
 * searched by the English meanings of its words first.
 */
const asksWhatWasSaidIn = (
  { text, language }: Question,
  { window, recency, asksWhen, isList }: ArchiveQuestion,
): boolean =>
  language !== 'en' &&
  (window ?? recency ?? asksWhen ?? isList) === undefined &&
  !asksDecision(text) &&
  !asksForQuestion(text);

/** For a question in another language, some of whose words have no known meaning. */
const MIN_FOREIGN_SHARE = 0.4;
/** An archive question detected with at most this confidence is a guess: more of its words must be in the archive. */
const GUESS_CONFIDENCE = 0.6;
const MIN_GUESSED_SHARE = 0.75;

export async function answerFromArchive(
  { list, quoteArchive, quoteEvidence, progressOfNamedGoal, categoryOf }: ArchiveQuestionAnswers,
  question: Question,
  detected: ArchiveQuestion,
): Promise<Answer> {
  const { replies: texts } = question;
  const { query, window, recency, asksWhen, isList, language, parts = [] } = detected;
  const isGuess = detected.confidence <= GUESS_CONFIDENCE;
  if (detected.asksCategory === true) return { text: await categoryOf(question, query) };
  if (parts.length > 1) {
    // The user asked to compare things: each part has the words of one of them.
    const answerParts = await Promise.all(
      parts.map((part) => quoteArchive(question, part, { window, onlyBest: true })),
    );
    const quotes = answerParts.map((quoted, index) => quoted ?? texts.nothingFound((parts[index] ?? []).join(' ')));
    // One conversation may be the best for several things.
    return { text: [...new Set(quotes)].join('\n\n') };
  }
  const found =
    (await quoteFirstAndLast(quoteArchive, question, query)) ??
    (await list(question, detected)) ??
    (asksWhatWasSaidIn(question, detected) ? await quoteEvidence(question) : undefined) ??
    (await quoteArchive(question, query, {
      window,
      recency,
      asksWhen,
      isList,
      // The sentence encoder reads English.
      byMeaning: asksWhen !== true && !isGuess && question.language === 'en',
      ...(isGuess && { minShare: MIN_GUESSED_SHARE }),
      ...(language !== undefined && { minShare: MIN_FOREIGN_SHARE }),
    })) ??
    (await progressOfNamedGoal(question)) ??
    (window === undefined && recency === undefined ? await quoteEvidence(question) : undefined);
  return found === undefined
    ? { text: texts.nothingFound(subjectAsked(question.text, query)), isUncounted: true }
    : { text: found };
}
