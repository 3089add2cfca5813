import { type DocumentStep, type DraftBlock, type TextEdit, typeOfLanguage } from '../conversation/document-step.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject, parseObject } from '../values/json-shape.ts';

/** The block of a call that writes a canvas, or edits one. Undefined for any other call. */
export function readCanvasCall(text: string, tool: string): DraftBlock | undefined {
  const input = /^canmore\.(create|update)_textdoc$/.test(tool) ? parseObject(text) : null;
  if (input === null) return undefined;
  if (tool === 'canmore.update_textdoc') {
    const edits = asList(input['updates']).filter(isObject).map(toEdit);
    if (edits.length === 0) return undefined;
    return { type: 'tool_call', tool, input: text, document: { act: 'edit', id: null, edits } };
  }
  const body = asText(input['content']);
  if (body === '') return undefined;
  const kind = asText(input['type']);
  const language = kind.startsWith('code/') ? kind.slice(5) : 'markdown';
  const title = asName(input['name']) ?? 'Document';
  const mimeType = typeOfLanguage(language, body);
  return {
    type: 'code',
    text: body,
    language,
    title,
    document: { act: 'write', id: null, kind: 'canvas', title, mimeType },
  };
}

function toEdit(update: JsonObject): TextEdit {
  return {
    pattern: asText(update['pattern']),
    isEverywhere: update['multiple'] === true,
    replacement: asText(update['replacement']),
  };
}

/** The blocks of a canvas's result. The first block gets the id of the document that was written or edited. */
export function addCanvasId(blocks: DraftBlock[], message: JsonObject): DraftBlock[] {
  const canvas = asObject(asObject(message['metadata'])?.['canvas']);
  const idsInResults = blocks.map((block) => (block.type === 'output' ? readCanvasId(block.text) : null));
  const id = asName(canvas?.['textdoc_id']) ?? idsInResults.find((found) => found !== null) ?? null;
  const [first, ...others] = blocks;
  if (id === null || first === undefined) return blocks;
  const document: DocumentStep = { act: 'reportId', id };
  return [{ ...first, document }, ...others];
}

/** The document id in the text of a canvas's result; null for any other text. */
export function readCanvasId(text: string): string | null {
  return text.includes('"textdoc_id"') ? asName(parseObject(text)?.['textdoc_id']) : null;
}

/** A node of a conversation, as far as canvases are concerned. */
interface CanvasNode {
  parent: string | null;
  message: JsonObject | null;
}

/**
 * The ids and titles that the results of canvas calls give to documents, by the node of the call. Most results are
 * hidden.
 */
export function collectCanvases(nodes: readonly CanvasNode[]): ReadonlyMap<string, JsonObject> {
  const canvases = new Map<string, JsonObject>();
  for (const { parent, message } of nodes) {
    const canvas = asObject(asObject(message?.['metadata'])?.['canvas']);
    const isResult = asObject(message?.['author'])?.['role'] === 'tool';
    if (isResult && canvas && parent !== null && !canvases.has(parent)) canvases.set(parent, canvas);
  }
  return canvases;
}

/** The blocks of a canvas call, with the id and the title that its result gives to the document. */
export function addCanvasDetails(blocks: DraftBlock[], canvas: JsonObject | undefined): DraftBlock[] {
  const id = asName(canvas?.['textdoc_id']);
  if (id === null) return blocks;
  return blocks.map((block) => {
    const { document } = block;
    if (document?.act === 'edit') return { ...block, document: { ...document, id } };
    if (document?.act !== 'write' || document.kind !== 'canvas') return block;
    const title = asName(canvas?.['title']) ?? document.title;
    return { ...block, ...(block.type === 'code' && { title }), document: { ...document, id, title } };
  });
}
