import { isObject, list, toSeconds } from './values.mjs';

/** Texts in a line of the user that the person did not write. */
const NOT_A_PROMPT =
  /^\s*(<local-command-|<bash-|<task-notification>|\[Request interrupted|Caveat: The messages below|This session is being continued)/;
const COMMAND = /<command-name>(.*?)<\/command-name>(?:[\s\S]*?<command-args>([\s\S]*?)<\/command-args>)?/;
/** A command with at least this many words after its name is a prompt; with fewer it may change a setting instead. */
const MIN_PROMPT_WORDS = 3;

/**
 * The sessions in a log of Claude Code: lines linked by parentUuid. A line that occurs again is ignored.
 * @returns {import('./values.mjs').FileConversation[]}
 */
export function readClaudeCode(lines) {
  const chain = new Chain();
  const sessions = new Map();
  for (const [index, line] of lines.entries()) {
    if (!isObject(line)) continue;
    const id = line.uuid ?? `line ${index}`;
    if (!chain.add(id, line)) continue;
    if (line.type !== 'user' && line.type !== 'assistant' && line.attachment?.type !== 'queued_command') continue;
    const session = line.sessionId ?? '';
    if (!sessions.has(session)) sessions.set(session, []);
    sessions.get(session).push(readLine(line, id, chain.messageAbove(id)));
    chain.addMessage(id);
  }
  return [...sessions].map(([id, messages]) => ({ id, title: null, messages }));
}

/**
 * Finds the message above a line: the nearest message among its ancestors. The parent of a line without a known parent is
 * the line before it.
 */
class Chain {
  #parents = new Map();
  #messages = new Set();
  #last = new Map();
  #hasLinks = false;

  add(id, line) {
    if (this.#parents.has(id)) return false;
    const parentId = line.parentUuid ?? line.logicalParentUuid ?? null;
    const isKnown = parentId !== null && this.#parents.has(parentId);
    if (isKnown) this.#hasLinks = true;
    // In a file with linked lines, a prompt without a parent is an edited first prompt.
    const isFirst =
      line.parentUuid === null && line.type === 'user' && line.isCompactSummary !== true && this.#hasLinks;
    const before = this.#last.get(line.sessionId) ?? null;
    this.#parents.set(id, isKnown ? parentId : isFirst ? null : before);
    if (line.uuid !== undefined || line.message !== undefined) this.#last.set(line.sessionId, id);
    return true;
  }

  addMessage(id) {
    this.#messages.add(id);
  }

  messageAbove(id) {
    let above = this.#parents.get(id) ?? null;
    while (above !== null && !this.#messages.has(above)) above = this.#parents.get(above) ?? null;
    return above;
  }
}

function readLine(line, id, parent) {
  const content = line.attachment?.prompt ?? line.message?.content;
  const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : list(content);
  const texts = blocks.flatMap(textsOf).map((text) => text.replaceAll(ADDED_TEXT, ''));
  const isResult = blocks.some(({ type }) => type === 'tool_result');
  const [, command, commandArgs = ''] = COMMAND.exec(texts.join('')) ?? [];
  const mayOnlyChangeSetting = command !== undefined && commandArgs.trim().split(/\s+/).length < MIN_PROMPT_WORDS;
  const leftOut = reasonToLeaveOut(line, texts, isResult) ?? (mayOnlyChangeSetting ? 'command' : undefined);
  return {
    id,
    parent,
    role: line.type === 'assistant' ? 'assistant' : 'user',
    time: toSeconds(line.timestamp),
    texts: command === undefined ? texts : [command, commandArgs],
    ...(leftOut && { leftOut }),
  };
}

const ADDED_TEXT = /<(system-reminder|ide_opened_file|ide_selection)>[\s\S]*?<\/\1>/g;

function textsOf(block) {
  if (block.type === 'text') return [block.text ?? ''];
  return block.type === 'thinking' ? [block.thinking ?? ''] : [];
}

function reasonToLeaveOut(line, texts, isResult) {
  if (line.isSidechain === true) return 'sub-agent';
  if (line.isMeta === true) return 'hidden';
  if (line.isCompactSummary === true) return 'summary';
  if (line.isApiErrorMessage === true || line.message?.model === '<synthetic>') return 'error';
  if (isResult) return 'tool result';
  return line.type === 'user' && texts.some((text) => NOT_A_PROMPT.test(text)) ? 'notice' : undefined;
}
