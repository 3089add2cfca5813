import { textOf, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';
import { ReplyText } from './vscode-text.ts';

/** Kinds of parts that are not read: progress of the work, and suggestions that the person did not accept. */
const IGNORED_KINDS = new Set(
  (
    'prepareToolInvocation undoStop codeblockUri progressMessage progressTask progressTaskSerialized mcpServersStarting ' +
    'confirmation elicitation elicitation2 elicitationSerialized warning command treeData multiDiffData pullRequest ' +
    'extensions externalEdits references reference usedContext codeCitation clearToPreviousToolInvocation hook usage ' +
    'disabledClaudeHooks autoModeResolution'
  ).split(' '),
);
/** A link without a text, as VS Code writes links to files. */
const BARE_LINK = /\[\]\(([^)\s]+)\)/g;

/** Kinds of parts that are edits of files. */
const EDIT_KINDS = new Set(['textEditGroup', 'notebookEditGroup', 'workspaceEdit']);

/** The blocks of a reply, in order. Texts that follow each other, with the names of files in them, are one block. */
export function readResponse(response: unknown): ParsedBlock[] {
  const blocks: ParsedBlock[] = [];
  const reply = new ReplyText();
  const endText = () => {
    const text = reply.take();
    if (text !== null) blocks.push({ type: 'text', text });
  };
  for (const part of Array.isArray(response) ? response : [response]) {
    const text = isObject(part) ? readText(part) : asText(part);
    if (text !== null) reply.add(text);
    else if (isObject(part)) {
      if (EDIT_KINDS.has(asText(part['kind']))) reply.beginEdit();
      const found = readPart(part);
      if (found.length > 0) endText();
      for (const block of found) addBlock(blocks, block);
    }
  }
  endText();
  return blocks;
}

/** Adds a block. Pieces of reasoning that follow each other are joined. */
function addBlock(blocks: ParsedBlock[], block: ParsedBlock): void {
  const last = blocks.at(-1);
  if (block.type === 'reasoning' && last?.type === 'reasoning') last.text += `\n\n${block.text}`;
  else blocks.push(block);
}

/** The text of a part; null for a part that is not text. */
function readText(part: JsonObject): string | null {
  switch (part['kind']) {
    case undefined:
      return asText(part['value']) || asText(asObject(part['content'])?.['value']);
    case 'markdownContent':
    case 'markdownVuln':
      return asText(asObject(part['content'])?.['value']) || asText(part['content']);
    case 'inlineReference':
      return isFromSubagent(part) ? '' : readReference(part);
    default:
      return null;
  }
}

function readReference(part: JsonObject): string {
  const target = asObject(part['inlineReference']) ?? {};
  const uri = asObject(asObject(target['location'])?.['uri']) ?? asObject(target['uri']) ?? target;
  const name = asName(part['name']) ?? asName(target['name']) ?? baseName(asText(uri['path']) || asText(uri['fsPath']));
  return name === '' ? '' : `\`${name}\``;
}

const baseName = (path: string) => path.split(/[\\/]/).findLast((name) => name !== '') ?? '';

/** Whether a part is the work of a subagent: it has the id of the call that started the subagent. */
function isFromSubagent(part: JsonObject): boolean {
  const caller = asName(part['subAgentInvocationId']);
  return caller !== null && caller !== part['toolCallId'];
}

function readPart(part: JsonObject): ParsedBlock[] {
  const kind = asText(part['kind']);
  if (isFromSubagent(part) || IGNORED_KINDS.has(kind)) return [];
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
