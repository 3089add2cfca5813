import type { ModelMessage } from '#integrations/llm/llm.ts';
import { DATA_NOTICE } from '#features/assistant/assistant.service.ts';

/** Advice as a rule worded it, with quotes from its sources. */
export interface RuleAdvice {
  id: string;
  title: string;
  description: string;
  why: string;
  quotes: readonly string[];
}

/** A recent message that may lead to further advice. */
export interface RecentMessage {
  conversationId: string;
  messageId: string;
  categoryId: string;
  text: string;
  at: Date;
}

/** Asks for one JSON object with better wordings and further advice. The reply still has to be validated. */
export function wordingRequest(
  advice: readonly RuleAdvice[],
  messages: readonly RecentMessage[],
  { now, timeZone }: { now: Date; timeZone: string },
): ModelMessage[] {
  const instructions = [
    'You word advice that was drawn from what a person said in conversations. Answer with one JSON object and nothing else:',
    '{"advice": [{"number": 1, "title": "…", "description": "…"}],',
    '"more": [{"said": 1, "quote": "…", "title": "…", "description": "…", "priority": "high", "action": "goal"}]}',
    'A title says in at most twelve words what to do, a description in one or two sentences how to begin.',
    'Speak to the person. Keep every name, day and number as given, and add none.',
    '"more" has at most three further pieces of advice, from plans, promises, worries or wished habits in "said" that',
    '"advice" leaves out; usually none. A quote repeats words of that line exactly. Priority is high, medium or low;',
    'action is goal, reminder or event.',
    `It is ${now.toISOString()}; the person's time zone is ${timeZone}.`,
    DATA_NOTICE,
  ].join('\n');
  const input = {
    advice: advice.map(({ title, description, why, quotes }, index) => ({
      number: index + 1,
      title,
      description,
      why,
      quotes,
    })),
    said: messages.map(({ text, at }, index) => ({ said: index + 1, on: at.toISOString().slice(0, 10), text })),
  };
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: JSON.stringify(input).toWellFormed() },
  ];
}
