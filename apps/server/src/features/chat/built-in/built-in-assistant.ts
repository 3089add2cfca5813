import { type DetectedIntent, detectIntent } from '@app/understanding/intents';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';
import type { Answerer } from '../turn-runner.ts';
import { createArchiveAnswers } from './answer-archive.ts';
import { type ConversationAnswerDependencies, createConversationAnswers } from './answer-conversation.ts';
import { type CountDependencies, createCountAnswers } from './answer-counts.ts';
import { createPlanAnswers } from './answer-plans.ts';
import * as words from './built-in.messages.ts';
import type { Question } from './question.ts';
import { formatTime } from './wording.ts';

export interface BuiltInDependencies extends Omit<CountDependencies, 'quoteArchive'>, ConversationAnswerDependencies {
  findSuggestions: FindSuggestions;
}

/** Answers without a model, from the person's own workspace, and says plainly where that ends. */
export function createBuiltInAssistant(dependencies: BuiltInDependencies) {
  const { findSuggestions } = dependencies;
  const { quoteArchive } = createArchiveAnswers(dependencies);
  const { showPlans, showFreeTime } = createPlanAnswers(dependencies);
  const { count } = createCountAnswers({ ...dependencies, quoteArchive });
  const { summary, move, rename } = createConversationAnswers(dependencies);

  function proposal({ text, now, timeZone }: Question, intent: 'event' | 'reminder' | 'task'): string {
    const found = findSuggestions({ text, reference: now, timeZone });
    return found.length === 0 ? words.noTimeFound : words.proposal[intent];
  }

  async function admitNeed(question: Question, read: Extract<DetectedIntent, { intent: 'needs_model' }>) {
    const isOutside = read.kind === 'outside';
    const quoted = await quoteArchive(question, read.query, { isStrict: isOutside });
    const plainly = isOutside ? words.outside : words.needsModel;
    return quoted === undefined ? plainly : `${plainly}\n\n${quoted}`;
  }

  async function reply(question: Question): Promise<string> {
    const { text, now, timeZone } = question;
    const read = detectIntent(text, now, timeZone);
    switch (read.intent) {
      case 'event':
      case 'reminder':
      case 'task':
        return proposal(question, read.intent);
      case 'free_time':
        return showFreeTime(question, read);
      case 'calendar_question':
        return showPlans(question, read);
      case 'count_question':
        return count(question, read);
      case 'archive_question':
        return (
          (await quoteArchive(question, read.query, { window: read.window })) ??
          words.nothingFound(read.query.join(' '))
        );
      case 'summary':
        return summary(question, read.conversation);
      case 'move':
        return move(question, read);
      case 'rename':
        return rename(question, read);
      case 'date_time':
        return words.itIs(formatTime(now, read.timeZone), read.place);
      case 'greeting':
        return words.greeting(question.firstName);
      case 'help':
        return words.help;
      case 'needs_model':
        return admitNeed(question, read);
    }
  }

  return {
    answerer: (question: Question): Answerer => ({
      label: words.LABEL,
      answer: async function* () {
        yield await reply(question);
      },
    }),
  };
}

export type BuiltInAssistant = ReturnType<typeof createBuiltInAssistant>;
