import { type DetectedIntent, detectIntent, isNo, isYes, type ModelKind } from '@app/understanding/intents';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';
import type { Answerer, ReplyFinds } from '../turn-runner.ts';
import type { Answer } from './answer.ts';
import { createArchiveAnswers, type QuoteOptions } from './answer-archive.ts';
import { createChangeAnswers } from './answer-changes.ts';
import { type ConversationAnswerDependencies, createConversationAnswers } from './answer-conversation.ts';
import { type CountDependencies, createCountAnswers } from './answer-counts.ts';
import { createKeepingAnswers, type KeepingDependencies } from './answer-keeping.ts';
import { createListingAnswers } from './answer-listing.ts';
import { createPlanAnswers } from './answer-plans.ts';
import * as words from './built-in.messages.ts';
import type { CalendarQuestion } from './plan-targets.ts';
import type { Question } from './question.ts';
import { formatTime } from './wording.ts';

export interface BuiltInDependencies
  extends Omit<CountDependencies, 'quoteArchive'>, ConversationAnswerDependencies, KeepingDependencies {
  findSuggestions: FindSuggestions;
}

/** Shares of the words, rare ones counting most: nearly all, most, and some of a sentence in another language. */
const PLAINLY_ABOUT = 0.9;
const WELL_ABOUT = 0.65;
const BARELY_ABOUT = 0.2;
const NEVER = 1.1;

/** How much of a message the archive must hold to be quoted beside what a model would be needed for. */
const QUOTED_FOR: Partial<Record<ModelKind, (query: readonly string[]) => QuoteOptions>> = {
  // One word is not enough to take an order to the world for a question.
  outside: (query) => ({ least: query.length < 2 ? NEVER : PLAINLY_ABOUT }),
  code: () => ({ least: PLAINLY_ABOUT }),
  translation: () => ({ least: PLAINLY_ABOUT }),
  knowledge: () => ({ least: WELL_ABOUT }),
  foreign: () => ({ least: BARELY_ABOUT }),
};

type NeedsModel = Extract<DetectedIntent, { intent: 'needs_model' }>;

function smallTalk(tone: 'hello' | 'thanks' | 'remark', firstName: string): string {
  if (tone === 'thanks') return words.welcome;
  return tone === 'hello' ? words.greeting(firstName) : words.remark(firstName);
}

/** Answers without a model, from the person's own workspace, and says plainly where that ends. */
export function createBuiltInAssistant(dependencies: BuiltInDependencies) {
  const { findSuggestions } = dependencies;
  const { quoteArchive } = createArchiveAnswers(dependencies);
  const { showPlans, showFreeTime } = createPlanAnswers(dependencies);
  const { count } = createCountAnswers({ ...dependencies, quoteArchive });
  const { cited, summary, move, rename } = createConversationAnswers(dependencies);

  const list = createListingAnswers(dependencies);
  const keeping = createKeepingAnswers(dependencies);
  const change = createChangeAnswers(dependencies);

  function proposal({ text, now, timeZone }: Question, intent: 'event' | 'reminder' | 'task'): string {
    const found = findSuggestions({ text, reference: now, timeZone });
    if (found.length === 0) return words.noTimeFound;
    const isTimeless = intent !== 'task' && found.every(({ schedulingDetails }) => schedulingDetails === undefined);
    return isTimeless ? words.timeIsAsked : words.proposal[intent];
  }

  const PLAINLY = { outside: words.outside, unclear: words.unclear } as const;

  async function admitNeed(question: Question, { kind, query, language }: NeedsModel): Promise<string> {
    const quoted = await quoteArchive(question, query, QUOTED_FOR[kind]?.(query) ?? {});
    if (kind === 'unclear' && query.length > 0)
      return quoted ?? `${words.nothingFound(query.join(' '))} ${words.unclearHint}`;
    const plainly =
      kind === 'foreign'
        ? (words.foreign[language ?? ''] ?? words.foreignElse)
        : kind === 'outside' || kind === 'unclear'
          ? PLAINLY[kind]
          : words.needsModel;
    return quoted === undefined ? plainly : `${plainly}\n\n${quoted}`;
  }

  async function archive(question: Question, read: Extract<DetectedIntent, { intent: 'archive_question' }>) {
    const { query, window, order, parts = [] } = read;
    if (parts.length > 1) {
      const each = await Promise.all(parts.map((part) => quoteArchive(question, part, { window, isOne: true })));
      return each.map((quoted, at) => quoted ?? words.nothingFound((parts[at] ?? []).join(' '))).join('\n\n');
    }
    return (
      (await list(question, read)) ??
      (await quoteArchive(question, query, { window, order, byMeaning: true })) ??
      words.nothingFound(query.join(' '))
    );
  }

  async function plans(question: Question, read: CalendarQuestion, isAgreed: boolean): Promise<Answer> {
    const { about, change: order } = read;
    if (order !== undefined && order.act !== 'other') return change(question, read, order, isAgreed);
    return { text: about === 'goals' ? await keeping.listGoals(question) : await showPlans(question, read) };
  }

  /** What is asked of the person's own workspace, in words alone. */
  async function say(question: Question, read: DetectedIntent): Promise<string> {
    const { now, firstName } = question;
    switch (read.intent) {
      case 'event':
      case 'reminder':
      case 'task':
        return proposal(question, read.intent);
      case 'free_time':
        return showFreeTime(question, read);
      case 'count_question':
        return count(question, read);
      case 'archive_question':
        return archive(question, read);
      case 'cited':
        return cited(question, read);
      case 'summary':
        return summary(question, read.conversation);
      case 'move':
        return move(question, read);
      case 'rename':
        return rename(question, read);
      case 'date_time':
        return words.itIs(formatTime(now, read.timeZone), read.place);
      case 'reckoning':
        return words.reckoned(read.asked, read.result);
      case 'memories':
        return keeping.listMemories(question);
      case 'greeting':
        return smallTalk(read.tone, firstName);
      case 'help':
        return read.topic === undefined ? words.help : words.topics[read.topic];
      case 'needs_model':
        return admitNeed(question, read);
      case 'calendar_question':
      case 'goal':
      case 'remember':
        return (await act(question, read, false)).text;
    }
  }

  /** What may change something waits for a yes. */
  async function act(question: Question, read: DetectedIntent, isAgreed: boolean): Promise<Answer> {
    if (read.intent === 'calendar_question') return plans(question, read, isAgreed);
    if (read.intent === 'goal') return keeping.goal(question, read, isAgreed);
    if (read.intent === 'remember') return keeping.remember(question, read, isAgreed);
    return { text: await say(question, read) };
  }

  async function reply(question: Question): Promise<Answer> {
    const { text, now, timeZone, thread } = question;
    if (thread.awaitsConsent && thread.previous !== undefined) {
      if (isYes(text)) return act(question, thread.previous, true);
      if (isNo(text)) return { text: words.leftAsItIs };
    }
    return act(question, detectIntent(text, now, timeZone, thread.previous), false);
  }

  return {
    answerer: (question: Question): Answerer => {
      const finds: ReplyFinds = { sources: [], proposals: [] };
      return {
        label: words.LABEL,
        finds,
        answer: async function* () {
          const { text, offers } = await reply(question);
          if (offers !== undefined) finds.offers = [...offers];
          yield text;
        },
      };
    },
  };
}

export type BuiltInAssistant = ReturnType<typeof createBuiltInAssistant>;
