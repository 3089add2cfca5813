import { readAssetPart } from './chatgpt-attachments.ts';
import { resolveCitations } from './chatgpt-citations.ts';
import { addCanvasId, readCanvasCall } from './chatgpt-canvas.ts';
import type { DraftBlock } from '../conversation/document-step.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, toRawJson } from '../values/json-shape.ts';

/** The blocks of a message's `content`, which is read by its content_type. Empty blocks are left out. */
export function readContentBlocks(message: JsonObject): DraftBlock[] {
  const content = asObject(message['content']) ?? {};
  const author = asObject(message['author']);
  const sender: Sender = {
    isTool: author?.['role'] !== 'user' && author?.['role'] !== 'assistant',
    tool: asName(author?.['name']),
    recipient: asName(message['recipient']) ?? 'all',
    isThinking: message['channel'] === 'analysis' && author?.['role'] === 'assistant',
  };
  const blocks = readByType(content, message, sender).filter((block) => !('text' in block) || isFilled(block));
  return sender.isTool ? addCanvasId(blocks, message) : addReportDocument(blocks, message);
}

/** The report of a deep research becomes a document as well. */
function addReportDocument(blocks: DraftBlock[], message: JsonObject): DraftBlock[] {
  const metadata = asObject(message['metadata']);
  if (metadata?.['is_async_task_result_message'] !== true) return blocks;
  const title = asName(metadata['async_task_title']) ?? 'Research report';
  const id = asName(metadata['async_task_id']);
  return blocks.map((block) =>
    block.type === 'text'
      ? { ...block, document: { act: 'write', id, kind: 'report', title, mimeType: 'text/markdown' } }
      : block,
  );
}

interface Sender {
  isTool: boolean;
  /** The tool that wrote the message. */
  tool: string | null;
  /** Who the message is for: all, or a tool. */
  recipient: string;
  isThinking: boolean;
}

function isFilled(block: DraftBlock): boolean {
  return block.type === 'attachment' || ('text' in block && /[^\s\0]/.test(block.text));
}

function readByType(content: JsonObject, message: JsonObject, sender: Sender): DraftBlock[] {
  const type = asText(content['content_type']);
  switch (type) {
    case 'thoughts':
      return [{ type: 'reasoning', text: readThoughts(content) }];
    case 'reasoning_recap':
      return [{ type: 'reasoning', text: asText(content['content']) || joinParts(content) }];
    case 'code':
      return [readCode(content, sender)];
    case 'execution_output':
    case 'system_error':
      return [toOutput(asText(content['text']), sender)];
    case 'citable_code_output':
      return [toOutput(asText(content['output_str']) || asText(content['text']), sender)];
    case 'computer_output':
      return readScreen(content, message, sender);
    case 'tether_quote':
    case 'sonic_webpage':
      return [toOutput(readPage(content), sender)];
    case 'tether_browsing_display':
      return [toOutput(asText(content['result']) || asText(content['summary']), sender)];
    default:
      return readParts(content, message, sender, type);
  }
}

function readParts(content: JsonObject, message: JsonObject, sender: Sender, type: string): DraftBlock[] {
  const parts = asList(content['parts']);
  const blocks = parts.flatMap((part) => readPart(part, message, sender));
  if (type === 'text' || type === 'multimodal_text') return blocks;
  if (parts.length > 0) return [...blocks, ...readOtherFields(content, type)];
  const text = asText(content['text']) || asText(content['result']) || asText(content['content']);
  if (text !== '') return [toText(text, message, sender)];
  return Object.keys(content).length > 1 ? [{ type: 'raw', label: type || 'content', json: toRawJson(content) }] : [];
}

/** Content of an unknown type may have texts in other fields than `parts`: these fields are shown as JSON. */
function readOtherFields({ content_type: _type, parts: _parts, ...others }: JsonObject, type: string): DraftBlock[] {
  const hasText = Object.values(others).some((value) => asText(value) !== '');
  return hasText ? [{ type: 'raw', label: type || 'content', json: toRawJson(others) }] : [];
}

function readPart(part: unknown, message: JsonObject, sender: Sender): DraftBlock[] {
  if (typeof part === 'string') return [toText(part, message, sender)];
  const piece = asObject(part);
  if (!piece) return [];
  const assets = readAssetPart(piece, message);
  if (assets) return assets;
  const text = asText(piece['text']);
  if (text !== '') return [toText(text, message, sender)];
  // An empty transcription is left out; an unknown piece is kept.
  if (piece['content_type'] === 'audio_transcription') return [];
  return [{ type: 'raw', label: asName(piece['content_type']) ?? 'part', json: toRawJson(piece) }];
}

function toText(text: string, message: JsonObject, sender: Sender): DraftBlock {
  if (sender.isTool) return toOutput(text, sender);
  if (asObject(message['author'])?.['role'] === 'user') return { type: 'text', text };
  if (sender.recipient !== 'all') return readCall(text, sender.recipient);
  const resolved = resolveCitations(text, asObject(message['metadata']) ?? {});
  return { type: sender.isThinking ? 'reasoning' : 'text', text: resolved };
}

function toOutput(text: string, sender: Sender): DraftBlock {
  return sender.tool ? { type: 'output', text, tool: sender.tool } : { type: 'output', text };
}

function readCode(content: JsonObject, sender: Sender): DraftBlock {
  const text = asText(content['text']) || joinParts(content);
  const languageName = asName(content['language']);
  const language = languageName === 'unknown' ? null : languageName;
  if (sender.recipient !== 'all' && sender.recipient !== 'python') return readCall(text, sender.recipient);
  return { type: 'code', text, language: language ?? (sender.recipient === 'python' ? 'python' : null) };
}

/** Code for the interpreter, a document for the canvas, or any other tool call with its input unchanged. */
function readCall(text: string, tool: string): DraftBlock {
  if (tool === 'python') return { type: 'code', text, language: 'python' };
  const canvas = readCanvasCall(text, tool);
  if (canvas) return canvas;
  return { type: 'tool_call', tool, input: text };
}

function readThoughts(content: JsonObject): string {
  const thoughts = asList(content['thoughts']).map((entry) => {
    const thought = asObject(entry);
    const summary = asText(thought?.['summary']).trim();
    const body = asText(thought?.['content']) || joinTexts(thought?.['chunks'], '');
    return [summary === '' ? '' : `**${summary}**`, body].filter((piece) => piece !== '').join('\n\n');
  });
  return thoughts.join('\n\n') || joinParts(content) || asText(content['content']);
}

function readPage(content: JsonObject): string {
  const heading = [asText(content['title']), asText(content['url'])].filter((piece) => piece !== '').join('\n');
  const body = asText(content['text']).trim() || asText(content['snippet']);
  return [heading, body].filter((piece) => piece !== '').join('\n\n');
}

/** A screenshot of a remote browser, and the page it shows. */
function readScreen(content: JsonObject, message: JsonObject, sender: Sender): DraftBlock[] {
  const state = asObject(content['state']);
  const heading = [asText(state?.['title']), asText(state?.['url'])].filter((piece) => piece !== '').join('\n');
  const screenshot = asObject(content['screenshot']);
  const picture = screenshot ? readAssetPart({ ...screenshot, content_type: 'image_asset_pointer' }, message) : null;
  return [toOutput(heading || asText(content['text']), sender), ...(picture ?? [])];
}

function joinParts(content: JsonObject): string {
  return joinTexts(content['parts'], '\n\n');
}

function joinTexts(list: unknown, separator: string): string {
  return asList(list)
    .filter((piece) => typeof piece === 'string')
    .join(separator);
}
