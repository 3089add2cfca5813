import type { JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { ClaudeCodeTree, type TreePosition } from './claude-code-tree.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * Sessions of Claude Code: JSON lines linked by `parentUuid`. There are more than twenty types of lines; those of
 * the types `user` and `assistant` are the conversation. A session on the web is one object with a list of the same
 * lines, `loglines`.
 */
export const claudeCodeFormat: SessionFormat = {
  source: 'claude-code',
  detect: (record, path) =>
    asList(record['loglines']).slice(0, 10).some(isSessionLine) ||
    isSessionLine(record) ||
    isHistoryLine(record) ||
    (isSubagentPath(path) && asName(record['agentType']) !== null),
  open: (path) => new ClaudeCodeReader(path),
};

/** Types of lines with details of a session, each of which may be the first line. */
const sessionLineTypes = new Set(
  'agent-name ai-title custom-title last-prompt mode permission-mode queue-operation'.split(' '),
);

/** Whether a value is a line of a session. */
function isSessionLine(value: unknown): boolean {
  const line = asObject(value);
  const type = asText(line?.['type']);
  if (line === null) return false;
  if (sessionLineTypes.has(type)) return asName(line['sessionId']) !== null;
  switch (type) {
    case 'user':
    case 'assistant': {
      const content = asObject(line['message'])?.['content'];
      return typeof content === 'string' || Array.isArray(content);
    }
    case 'summary':
      return typeof line['summary'] === 'string' && 'leafUuid' in line;
    case 'file-history-snapshot':
      return isObject(line['snapshot']);
    // The first versions wrote lines with only the number of tokens.
    case '':
      return asName(line['requestId']) !== null && isObject(asObject(line['message'])?.['usage']);
    default:
      return typeof line['isSidechain'] === 'boolean' && asName(line['uuid']) !== null;
  }
}

/** Whether a record is a line of history.jsonl, the list of all prompts. */
function isHistoryLine(record: JsonObject): boolean {
  return typeof record['display'] === 'string' && isObject(record['pastedContents']) && 'timestamp' in record;
}

/** Whether a line of an unknown type contains a message. */
function isUnknownMessage(line: JsonObject): boolean {
  const content = asObject(line['message'])?.['content'];
  const isTurn = line['type'] === 'user' || line['type'] === 'assistant' || line['isSidechain'] === true;
  const attached = asObject(line['attachment']);
  if (attached !== null && asName(attached['prompt']) !== null)
    return line['type'] !== 'attachment' || attached['type'] !== 'queued_command';
  return !isTurn && (asName(content) !== null || asList(content).length > 0);
}

/** Whether a path is that of a file that a subagent wrote. */
function isSubagentPath(path: string): boolean {
  return /(?:^|\/)agent-[^/]*\.(?:jsonl|meta\.json)$|\/subagents\//.test(path);
}

const subagentReason = 'This file contains the work of a sub-agent; its result is in the session that started it.';
const historyReason = 'This is the list of all prompts; they are in the sessions as well.';

/** How many lines are read ahead to find a parent: newer versions sometimes write a line before its parent. */
const LOOKAHEAD = 20;

/** A line with its index in the file. */
interface Line {
  content: JsonObject;
  index: number;
}

class ClaudeCodeReader implements SessionReader {
  readonly #isSubagent: boolean;
  #lineCount = 0;
  /** The lines that were read ahead, because one of them may be the parent of an earlier line. */
  readonly #waiting: Line[] = [];
  /** How many messages were of an unknown type. */
  #unknownMessages = 0;
  #hasHistoryLines = false;
  #hasSidechain = false;
  /** By the id of the session. A session that continues an earlier one shares the tree of the earlier one. */
  readonly #trees = new Map<string, ClaudeCodeTree>();
  /** The position of each line, by the line's id. */
  readonly #positions = new Map<string, TreePosition>();
  readonly #summaries: { leafId: string; text: string }[] = [];

  constructor(path: string) {
    this.#isSubagent = isSubagentPath(path);
  }

  get size(): number {
    const trees = new Set(this.#trees.values());
    return [...trees].reduce((sum, tree) => sum + tree.size, this.#positions.size * 150);
  }

  add(record: unknown): void {
    if (this.#isSubagent || !isObject(record)) return;
    for (const line of asList(record['loglines'])) if (isObject(line)) this.#push(line);
    this.#push(record);
  }

  finish(): ParseResult[] {
    if (this.#isSubagent) return skip(subagentReason);
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      this.#readBelowParent(next);
    const trees = [...new Set(this.#trees.values())].filter((tree) => !tree.isEmpty);
    const unknown = reportUnknownMessages(this.#unknownMessages);
    if (trees.length > 0)
      return [...trees.map((tree, index) => tree.finish(this.#findSummary(tree, index === 0))), ...unknown];
    if (unknown.length > 0) return unknown;
    if (this.#hasSidechain) return skip(subagentReason);
    if (this.#hasHistoryLines) return skip(historyReason);
    return [{ skip: { code: 'no_messages', reason: 'There are no messages in this session.' } }];
  }

  #push(content: JsonObject): void {
    this.#waiting.push({ content, index: this.#lineCount++ });
    const next = this.#waiting.length > LOOKAHEAD ? this.#waiting.shift() : undefined;
    if (next !== undefined) this.#readBelowParent(next);
  }

  /** Reads a line. If its parent was read ahead, the parent is read first. */
  #readBelowParent({ content, index }: Line): void {
    const parentId = asName(content['parentUuid']);
    const isMissing = parentId !== null && !this.#positions.has(parentId);
    const at = isMissing ? this.#waiting.findIndex((line) => line.content['uuid'] === parentId) : -1;
    for (const parent of at < 0 ? [] : this.#waiting.splice(at, 1)) this.#readBelowParent(parent);
    this.#addLine(content, index);
  }

  #addLine(line: JsonObject, index: number): void {
    const tree = this.#treeOf(line);
    switch (line['type']) {
      case 'custom-title':
        tree.titles.custom = asText(line['customTitle']) || tree.titles.custom;
        break;
      case 'ai-title':
        tree.titles.ai = asText(line['aiTitle']) || tree.titles.ai;
        break;
      case 'summary':
        if (asName(line['summary']) !== null)
          this.#summaries.push({ leafId: asText(line['leafUuid']), text: asText(line['summary']) });
        break;
      default:
        this.#hasHistoryLines ||= isHistoryLine(line);
        if (isUnknownMessage(line)) this.#unknownMessages++;
        this.#addLinked(line, asName(line['uuid']) ?? `line-${index}`, tree);
    }
  }

  /** Adds a line below its parent. Copies of lines, which the command /branch writes, are left out. */
  #addLinked(line: JsonObject, id: string, tree: ClaudeCodeTree): void {
    if (this.#positions.has(id)) return;
    const above = this.#positionAbove(line);
    if (line['isSidechain'] === true) {
      this.#hasSidechain = true;
      if (above) this.#positions.set(id, above);
    } else {
      this.#positions.set(id, tree.add(line, id, above));
    }
  }

  #positionAbove(line: JsonObject): TreePosition | undefined {
    return this.#positions.get(asName(line['parentUuid']) ?? asText(line['logicalParentUuid']));
  }

  #treeOf(line: JsonObject): ClaudeCodeTree {
    const sessionId = asText(line['sessionId']);
    const known = this.#trees.get(sessionId);
    const tree = this.#positionAbove(line)?.tree ?? known ?? new ClaudeCodeTree();
    if (known !== tree && (known === undefined || known.isEmpty)) {
      if (known) Object.assign(tree.titles, known.titles);
      this.#trees.set(sessionId, tree);
    }
    return tree;
  }

  /**
   * The last summary of a message in the tree. The first tree may have the summary of the session that it continues.
   */
  #findSummary(tree: ClaudeCodeTree, isFirstTree: boolean): string {
    const ownSummary = this.#summaries.findLast(({ leafId }) => this.#positions.get(leafId)?.tree === tree);
    const continuedSummary = isFirstTree
      ? this.#summaries.find(({ leafId }) => !this.#positions.has(leafId))
      : undefined;
    return (ownSummary ?? continuedSummary)?.text ?? '';
  }
}

function skip(reason: string): ParseResult[] {
  return [{ skip: { code: 'not_a_conversation', reason } }];
}
