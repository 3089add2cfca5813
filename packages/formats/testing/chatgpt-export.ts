import { makeReply, makeQuestion } from './prose.ts';
import { Random } from './random.ts';

/** A node of an export of chatgpt.com. */
export interface ChatgptNode {
  id: string;
  parent: string | null;
  children: string[];
  message: ChatgptMessage | null;
}

export interface ChatgptMessage {
  id: string;
  author: { role: string; name: string | null; metadata: object };
  create_time: number | null;
  update_time: number | null;
  content: Record<string, unknown>;
  status: string;
  end_turn: boolean | null;
  weight: number;
  metadata: Record<string, unknown>;
  recipient: string;
  channel: string | null;
}

export interface ChatgptConversation {
  title: string | null;
  create_time: number;
  update_time: number;
  mapping: Record<string, ChatgptNode>;
  current_node: string | null;
  conversation_id: string;
  id: string;
  [key: string]: unknown;
}

/** The fields of a message that a test sets; all others have ordinary values. */
export interface MessageSpec {
  id: string;
  parent?: string | null;
  role?: string;
  text?: string;
  content?: Record<string, unknown>;
  time?: number | null;
  name?: string;
  weight?: number;
  recipient?: string;
  channel?: string;
  status?: string;
  metadata?: Record<string, unknown>;
}

const start = 1_700_000_000;

export function makeMessage(spec: MessageSpec, time = start): ChatgptMessage {
  return {
    id: spec.id,
    author: { role: spec.role ?? 'user', name: spec.name ?? null, metadata: {} },
    create_time: spec.time === undefined ? time : spec.time,
    update_time: null,
    content: spec.content ?? { content_type: 'text', parts: [spec.text ?? ''] },
    status: spec.status ?? 'finished_successfully',
    end_turn: spec.role === 'assistant' ? true : null,
    weight: spec.weight ?? 1,
    metadata: spec.metadata ?? {},
    recipient: spec.recipient ?? 'all',
    channel: spec.channel ?? null,
  };
}

/**
 * A conversation of these messages. Without a `parent` a message follows the one before it; the last one is current.
 */
export function makeChatgptConversation(
  specs: readonly MessageSpec[],
  overrides: Record<string, unknown> = {},
): ChatgptConversation {
  const root: ChatgptNode = { id: 'root', parent: null, children: [], message: null };
  const mapping: Record<string, ChatgptNode> = { root };
  let previous = root.id;
  for (const [index, spec] of specs.entries()) {
    const parent = spec.parent === undefined ? previous : spec.parent;
    mapping[spec.id] = { id: spec.id, parent, children: [], message: makeMessage(spec, start + index) };
    if (parent !== null) mapping[parent]?.children.push(spec.id);
    previous = spec.id;
  }
  return {
    title: 'A conversation',
    create_time: start,
    update_time: start + specs.length,
    mapping,
    current_node: previous,
    conversation_id: 'conversation-1',
    id: 'conversation-1',
    is_archived: false,
    ...overrides,
  };
}

/** Like a real conversation: a hidden first message, questions and long replies, sometimes a branch or a tool call. */
export function makeRealisticConversation(seed: number): ChatgptConversation {
  const random = new Random(seed);
  const specs: MessageSpec[] = [
    {
      id: random.uuid(),
      role: 'system',
      weight: 0,
      time: null,
      metadata: { is_visually_hidden_from_conversation: true },
    },
  ];
  const turns = random.between(8, 20);
  for (let turn = 0; turn < turns; turn++) {
    const question = random.uuid();
    specs.push({ id: question, text: makeQuestion(random) });
    if (random.chance(0.1)) specs.push(...makeToolRun(random));
    const reply = () => ({
      id: random.uuid(),
      role: 'assistant',
      text: makeReply(random, random.between(300, 2200)),
      metadata: replyMetadata(random, question),
    });
    if (random.chance(0.05)) specs.push({ ...reply(), parent: question }, { ...reply(), parent: question });
    else specs.push(reply());
  }
  const id = random.uuid();
  const created = start + random.between(0, 60_000_000);
  return makeChatgptConversation(specs, {
    title: makeQuestion(random),
    create_time: created + 0.123456,
    update_time: created + turns * 60 + 0.654321,
    id,
    conversation_id: id,
    moderation_results: [],
    plugin_ids: null,
    gizmo_id: null,
    safe_urls: [],
    default_model_slug: 'gpt-4o',
  });
}

function makeToolRun(random: Random): MessageSpec[] {
  return [
    {
      id: random.uuid(),
      role: 'assistant',
      recipient: 'python',
      content: { content_type: 'code', language: 'unknown', text: 'print(sum(range(10)))' },
    },
    { id: random.uuid(), role: 'tool', name: 'python', content: { content_type: 'execution_output', text: '45' } },
  ];
}

function replyMetadata(random: Random, question: string): Record<string, unknown> {
  return {
    finish_details: { type: 'stop', stop_tokens: [200002] },
    is_complete: true,
    citations: [],
    content_references: [],
    message_type: null,
    model_slug: 'gpt-4o',
    default_model_slug: 'auto',
    parent_id: question,
    request_id: random.uuid(),
    timestamp_: 'absolute',
  };
}
