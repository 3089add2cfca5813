import { exportedNameLength } from '@app/contract/imports';
import { ContentHash } from './content-hash.ts';
import type { ImportSource, ParsedBlock, ParsedConversation, ParsedMessage } from './conversation-tree.ts';
import type { ParseResult } from './export-format.ts';
import { toStorable } from './json-shape.ts';
import type { MessageDraft } from './message-draft.ts';

/** What a provider's parser read, before the rules that are the same for all of them. */
export interface ConversationDraft {
  source: ImportSource;
  sourceId: string;
  title: string;
  createdAt: number | null;
  updatedAt: number | null;
  isArchived: boolean;
  isPinned: boolean;
  projectId: string | null;
  projectName: string | null;
  /** Null or unknown: the newest end of a branch is shown. */
  activeLeafSourceId: string | null;
  /** Parents before their children, ids unique. */
  messages: MessageDraft[];
}

const titleLength = 300;
/** Of a block: what somebody wrote, or what a tool said. */
const LONG_FIELDS: ReadonlySet<string> = new Set(['text', 'input', 'json']);
const madeTitleLength = 80;

/** Makes texts storable, fills in missing times and the title, finds the shown branch and seals the result with its hash. */
export function finishConversation(draft: ConversationDraft): ParseResult {
  const messages = draft.messages.map(finishMessage);
  if (messages.length === 0) {
    return { skip: { code: 'no_messages', reason: 'There are no messages in this conversation.' } };
  }
  fillTimes(messages, draft.createdAt ?? draft.updatedAt);
  const times = messages.flatMap((message) => (message.createdAt === null ? [] : [message.createdAt]));
  const createdAt = draft.createdAt ?? (times.length > 0 ? times.reduce((a, b) => Math.min(a, b)) : null);
  const updatedAt = draft.updatedAt ?? (times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : createdAt);
  const unsealed: Omit<ParsedConversation, 'contentHash'> = {
    source: draft.source,
    sourceId: toStorable(draft.sourceId),
    title: oneLine(draft.title).slice(0, titleLength).trim() || titleFrom(messages),
    createdAt,
    updatedAt,
    isArchived: draft.isArchived,
    isPinned: draft.isPinned,
    projectId: draft.projectId === null ? null : toStorable(draft.projectId),
    projectName: draft.projectName === null ? null : oneLine(draft.projectName).slice(0, titleLength),
    activeLeafSourceId: findActiveLeaf(messages, draft.activeLeafSourceId),
    messages,
  };
  return { conversation: { ...unsealed, contentHash: sealOf(unsealed) } };
}

function finishMessage(draft: MessageDraft): ParsedMessage {
  const { blocks } = draft;
  const texts: string[] = [];
  for (const block of blocks) {
    makeStorable(block);
    if (block.type === 'text') texts.push(block.text);
  }
  const message: ParsedMessage = {
    sourceId: toStorable(draft.sourceId),
    parentSourceId: draft.parentSourceId === null ? null : toStorable(draft.parentSourceId),
    role: draft.role,
    content: texts.length === 1 ? (texts[0] ?? '') : texts.join('\n\n'),
    createdAt: draft.createdAt,
  };
  if (blocks.length > texts.length) message.blocks = blocks;
  if (draft.model !== null) message.model = toName(draft.model);
  if (draft.isInterrupted) message.isInterrupted = true;
  return message;
}

/** The shell of small values by its JSON, the long texts one by one: they are most of the bytes. */
function sealOf({ messages, ...shell }: Omit<ParsedConversation, 'contentHash'>): string {
  const seal = new ContentHash();
  seal.add(JSON.stringify(shell));
  for (const message of messages) {
    const { sourceId, parentSourceId, role, createdAt, model, isInterrupted } = message;
    seal.add(`${sourceId}\n${parentSourceId}\n${role}\n${createdAt}\n${model}\n${isInterrupted}`);
    seal.add(message.content);
    if (message.blocks) seal.add(JSON.stringify(message.blocks));
  }
  return seal.digest();
}

/** In place: the draft is nobody else's. */
function makeStorable(block: ParsedBlock): void {
  if (block.type === 'text') {
    block.text = toStorable(block.text);
    return;
  }
  for (const [key, value] of Object.entries(block)) {
    if (typeof value === 'string') Reflect.set(block, key, LONG_FIELDS.has(key) ? toStorable(value) : toName(value));
  }
}

/** Names, labels and languages: a backup holds no longer ones. */
function toName(text: string): string {
  return toStorable(toStorable(text).slice(0, exportedNameLength));
}

function oneLine(text: string): string {
  return toStorable(text).replace(/\s+/g, ' ').trim();
}

/** A missing time is the parent's, else the first child's that has one, else the conversation's. */
function fillTimes(messages: ParsedMessage[], fallback: number | null): void {
  const byId = new Map(messages.map((message) => [message.sourceId, message]));
  const parentOf = (message: ParsedMessage) =>
    message.parentSourceId === null ? undefined : byId.get(message.parentSourceId);
  for (const message of messages) message.createdAt ??= parentOf(message)?.createdAt ?? null;
  for (const message of messages.toReversed()) {
    const parent = parentOf(message);
    if (parent && message.createdAt !== null) parent.createdAt ??= message.createdAt;
  }
  for (const message of messages) message.createdAt ??= parentOf(message)?.createdAt ?? fallback;
}

function findActiveLeaf(messages: ParsedMessage[], wanted: string | null): string {
  const parents = new Set(messages.map((message) => message.parentSourceId));
  const storable = wanted === null ? null : toStorable(wanted);
  let best: ParsedMessage | undefined;
  for (const message of messages) {
    if (message.sourceId === storable) return message.sourceId;
    if (parents.has(message.sourceId)) continue;
    if (!best || (message.createdAt ?? 0) >= (best.createdAt ?? 0)) best = message;
  }
  return best?.sourceId ?? '';
}

function titleFrom(messages: ParsedMessage[]): string | null {
  const question = messages.find((message) => message.role === 'user' && message.content.trim() !== '');
  const text = oneLine((question ?? messages[0])?.content.slice(0, 1000) ?? '');
  if (text.length <= madeTitleLength) return text || null;
  const cut = text.slice(0, madeTitleLength);
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > madeTitleLength / 2 ? cut.slice(0, lastBlank) : cut).toWellFormed()}…`;
}
