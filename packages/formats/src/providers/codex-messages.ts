import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ListedMessage } from '../conversation/message-list.ts';
import { asName, asText } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

/** In which kind of line a text was found: Codex writes most texts two or three times. */
export type Origin = 'item' | 'event' | 'completed';

/** A message, or a step of a reply: reasoning, or a call with its results. */
export interface Entry {
  role: 'user' | 'assistant';
  text: string;
  blocks: ParsedBlock[];
  /** The time of the entry's line. */
  time: unknown;
  /** Codex's id of the entry; only new versions write one. */
  id?: unknown;
  model?: string | null;
}

interface StoredEntry extends Entry {
  /** Identifies the message in its conversation. */
  key: string;
  isInterrupted: boolean;
  origins: Set<Origin>;
}

/** The copies of a text are at most this many entries apart; the same text further on is another message. */
const MAX_DISTANCE = 20;

/** The messages of a session in order, each once. */
export class CodexMessages {
  /** About how many characters the entries keep in memory. */
  size = 0;
  /** The reply to the last prompt has not ended. */
  #isTurnOpen = false;
  #entries: StoredEntry[] = [];
  /** How many entries without an id have the same time, by the time. */
  readonly #counts = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** Adds a step of a reply, and returns its blocks, to which results can be added. */
  add(entry: Entry): ParsedBlock[] {
    return this.#store(entry).blocks;
  }

  /** Adds a message, unless it is a copy of one that another kind of line has. */
  addOnce(entry: Entry, origin: Origin): void {
    if (entry.text === '' && entry.blocks.length === 0) return;
    const original = this.#findOriginal(entry, origin);
    (original ?? this.#store(entry)).origins.add(origin);
    if (original === undefined) return;
    if (original.blocks.length === 0) original.blocks = entry.blocks;
    // Events have only what was typed; items also have text that Codex adds around it.
    if (entry.role === 'user' && origin === 'event') original.text = entry.text;
  }

  /** Notes that the reply to the last prompt has ended, or was stopped. */
  endTurn(isAborted: boolean): void {
    const last = this.#entries.at(-1);
    if (isAborted && this.#isTurnOpen && last?.role === 'assistant') last.isInterrupted = true;
    this.#isTurnOpen = false;
  }

  /** Removes the last prompts, which the person took back, and the replies to them. */
  rollBack(promptCount: number): void {
    let remaining = promptCount;
    while (remaining > 0 && this.#entries.length > 0) if (this.#entries.pop()?.role === 'user') remaining--;
    this.#isTurnOpen = false;
  }

  clear(): void {
    this.#entries = [];
    this.#isTurnOpen = false;
    this.size = 0;
  }

  toList(): ListedMessage[] {
    return this.#entries.map(({ key, role, text, blocks, time, model, isInterrupted }) => ({
      id: key,
      view: {
        kind: role === 'user' || text !== '' ? 'shown' : 'aside',
        role,
        blocks: text === '' ? blocks : [{ type: 'text', text }, ...blocks],
        createdAt: readTime(time),
        model: role === 'user' ? null : (model ?? null),
        isInterrupted,
      },
    }));
  }

  /** The stored message of which this one is a copy. */
  #findOriginal({ role, text }: Entry, origin: Origin): StoredEntry | undefined {
    for (const entry of this.#entries.slice(-MAX_DISTANCE).toReversed()) {
      if (entry.role !== role) return undefined;
      const isMessage = role === 'user' || entry.text !== '';
      if (isMessage && !entry.origins.has(origin) && isSameText(role, entry.text, text)) return entry;
    }
    return undefined;
  }

  #store(entry: Entry): StoredEntry {
    const key = asName(entry.id) ?? this.#nextKey(asText(entry.time));
    const stored = { ...entry, key, isInterrupted: false, origins: new Set<Origin>() };
    if (entry.role === 'user') this.#isTurnOpen = true;
    this.#entries.push(stored);
    this.size += 300 + entry.text.length + JSON.stringify(entry.blocks).length;
    return stored;
  }

  /** A key from the time of the line, so that it stays the same while the file grows. */
  #nextKey(time: string): string {
    const count = this.#counts.get(time) ?? 0;
    this.#counts.set(time, count + 1);
    return `${time}#${count}`;
  }
}

/** Whether two texts are copies of each other. One copy of a prompt may have more text around the prompt. */
function isSameText(role: Entry['role'], one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((text) => text.replace(/\s+/g, ' ').trim());
  if (first === second) return true;
  return role === 'user' && first !== '' && second !== '' && (first.includes(second) || second.includes(first));
}
