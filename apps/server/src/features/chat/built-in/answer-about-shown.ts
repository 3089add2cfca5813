import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import type { DetectedIntent } from '@app/understanding/intents';
import { askedWords } from '@app/understanding/passages/asked-words';
import { continuationOf } from '@app/understanding/passages/continues-quote';
import { stem } from '@app/understanding/text/words';
import type { ConversationAnswerDependencies } from './answer-conversation.ts';
import { createFollowUpAnswer } from './answer-follow-up.ts';
import type { PlanQuestion } from './plan-targets.ts';
import type { Question } from './question.ts';
import type { ReadMessage } from './thread.ts';

/** A conversation has this share of the words of the title, weighted by rarity. */
const MIN_SHARE = 0.5;
/** Of a further conversation, as a fraction of the best. */
const MIN_RELATIVE_SHARE = 0.8;
const MAX_CONVERSATIONS = 3;

/** The title of the only plan or goal that the previous reply showed. */
export function titleShown({ thread: { shown, named = [], shownGoal } }: Pick<Question, 'thread'>): string | undefined {
  return shown?.title ?? (named.length === 1 ? named[0] : undefined) ?? shownGoal;
}

/**
 * Answers a message that only makes sense after a plan or a goal was shown, such as 'and why did I not lease it?', from
 * the conversations about its title. Undefined for any other message, and if there are none.
 */
export function createAboutShown(dependencies: ConversationAnswerDependencies) {
  const answerFollowUp = createFollowUpAnswer(dependencies);
  return async (question: Question, read: ReadMessage): Promise<string | undefined> => {
    const { userId, text, thread, conversationId } = question;
    const title = thread.quotingReply === undefined ? titleShown(question) : undefined;
    if (title === undefined || continuationOf(text) !== 'reference' || !mayBeTold(read)) return undefined;
    // The words of a title are looked for in all languages, whichever it is in.
    const words = askedWords(title, 'en');
    const hits = await dependencies.search.findConversationsByWords(userId, {
      words: words.map(stem),
      text: title,
      language: 'en',
      inAnyLanguage: true,
      limit: MAX_CONVERSATIONS,
      filter: { excludedModel: BUILT_IN_ASSISTANT },
    });
    const best = Math.max(0, ...hits.map(({ share }) => share));
    const cited = hits
      .filter(({ share }) => share >= Math.max(MIN_SHARE, best * MIN_RELATIVE_SHARE))
      .map((hit) => hit.conversationId)
      .filter((id) => id !== conversationId);
    if (cited.length === 0) return undefined;
    const previous: DetectedIntent = { intent: 'archive_question', query: words, confidence: 1 };
    return answerFollowUp({ ...question, thread: { ...thread, cited, previous } }, { isOfDay: false });
  };
}

/** A question for what was said, and not for a list of plans, the time or help. */
const mayBeTold = ({ intent, question }: ReadMessage): boolean =>
  question === undefined &&
  (intent.intent === 'needs_model' ||
    intent.intent === 'archive_question' ||
    (intent.intent === 'plan_question' && isOpen(intent)));

const isOpen = ({ about, change, query, window }: PlanQuestion): boolean =>
  about === 'events' && change === undefined && query.length === 0 && window.label === '';

/** A follow-up about the event that was shown is not a question for the whole calendar. */
export function aboutShown(question: Question, detected: PlanQuestion): PlanQuestion {
  const title = titleShown(question);
  if (!isOpen(detected) || title === undefined || continuationOf(question.text) !== 'reference') return detected;
  return { ...detected, query: askedWords(title, 'en') };
}
