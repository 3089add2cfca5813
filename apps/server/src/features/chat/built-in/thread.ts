import { type DetectedIntent, detectIntent } from '@app/understanding/intents';
import type { MessageBlock } from '@app/contract/conversations';

/** A message before the question. */
export interface EarlierMessage {
  role: 'user' | 'assistant';
  content: string;
  createdAt?: Date;
  blocks?: readonly MessageBlock[] | null;
}

/** The context of a question: what was asked and answered before it. */
export interface Thread {
  /** The latest intent of the user that is neither small talk nor a request for help. */
  previous?: DetectedIntent | undefined;
  /** Whether the previous reply asked for consent. */
  awaitsConsent: boolean;
  /** The conversations linked in the latest reply that links to any, in order. */
  cited: string[];
}

const MAX_MESSAGES = 12;
/** A Markdown link to a conversation; the group is the conversation's id. */
const CONVERSATION_LINK = /\]\(\/conversation-chat\/([0-9a-f-]{36})\)/g;

/** Leaves out small talk and requests for help, because they do not change the subject. */
function lastIntent(messages: readonly EarlierMessage[], now: Date, timeZone: string): DetectedIntent | undefined {
  let previous: DetectedIntent | undefined;
  for (const { role, content, createdAt } of messages) {
    if (role !== 'user') continue;
    const intent = detectIntent(content, createdAt ?? now, timeZone, previous);
    if (intent.intent !== 'small_talk' && intent.intent !== 'help') previous = intent;
  }
  return previous;
}

/** `path` is the conversation before the question, oldest message first. */
export function readThread(path: readonly EarlierMessage[], now: Date, timeZone: string): Thread {
  const recent = path.slice(-MAX_MESSAGES);
  const replies = recent.filter(({ role }) => role === 'assistant').toReversed();
  const cited = replies
    .map(({ content }) => [...content.matchAll(CONVERSATION_LINK)].flatMap(([, id]) => id ?? []))
    .find((ids) => ids.length > 0);
  return {
    previous: lastIntent(recent, now, timeZone),
    awaitsConsent: recent.at(-1)?.blocks?.some(({ type }) => type === 'offers') === true,
    cited: [...new Set(cited)],
  };
}
