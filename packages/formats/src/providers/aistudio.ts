import type { AttachmentBlock, ParsedBlock } from '../conversation/conversation-tree.ts';
import type { DraftBlock } from '../conversation/document-step.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject, parseCount, toRawJson } from '../values/json-shape.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';

/** Prompts of Google AI Studio, as stored in Google Drive: `chunkedPrompt.chunks` in order. */
export const aistudioFormat: ExportFormat = { source: 'aistudio', detect, parse };

function detect(record: JsonObject): boolean {
  return Array.isArray(asObject(record['chunkedPrompt'])?.['chunks']);
}

function parse(record: JsonObject): ParseResult {
  const chunks = asList(asObject(record['chunkedPrompt'])?.['chunks']).filter(isObject);
  const model = asName(asObject(record['runSettings'])?.['model'])?.replace(/^models\//, '') ?? null;
  const first = chunks[0];
  return buildConversation(
    {
      source: 'aistudio',
      sourceId: asName(record['id']) ?? deriveId(first?.['createTime'], first?.['text'], first?.['parts']),
      title: asText(record['displayName']) || asText(record['title']) || asText(record['name']),
      createdAt: readTime(record['createTime']),
      updatedAt: readTime(record['updateTime']),
    },
    addInstructions(linkChunks(chunks, model), instructionsOf(record['systemInstruction'])),
  );
}

function instructionsOf(instruction: unknown): string {
  const { text, parts } = asObject(instruction) ?? {};
  const texts = asList(parts)
    .filter(isObject)
    .map((part) => asText(part['text']));
  return (asText(text) || texts.join('\n')).trim();
}

/**
 * The system instruction becomes a document of the conversation, as the instructions of a project do. The first text
 * gets the step that writes the document.
 */
function addInstructions(messages: ListedMessage[], text: string): ListedMessage[] {
  const blocks = messages.flatMap(({ view }): DraftBlock[] => (view.kind === 'hidden' ? [] : view.blocks));
  const firstText = blocks.find(({ type, document }) => type === 'text' && document === undefined);
  if (text !== '' && firstText !== undefined) {
    const title = 'System instruction';
    firstText.document = {
      act: 'write',
      id: 'instructions',
      kind: 'instructions',
      title,
      mimeType: 'text/markdown',
      text,
    };
  }
  return messages;
}

/** A parent counts only if it is in this prompt: any other parent is in the prompt from which this one was branched. */
function linkChunks(chunks: readonly JsonObject[], model: string | null): ListedMessage[] {
  const ids = new Set(chunks.map((chunk) => asName(chunk['id'])));
  return chunks.map((chunk) => {
    const parent = asName(asObject(chunk['branchParent'])?.['id']);
    const isInPrompt = parent !== null && parent !== asName(chunk['id']) && ids.has(parent);
    return toMessage(chunk, isInPrompt ? parent : undefined, model);
  });
}

function toMessage(chunk: JsonObject, parent: string | undefined, model: string | null): ListedMessage {
  const isUser = asText(chunk['role']) === 'user';
  return {
    id: asName(chunk['id']),
    parent,
    view: toNodeView(isUser ? 'user' : 'assistant', readChunk(chunk), {
      createdAt: readTime(chunk['createTime']),
      model,
      isInterrupted: asName(chunk['errorMessage']) !== null,
    }),
  };
}

/** Fields of a chunk that contain a file. */
const FILE_FIELDS = [
  'driveDocument',
  'driveImage',
  'driveAudio',
  'driveVideo',
  'inlineFile',
  'inlineImage',
  'inlineData',
];

function readChunk(chunk: JsonObject): ParsedBlock[] {
  const files = FILE_FIELDS.flatMap((field) => readFile(field, asObject(chunk[field])));
  const videoId = asName(asObject(chunk['youtubeVideo'])?.['id']);
  const video: ParsedBlock[] = videoId ? [{ type: 'text', text: `https://www.youtube.com/watch?v=${videoId}` }] : [];
  const text = asText(chunk['text']);
  // `parts` repeat the text in the pieces it was streamed in.
  const parts = asList(chunk['parts']).filter(isObject);
  const texts = text.trim() === '' ? joinTextBlocks(parts) : [toTextBlock(text, chunk['isThought'] === true)];
  const code = [...parts, chunk].flatMap(readCode);
  const pictures = parts.flatMap((part) => readFile('inlineData', asObject(part['inlineData'])));
  const error = asText(chunk['errorMessage']);
  return [
    ...files,
    ...pictures,
    ...video,
    ...texts,
    ...code,
    ...(error === '' ? [] : [{ type: 'output', text: error } as const]),
    ...readGrounding(asObject(chunk['grounding'])),
  ];
}

function toTextBlock(text: string, isThought: boolean): ParsedBlock {
  return { type: isThought ? 'reasoning' : 'text', text };
}

function joinTextBlocks(parts: readonly JsonObject[]): ParsedBlock[] {
  const blocks: ParsedBlock[] = [];
  for (const part of parts) {
    const block = toTextBlock(asText(part['text']), part['thought'] === true);
    const last = blocks.at(-1);
    if (block.type !== 'text' && block.type !== 'reasoning') continue;
    if (last && last.type === block.type) last.text += block.text;
    else blocks.push(block);
  }
  return blocks.filter((block) => 'text' in block && block.text?.trim() !== '');
}

function readCode(piece: JsonObject): ParsedBlock[] {
  const code = asObject(piece['executableCode']);
  const result = asObject(piece['codeExecutionResult']);
  const language = asText(code?.['language']).toLowerCase();
  const blocks: ParsedBlock[] = [];
  if (asName(code?.['code'])) blocks.push({ type: 'code', text: asText(code?.['code']), language: language || null });
  const output = asText(result?.['output']) || asText(result?.['outcome']);
  if (output !== '') blocks.push({ type: 'output', text: output });
  return blocks;
}

function readFile(field: string, file: JsonObject | null): AttachmentBlock[] {
  if (!file) return [];
  const isImage = /image/i.test(field);
  return [
    {
      type: 'attachment',
      name: asName(file['name']) ?? (isImage ? 'Image' : 'Attachment'),
      mimeType: asName(file['mimeType']) ?? (isImage ? 'image/*' : null),
      size: parseCount(file['sizeBytes']),
      assetId: asName(file['id']),
    },
  ];
}

/** The pages a reply is based on. */
function readGrounding(grounding: JsonObject | null): ParsedBlock[] {
  if (!grounding) return [];
  const sources = [...asList(grounding['groundingSources']), ...asList(grounding['groundingChunks'])].map((entry) => {
    const source = asObject(asObject(entry)?.['web']) ?? asObject(entry);
    return [asText(source?.['title']), asText(source?.['uri'])].filter((line) => line !== '').join('\n');
  });
  const text = sources.filter((source) => source !== '').join('\n\n');
  return text === ''
    ? [{ type: 'raw', label: 'grounding', json: toRawJson(grounding) }]
    : [{ type: 'output', text, tool: 'web search' }];
}
