import { MAX_EXPORTED_NAME_LENGTH } from '@app/contract/imports';
import { collectDocuments } from './collect-documents.ts';
import { ContentHash } from './content-hash.ts';
import type { ImportSource, ParsedConversation, ParsedDocument, ParsedMessage } from './conversation-tree.ts';
import type { ParseResult } from '../export-format.ts';
import { toStorable } from '../values/json-shape.ts';
import type { DraftBlock } from './document-step.ts';
import type { MessageDraft } from './message-draft.ts';
import { toPlainBlocks } from './plain-blocks.ts';

/** The result of a provider's parser, before the rules all providers share are applied. */
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
  assistantName?: string | null;
  /** The last message of the shown branch. If it is null or unknown, the branch with the latest message is shown. */
  activeLeafSourceId: string | null;
  /** Parents before their children, ids unique. */
  messages: MessageDraft[];
}

const MAX_TITLE_LENGTH = 300;
/** Fields of blocks that contain long texts; all other text fields are names. */
const LONG_FIELDS: ReadonlySet<string> = new Set(['text', 'input', 'json']);
const MAX_DERIVED_TITLE_LENGTH = 80;

/** Makes texts storable, fills in missing times and the title, finds the shown branch and adds the content hash. */
export function finishConversation(draft: ConversationDraft): ParseResult {
  const documents = collectDocuments(draft.source, draft.messages);
  const messages = draft.messages.map(finishMessage);
  if (messages.length === 0) {
    return { skip: { code: 'no_messages', reason: 'There are no messages in this conversation.' } };
  }
  fillTimes(messages, draft.createdAt ?? draft.updatedAt);
  const times = messages.flatMap((message) => (message.createdAt === null ? [] : [message.createdAt]));
  const createdAt = draft.createdAt ?? (times.length > 0 ? times.reduce((a, b) => Math.min(a, b)) : null);
  const updatedAt = draft.updatedAt ?? (times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : createdAt);
  const title = ownTitle(draft.title);
  const unhashed: Omit<ParsedConversation, 'contentHash'> = {
    source: draft.source,
    sourceId: toStorable(draft.sourceId),
    title: title || deriveTitle(messages),
    createdAt,
    updatedAt,
    isArchived: draft.isArchived,
    isPinned: draft.isPinned,
    projectId: draft.projectId === null ? null : toStorable(draft.projectId),
    projectName: draft.projectName === null ? null : oneLine(draft.projectName).slice(0, MAX_TITLE_LENGTH),
    ...(draft.assistantName && { assistantName: oneLine(draft.assistantName).slice(0, MAX_TITLE_LENGTH) }),
    activeLeafSourceId: findActiveLeaf(messages, draft.activeLeafSourceId),
    messages,
    ...(documents.length > 0 && { documents: documents.map(finishDocument) }),
  };
  return {
    conversation: { ...unhashed, contentHash: hashContent(unhashed), ...(title === '' && { isUntitled: true }) },
  };
}

function finishMessage(draft: MessageDraft): ParsedMessage {
  const blocks = toPlainBlocks(draft.blocks, draft.role);
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
  const hasOtherBlocks = blocks.length > texts.length;
  if (hasOtherBlocks) message.blocks = blocks;
  if (draft.model !== null) message.model = toName(draft.model);
  if (draft.isInterrupted) message.isInterrupted = true;
  return message;
}

function finishDocument({ sourceId, kind, title, mimeType, versions }: ParsedDocument): ParsedDocument {
  return {
    sourceId: toName(sourceId),
    kind,
    title: toStorable(title),
    mimeType: toName(mimeType),
    versions: versions.map(({ text, messageSourceId, ...version }) => ({
      ...version,
      text: toStorable(text),
      messageSourceId: messageSourceId === null ? null : toStorable(messageSourceId),
    })),
  };
}

/** Long texts, which are most of the bytes, are hashed one by one; everything else is hashed as JSON. */
function hashContent({ messages, documents = [], ...properties }: Omit<ParsedConversation, 'contentHash'>): string {
  const contentHash = new ContentHash();
  contentHash.add(JSON.stringify(properties));
  for (const message of messages) {
    const { sourceId, parentSourceId, role, createdAt, model, isInterrupted } = message;
    contentHash.add(`${sourceId}\n${parentSourceId}\n${role}\n${createdAt}\n${model}\n${isInterrupted}`);
    contentHash.add(message.content);
    if (message.blocks) contentHash.add(JSON.stringify(message.blocks));
  }
  for (const { versions, ...document } of documents) {
    contentHash.add(JSON.stringify(document));
    for (const { text, createdAt, messageSourceId, assetId } of versions) {
      contentHash.add(`${createdAt}\n${messageSourceId}\n${assetId}`);
      contentHash.add(text);
    }
  }
  return contentHash.digest();
}

