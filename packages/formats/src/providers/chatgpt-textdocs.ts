import { ContentHash } from '../conversation/content-hash.ts';
import type { ParsedConversation, ParsedDocument } from '../conversation/conversation-tree.ts';
import { asText, parseObject, toStorable } from '../values/json-shape.ts';

/** The text of a file below `textdocs/`: the field `content` or `text` of a JSON file, else the whole file. */
export function readTextdoc(file: string): string {
  const record = parseObject(file);
  return asText(record?.['content']) || asText(record?.['text']) || toStorable(file);
}

/**
 * The conversation with `text` as the latest version of one of its canvases. Only this text has what the person edited
 * after the last message.
 */
export function withTextdoc(conversation: ParsedConversation, sourceId: string, text: string): ParsedConversation {
  const document = conversation.documents?.find((candidate) => candidate.sourceId === sourceId);
  if (document === undefined || text.trim() === '' || document.versions.at(-1)?.text === text) return conversation;
  const version = { text, createdAt: conversation.updatedAt, messageSourceId: null };
  const updated: ParsedDocument = { ...document, versions: [...document.versions, version] };
  const contentHash = new ContentHash();
  for (const part of [conversation.contentHash, sourceId, text]) contentHash.add(part);
  return {
    ...conversation,
    documents: conversation.documents?.map((candidate) => (candidate === document ? updated : candidate)) ?? [],
    contentHash: contentHash.digest(),
  };
}
