import { makeReply, makeQuestion } from './prose.ts';
import { Random } from './random.ts';

export interface ClaudeMessage {
  uuid: string;
  text: string;
  content: Record<string, unknown>[] | null;
  sender: string;
  created_at: string;
  updated_at: string;
  attachments: Record<string, unknown>[];
  files: Record<string, unknown>[];
  [key: string]: unknown;
}

export interface ClaudeConversation {
  uuid: string;
  name: string;
  created_at: string;
  updated_at: string;
  chat_messages: ClaudeMessage[];
  [key: string]: unknown;
}

const start = Date.UTC(2025, 5, 1);

/** A message of one text block, by default from the person. */
export function makeClaudeMessage(uuid: string, text: string, overrides: Record<string, unknown> = {}): ClaudeMessage {
  const time = new Date(start).toISOString();
  return {
    uuid,
    text,
    content: [{ type: 'text', text, citations: [] }],
    sender: 'human',
    created_at: time,
    updated_at: time,
    attachments: [],
    files: [],
    ...overrides,
  };
}

export function makeClaudeConversation(
  messages: ClaudeMessage[],
  overrides: Record<string, unknown> = {},
): ClaudeConversation {
  return {
    uuid: 'claude-1',
    name: 'A conversation',
    summary: '',
    created_at: new Date(start).toISOString(),
    updated_at: new Date(start + 60_000).toISOString(),
    account: { uuid: 'account-1' },
    chat_messages: messages,
    ...overrides,
  };
}

export function makeRealisticClaudeConversation(seed: number): ClaudeConversation {
  const random = new Random(seed);
  const messages: ClaudeMessage[] = [];
  for (let turn = random.between(3, 12); turn > 0; turn--) {
    messages.push(makeClaudeMessage(random.uuid(), makeQuestion(random)));
    const reply = makeReply(random, random.between(300, 2200));
    const thinking = { type: 'thinking', thinking: makeReply(random, 300), summaries: [] };
    const content = random.chance(0.3) ? [thinking, { type: 'text', text: reply }] : [{ type: 'text', text: reply }];
    messages.push(makeClaudeMessage(random.uuid(), reply, { sender: 'assistant', content }));
  }
  return makeClaudeConversation(messages, { uuid: random.uuid(), name: makeQuestion(random) });
}
