import { collectDocuments, type DocumentSource } from '../conversation/collect-documents.ts';
import type { ParsedDocument } from '../conversation/conversation-tree.ts';
import type { DocumentStep, DraftBlock } from '../conversation/document-step.ts';
import { parseObject } from '../values/json-shape.ts';
import { readCanvasId, readCanvasCall } from './chatgpt-canvas.ts';
import { readArtifactEdit } from './claude-artifacts.ts';

/**
 * The documents of a conversation that was stored without them, found in the blocks of its messages. The ids of
 * artifacts are only in exports; without them, texts with the same title are versions of one document.
 */
export function findStoredDocuments(source: string, messages: readonly DocumentSource[]): ParsedDocument[] {
  const messagesWithSteps = messages.map((message) => ({
    ...message,
    blocks: message.blocks.map((block): DraftBlock => {
      const document = stepOf(block);
      return document === undefined ? block : { ...block, document };
    }),
  }));
  return collectDocuments(source, messagesWithSteps);
}

function stepOf(block: DraftBlock): DocumentStep | undefined {
  if (block.type === 'output') {
    const id = readCanvasId(block.text);
    return id === null ? undefined : { act: 'reportId', id };
  }
  if (block.type !== 'tool_call') return undefined;
  // Calls are stored with the plain name of their tool. A stored call of the canvas is an edit, because a new document
  // is stored as a block of code.
  const tool = block.tool === 'Canvas' ? 'canmore.update_textdoc' : block.tool;
  return readCanvasCall(block.input, tool)?.document ?? readArtifactEdit(block.tool, parseObject(block.input));
}