/** Makes the block's texts storable in place and removes its document step. */
function makeStorable(block: DraftBlock): void {
  // Deleting a field makes an object slow to read, so it is deleted only where it exists.
  if (block.document !== undefined) delete block.document;
  if (block.type === 'text') {
    block.text = toStorable(block.text);
    return;
  }
  for (const [key, value] of Object.entries(block)) {
    if (typeof value === 'string') Reflect.set(block, key, LONG_FIELDS.has(key) ? toStorable(value) : toName(value));
  }
}

/** Names, labels and languages are cut to the length a backup may contain. */
function toName(text: string): string {
  return toStorable(toStorable(text).slice(0, MAX_EXPORTED_NAME_LENGTH));
}

/** Titles that programs show for a chat without a title, in the languages of their screens. */
const PLACEHOLDER_TITLE =
  /^(?:new (?:chat|conversation|thread|session)|untitled(?: (?:chat|conversation))?|nieuwe? (?:chat|gesprek)|neue[rs]? (?:chat|gespräch)|nouve(?:au|lle) (?:chat|conversation|discussion)|nuev[oa] (?:chat|conversación)|nuova (?:chat|conversazione)|nov[oa] (?:chat|conversa))$/i;

/** The title that the source gives; empty if it is only a placeholder. */
export function ownTitle(text: string): string {
  const title = toTitle(text);
  return PLACEHOLDER_TITLE.test(title) ? '' : title;
}

/** The text on one line, cut to the length a title may have. */
function toTitle(text: string): string {
  return oneLine(text).slice(0, MAX_TITLE_LENGTH).trim();
}

function oneLine(text: string): string {
  return toStorable(text).replace(/\s+/g, ' ').trim();
}

/** A message without a time gets that of its parent, else of its earliest child, else `fallback`. */
function fillTimes(messages: ParsedMessage[], fallback: number | null): void {
  if (messages.every((message) => message.createdAt !== null)) return;
  const byId = new Map(messages.map((message) => [message.sourceId, message]));
  const parentOf = (message: ParsedMessage) =>
    message.parentSourceId === null ? undefined : byId.get(message.parentSourceId);
  for (const message of messages) message.createdAt ??= parentOf(message)?.createdAt ?? null;
  const untimed = new Set(messages.filter((message) => message.createdAt === null));
  for (const message of messages.toReversed()) {
    const parent = parentOf(message);
    if (parent && untimed.has(parent) && message.createdAt !== null)
      parent.createdAt = Math.min(parent.createdAt ?? message.createdAt, message.createdAt);
  }
  for (const message of messages) message.createdAt ??= parentOf(message)?.createdAt ?? fallback;
}

/** The message that ends the shown branch: the one that the export names, else the latest one without children. */
function findActiveLeaf(messages: ParsedMessage[], exportedId: string | null): string {
  const parentIds = new Set(messages.map((message) => message.parentSourceId));
  const storableId = exportedId === null ? null : toStorable(exportedId);
  let latestLeaf: ParsedMessage | undefined;
  for (const message of messages) {
    if (message.sourceId === storableId) return message.sourceId;
    if (parentIds.has(message.sourceId)) continue;
    if (!latestLeaf || (message.createdAt ?? 0) >= (latestLeaf.createdAt ?? 0)) latestLeaf = message;
  }
  return latestLeaf?.sourceId ?? '';
}

/** The beginning of the first question, as the title of a conversation that has none. */
function deriveTitle(messages: ParsedMessage[]): string | null {
  const question = messages.find((message) => message.role === 'user' && message.content.trim() !== '');
  const text = oneLine((question ?? messages[0])?.content.slice(0, 1000) ?? '');
  if (text.length <= MAX_DERIVED_TITLE_LENGTH) return text || null;
  const cut = text.slice(0, MAX_DERIVED_TITLE_LENGTH);
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > MAX_DERIVED_TITLE_LENGTH / 2 ? cut.slice(0, lastBlank) : cut).toWellFormed()}…`;
}
