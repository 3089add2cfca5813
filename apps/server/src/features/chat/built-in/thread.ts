import { type DetectedIntent, detectIntent } from '@app/understanding/intents';
import type { MessageBlock } from '@app/contract/conversations';

/** A message before the question, oldest first. */
export interface EarlierMessage {
  role: 'user' | 'assistant';
  content: string;
  createdAt?: Date;
  blocks?: readonly MessageBlock[] | null;
}

/** What a question is read by: what was asked and answered before it. */
export interface Thread {
  /** What the message before asked. */
  previous?: DetectedIntent | undefined;
  /** Whether the reply before asked for a yes or a no. */
  awaitsConsent: boolean;
  /** The conversations that the last reply with any linked to, in their order. */
  cited: string[];
}

const LOOKED_BACK = 12;
const LINK = /\]\(\/conversation-chat\/([0-9a-f-]{36})\)/g;

/** What was asked for; a thank-you in between changes no subject. */
function lastIntent(messages: readonly EarlierMessage[], now: Date, timeZone: string): DetectedIntent | undefined {
  let previous: DetectedIntent | undefined;
  for (const { role, content, createdAt } of messages) {
    if (role !== 'user') continue;
    const intent = detectIntent(content, createdAt ?? now, timeZone, previous);
    if (intent.intent !== 'greeting' && intent.intent !== 'help') previous = intent;
  }
  return previous;
}

export function readThread(path: readonly EarlierMessage[], now: Date, timeZone: string): Thread {
  const recent = path.slice(-LOOKED_BACK);
  const replies = recent.filter(({ role }) => role === 'assistant').toReversed();
  const cited = replies
    .map(({ content }) => [...content.matchAll(LINK)].flatMap(([, id]) => id ?? []))
    .find((ids) => ids.length > 0);
  return {
    previous: lastIntent(recent, now, timeZone),
    awaitsConsent: recent.at(-1)?.blocks?.some(({ type }) => type === 'offers') === true,
    cited: [...new Set(cited)],
  };
}
