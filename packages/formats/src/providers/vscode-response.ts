import { textOf, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';
import { ReplyText } from './vscode-text.ts';

/** What the program shows while it works, and offers that were not taken. */
const NOISE = new Set(
  (
    'prepareToolInvocation undoStop codeblockUri progressMessage progressTask progressTaskSerialized mcpServersStarting ' +
    'confirmation elicitation elicitation2 elicitationSerialized warning command treeData multiDiffData pullRequest ' +
    'extensions externalEdits references reference usedContext codeCitation clearToPreviousToolInvocation hook usage ' +
    'disabledClaudeHooks autoModeResolution'
  ).split(' '),
);
/** VS Code writes links to files without a text. */
const BARE_LINK = /\[\]\(([^)\s]+)\)/g;

const EDITS = new Set(['textEditGroup', 'notebookEditGroup', 'workspaceEdit']);

/** The parts of a reply, in order; texts and names of files between them are one text. */
export function readResponse(response: unknown): ParsedBlock[] {
  const blocks: ParsedBlock[] = [];
  const reply = new ReplyText();
  const endText = () => {
    const text = reply.take();
    if (text !== null) blocks.push({ type: 'text', text });
  };
  for (const part of Array.isArray(response) ? response : [response]) {
    const words = typeof part === 'string' ? asText(part) : isObject(part) ? readWords(part) : '';
    if (words !== null) reply.add(words);
    else if (isObject(part)) {
      if (EDITS.has(asText(part['kind']))) reply.beginEdit();
      const found = readPart(part);
      if (found.length > 0) endText();
      for (const block of found) addBlock(blocks, block);
    }
  }
  endText();
  return blocks;
}

/** Reasoning comes in pieces. */
function addBlock(blocks: ParsedBlock[], block: ParsedBlock): void {
  const last = blocks.at(-1);
  if (block.type === 'reasoning' && last?.type === 'reasoning') last.text += `\n\n${block.text}`;
  else blocks.push(block);
}

/** A part of the text; null for other parts. */
function readWords(part: JsonObject): string | null {
  switch (part['kind']) {
    case undefined:
      return asText(part['value']) || asText(asObject(part['content'])?.['value']);
    case 'markdownContent':
    case 'markdownVuln':
      return asText(asObject(part['content'])?.['value']) || asText(part['content']);
    case 'inlineReference':
      return isForeign(part) ? '' : readReference(part);
    default:
      return null;
  }
}

function readReference(part: JsonObject): string {
  const target = asObject(part['inlineReference']) ?? {};
  const place = asObject(asObject(target['location'])?.['uri']) ?? asObject(target['uri']) ?? target;
  const name =
    asName(part['name']) ?? asName(target['name']) ?? baseName(asText(place['path']) || asText(place['fsPath']));
  return name === '' ? '' : `\`${name}\``;
}

const baseName = (path: string) => path.split(/[\\/]/).findLast((name) => name !== '') ?? '';

/** The work of a subagent is marked with the call that started it. */
function isForeign(part: JsonObject): boolean {
  const caller = asName(part['subAgentInvocationId']);
  return caller !== null && caller !== part['toolCallId'];
}

function readPart(part: JsonObject): ParsedBlock[] {
  const kind = asText(part['kind']);
  if (isForeign(part) || NOISE.has(kind)) return [];
  switch (kind) {
    case 'thinking':
      return toReasoning(textOf(part['value']));
    case 'toolInvocation':
    case 'toolInvocationSerialized':
      return part['presentation'] === 'hidden' ? [] : readTool(part);
    case 'textEditGroup':
    case 'notebookEditGroup':
    case 'workspaceEdit':
      return [
        toShortCall('edit', asText(asObject(part['uri'])?.['path']) || asText(asObject(part['uri'])?.['fsPath'])),
      ];
    case 'planReview':
      return [{ type: 'text', text: asText(part['content']) }];
    case 'questionCarousel':
      return [toShortCall('ask', { questions: part['questions'] }), ...toShortOutput(part['data'], 'ask')];
    default:
      return [{ type: 'raw', label: kind || 'part', json: toRawJson(part) }];
  }
}

function readTool(part: JsonObject): ParsedBlock[] {
  const tool = asName(part['toolId']) ?? 'tool';
  const details = asObject(part['toolSpecificData']) ?? {};
  const command = asText(asObject(details['commandLine'])?.['original']) || asText(details['command']);
  const label = textOf(part['pastTenseMessage']) || textOf(part['invocationMessage']);
  const input = command || label.replace(BARE_LINK, (_, address: string) => baseName(decode(address)));
  const results = asList(asObject(part['resultDetails'])?.['output']).map((item) => asText(asObject(item)?.['value']));
  const output = results.join('\n') || asText(asObject(details['terminalCommandOutput'])?.['text']);
  return [toShortCall(tool, input), ...toShortOutput(output, tool)];
}

function decode(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
