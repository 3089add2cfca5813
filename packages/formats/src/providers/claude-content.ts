import { languageOfType, readArtifactEdit, splitArtifacts, toArtifact } from './claude-artifacts.ts';
import type { AttachmentBlock } from '../conversation/conversation-tree.ts';
import type { DraftBlock } from '../conversation/document-step.ts';
import type { JsonObject } from '../export-format.ts';
import { asCount, asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';

/**
 * A message's files and its content. `content` is preferred, because in some exports `text` includes the reasoning, or
 * a line about unsupported blocks. Snapshots of shared links have only `text`.
 */
export function readMessageBlocks(message: JsonObject): DraftBlock[] {
  const blocks = asList(message['content']).flatMap((entry) => {
    if (typeof entry === 'string') return toTexts(entry, message);
    return isObject(entry) ? readBlock(entry, message) : [];
  });
  const text = asText(message['content']) || asText(message['text']);
  const content = blocks.length > 0 ? [...blocks, ...missingDocuments(blocks, text)] : toTexts(text, message);
  return [...readFiles(message), ...content];
}

function toTexts(text: string, message: JsonObject): DraftBlock[] {
  // Tags have a meaning only in the assistant's text.
  if (message['sender'] === 'assistant') return splitArtifacts(text);
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

/** Documents that are in `text` but not in `content`. */
function missingDocuments(blocks: readonly DraftBlock[], text: string): DraftBlock[] {
  if (blocks.some((block) => block.type === 'code')) return [];
  return splitArtifacts(text).filter((block) => block.type === 'code');
}

function readBlock(block: JsonObject, message: JsonObject): DraftBlock[] {
  const type = asText(block['type']);
  switch (type) {
    case 'text':
      return toTexts(asText(block['text']), message);
    case 'thinking':
      return readThinking(block);
    case 'tool_use':
      return [readToolUse(block)];
    case 'tool_result':
      return readToolResult(block);
    case 'image':
      return [toPicture(block)];
    // The number of tokens that remain for the reply is not content.
    case 'token_budget':
      return [];
    default:
      return [{ type: 'raw', label: type || 'block', json: toRawJson(block) }];
  }
}

function readThinking(block: JsonObject): DraftBlock[] {
  const summaries = asList(block['summaries']).map((entry) => asText(asObject(entry)?.['summary']));
  const text = asText(block['thinking']) || summaries.filter((summary) => summary !== '').join('\n\n');
  return text.trim() === '' ? [] : [{ type: 'reasoning', text }];
}

/** Artifacts and written files become documents with a title; any other call keeps its input. */
function readToolUse(block: JsonObject): DraftBlock {
  const tool = asName(block['name']) ?? 'tool';
  const input = asObject(block['input']);
  const document = asText(input?.['content']) || asText(input?.['file_text']);
  if (input && document !== '' && (tool === 'artifacts' || tool === 'create_file')) {
    const title = asName(input['title']) ?? asName(input['path']) ?? asName(input['id']) ?? 'Document';
    const language = languageOf(input);
    const id = asName(input['id']) ?? asName(input['path']);
    return { type: 'code', text: document, language, title, document: toArtifact(id, title, language, document) };
  }
  const edit = readArtifactEdit(tool, input);
  const text = typeof block['input'] === 'string' ? block['input'] : toRawJson(block['input'] ?? {});
  return { type: 'tool_call', tool, input: text, ...(edit && { document: edit }) };
}

function languageOf(input: JsonObject): string | null {
  const language = asName(input['language']);
  if (language) return language;
  const byType = languageOfType(asName(input['type']));
  if (byType) return byType;
  return /\.([a-z0-9]{1,8})$/i.exec(asText(input['path']))?.[1]?.toLowerCase() ?? null;
}

function readToolResult(block: JsonObject): DraftBlock[] {
  const tool = asName(block['name']);
  const toOutput = (text: string): DraftBlock[] => {
    if (text.trim() === '') return [];
    return [tool ? { type: 'output', text, tool } : { type: 'output', text }];
  };
  if (typeof block['content'] === 'string') return toOutput(block['content']);
  return asList(block['content']).flatMap((entry): DraftBlock[] => {
    const piece = asObject(entry);
    if (!piece) return toOutput(asText(entry));
    if (piece['type'] === 'image') return [toPicture(piece)];
    const text = asText(piece['text']);
    if (text !== '') return toOutput(text);
    const heading = [asText(piece['title']), asText(piece['url'])].filter((line) => line !== '').join('\n');
    return heading === '' ? toOutput(toRawJson(piece)) : toOutput(heading);
  });
}

function toPicture(piece: JsonObject): AttachmentBlock {
  const source = asObject(piece['source']);
  return {
    type: 'attachment',
    name: 'Image',
    mimeType: asName(source?.['media_type']) ?? 'image/*',
    size: null,
    assetId: asName(piece['file_uuid']) ?? asName(source?.['file_uuid']),
  };
}

/** Uploads: `attachments` have the extracted text, `files` only the name. A file in several lists is read once. */
function readFiles(message: JsonObject): AttachmentBlock[] {
  const entries = [...asList(message['attachments']), ...asList(message['files_v2']), ...asList(message['files'])];
  const files = new Map<string, AttachmentBlock>();
  for (const entry of entries) {
    const file = asObject(entry);
    if (!file) continue;
    const block = readFile(file);
    // Files without an id are compared by name, and only if they have a text.
    const key = block.assetId ?? `${block.name}:${block.text === undefined ? files.size : ''}`;
    if (!files.has(key)) files.set(key, block);
  }
  return [...files.values()];
}

function readFile(file: JsonObject): AttachmentBlock {
  const extracted = asText(file['extracted_content']);
  const isImage = file['file_kind'] === 'image';
  const block: AttachmentBlock = {
    type: 'attachment',
    name: asName(file['file_name']) ?? (extracted === '' ? 'Attachment' : 'Pasted text'),
    mimeType: toMimeType(asName(file['file_type'])) ?? (isImage ? 'image/*' : null),
    size: asCount(file['file_size']) ?? asCount(file['size_bytes']),
    assetId: asName(file['file_uuid']) ?? asName(file['id']),
  };
  return extracted === '' ? block : { ...block, text: extracted };
}

const typesByEnding: ReadonlyMap<string, string> = new Map([
  ['txt', 'text/plain'],
  ['md', 'text/markdown'],
  ['pdf', 'application/pdf'],
]);

/** The media type of a file; some exports have the ending of the file's name instead. */
function toMimeType(type: string | null): string | null {
  if (type === null || type.includes('/')) return type;
  return typesByEnding.get(type) ?? null;
}
