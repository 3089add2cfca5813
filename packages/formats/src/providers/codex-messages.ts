import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ListedMessage } from '../conversation/message-list.ts';
import { asName, asText } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

/** Where a text was found: most texts are written two or three times. */
export type Origin = 'item' | 'event' | 'completed';

/** A message, or a step of an answer: reasoning, or a call with its results. */
export interface Entry {
  role: 'user' | 'assistant';
  text: string;
  blocks: ParsedBlock[];
  /** The time of its line. */
  time: unknown;
  /** Codex's id; new versions write one. */
  id?: unknown;
  model?: string | null;
}

interface KeptEntry extends Entry {
  key: string;
  isInterrupted: boolean;
  origins: Set<Origin>;
}

/** The same text follows at once; a later one is another message. */
const MAX_DISTANCE = 20;

/** The messages of a session in order, each once. */
export class CodexMessages {
  size = 0;
  /** A prompt whose answer has not ended. */
  #isOpen = false;
  #entries: KeptEntry[] = [];
  readonly #counts = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** Returns the blocks of the entry, to which results can be added. */
  add(entry: Entry): ParsedBlock[] {
    return this.#keep(entry).blocks;
  }

  /** Adds a message, unless it is the same one from another place in the file. */
  addOnce(entry: Entry, origin: Origin): void {
    if (entry.text === '' && entry.blocks.length === 0) return;
    const twin = this.#findTwin(entry, origin);
    (twin ?? this.#keep(entry)).origins.add(origin);
    if (twin === undefined) return;
    if (twin.blocks.length === 0) twin.blocks = entry.blocks;
    // What was typed, without anything around it.
    if (entry.role === 'user' && origin === 'event') twin.text = entry.text;
  }

  /** The answer to the last prompt has ended, or was stopped. */
  endTurn(isAborted: boolean): void {
    const last = this.#entries.at(-1);
    if (isAborted && this.#isOpen && last?.role === 'assistant') last.isInterrupted = true;
    this.#isOpen = false;
  }

  /** The person took back their last prompts. */
  rollBack(prompts: number): void {
    let left = prompts;
    while (left > 0 && this.#entries.length > 0) if (this.#entries.pop()?.role === 'user') left--;
    this.#isOpen = false;
  }

  clear(): void {
    this.#entries = [];
    this.#isOpen = false;
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

  #findTwin({ role, text }: Entry, origin: Origin): KeptEntry | undefined {
    for (const entry of this.#entries.slice(-MAX_DISTANCE).toReversed()) {
      if (entry.role !== role) return undefined;
      const isMessage = role === 'user' || entry.text !== '';
      if (isMessage && !entry.origins.has(origin) && isSame(role, entry.text, text)) return entry;
    }
    return undefined;
  }

  #keep(entry: Entry): KeptEntry {
    const key = asName(entry.id) ?? this.#nextKey(asText(entry.time));
    const kept = { ...entry, key, isInterrupted: false, origins: new Set<Origin>() };
    if (entry.role === 'user') this.#isOpen = true;
    this.#entries.push(kept);
    this.size += 300 + entry.text.length + JSON.stringify(entry.blocks).length;
    return kept;
  }

  /** From the time of its line, so that it stays the same while the file grows. */
  #nextKey(time: string): string {
    const count = this.#counts.get(time) ?? 0;
    this.#counts.set(time, count + 1);
    return `${time}#${count}`;
  }
}

function isSame(role: Entry['role'], one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((text) => text.replace(/\s+/g, ' ').trim());
  if (first === second) return true;
  return role === 'user' && first !== '' && second !== '' && (first.includes(second) || second.includes(first));
}
