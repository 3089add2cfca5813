import { toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { toShortOutput } from '../conversation/tool-blocks.ts';
import type { ParseResult, TextFormat } from '../export-format.ts';
import { toStorable } from '../values/json-shape.ts';
import { splitTagged } from '../values/tagged-text.ts';
import { readTime } from '../values/timestamps.ts';
import { isAiderHistory, splitSessions, type AiderSession, type AiderTurn } from './aider-lines.ts';

/** Aider: .aider.chat.history.md in the folder of a project, one conversation for each start. Source: aider/io.py. */
export const aiderFormat: TextFormat = {
  source: 'aider',
  parse: (text, path) => (isAiderHistory(text, path) ? splitSessions(toStorable(text)).map(finishSession) : null),
};

/** Commands whose argument goes to the model. Aider repeats the argument as a separate input. */
const PROMPT_COMMAND = /^\/(?:ask|code|architect|context|help|chat-mode)(?:\s+([\s\S]*))?$/;
/** Other commands of Aider, and commands of the shell. */
const COMMAND = /^(?:\/[a-z][a-z-]*(?:\s|$)|!)/;
const MODEL_NOTICE = /^(?:Main model|Models?): (\S+)/;
/** Notices that Aider writes at each start and after each reply. */
const ROUTINE_NOTICE =
  /^(?:Tokens: |Use \/help|You can use \/undo|Aider v|(?:Main |Weak |Editor )?[Mm]odels?: |Git repo|Repo-map|https:\/\/aider\.chat|\^C|$)/;
/** Reasoning, between the two headings that Aider writes. */
const THINKING = /-{6,}\s*\n► \*\*THINKING\*\*\s*\n([\s\S]*?)\n-{6,}\s*\n► \*\*ANSWER\*\*\s*\n/g;

function finishSession({ startedAt, turns }: AiderSession): ParseResult {
  const reader = new TurnReader(readTime(startedAt?.replace(' ', 'T')));
  for (const turn of turns) reader.add(turn);
  const { messages } = reader;
  const first = messages[0]?.view;
  const firstBlock = first === undefined || first.kind === 'hidden' ? null : first.blocks[0];
  const result = buildConversation({ source: 'aider', sourceId: deriveId('aider', startedAt, firstBlock) }, messages);
  return 'skip' in result && startedAt !== null ? { ...result, name: `Session of ${startedAt}` } : result;
}

class TurnReader {
  readonly messages: ListedMessage[] = [];
  readonly #createdAt: number | null;
  #model: string | null = null;
  /** Notices before the first input are left out, and notices after a command, which are the command's output. */
  #ignoresNotices = true;
  /** The prompt in the last command, which may follow again as an input. */
  #commandPrompt: string | null = null;

  constructor(createdAt: number | null) {
    this.#createdAt = createdAt;
  }

  add({ kind, lines }: AiderTurn): void {
    if (kind === 'user')
      this.#addInput(
        lines
          .map((line) => line.slice('#### '.length).trimEnd())
          .join('\n')
          .trim(),
      );
    else if (kind === 'notice') this.#addNotices(lines.map((line) => line.slice('>'.length).trim()));
    else {
      this.#ignoresNotices = false;
      this.#push('assistant', readReply(lines.join('\n')));
    }
  }

  #addInput(input: string): void {
    const promptCommand = PROMPT_COMMAND.exec(input);
    const text = promptCommand ? (promptCommand[1] ?? '').trim() : input;
    const isRepeated = this.#commandPrompt !== null && this.#commandPrompt === text;
    this.#commandPrompt = promptCommand ? text : null;
    if (isRepeated) return;
    this.#ignoresNotices = text === '' || text === '<blank>' || (!promptCommand && COMMAND.test(text));
    if (!this.#ignoresNotices) this.#push('user', [{ type: 'text', text }]);
  }

  /** Notices are part of the reply before them. */
  #addNotices(lines: readonly string[]): void {
    for (const line of lines) this.#model = MODEL_NOTICE.exec(line)?.[1] ?? this.#model;
    const relevantLines = lines.filter((line) => !ROUTINE_NOTICE.test(line));
    if (this.#ignoresNotices || relevantLines.length === 0) return;
    const output = toShortOutput(relevantLines.join('\n'), 'aider');
    const last = this.messages.at(-1)?.view;
    if (last && last.kind !== 'hidden' && last.role === 'assistant') last.blocks.push(...output);
    else this.#push('assistant', output);
  }

  #push(speaker: 'user' | 'assistant', blocks: ParsedBlock[]): void {
    const view = toNodeView(speaker, blocks, { createdAt: this.#createdAt, model: this.#model });
    if (blocks.length > 0) this.messages.push({ id: null, view });
  }
}

function readReply(text: string): ParsedBlock[] {
  const blocks: ParsedBlock[] = [];
  let from = 0;
  for (const found of text.matchAll(THINKING)) {
    blocks.push(...splitTagged(text.slice(from, found.index)), ...toReasoning(found[1] ?? ''));
    from = found.index + found[0].length;
  }
  return [...blocks, ...splitTagged(text.slice(from))];
}
