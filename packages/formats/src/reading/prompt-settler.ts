import type { LoggedPrompt } from '../export-format.ts';
import type { ReadRecord } from '../find-format.ts';
import { findCommonPrefix } from '../providers/gemini-prefix.ts';

/** Prompts in a language that is not known are compared in groups of this many. */
const MAX_COMPARED = 40;

export interface IndexedRecord {
  index: number;
  read: ReadRecord;
}

/**
 * Removes the words a log writes before each prompt in a language that is not known: records wait until enough prompts can
 * be compared. Everything else passes at once, in order.
 */
export class PromptSettler {
  #waiting: IndexedRecord[] = [];
  #titles: string[] = [];
  /** Null until it was looked for; '' if there is none. */
  #prefix: string | null = null;

  add(record: IndexedRecord): IndexedRecord[] {
    const prompt = promptOf(record.read);
    if (this.#prefix !== null) return [prompt ? settle(record, prompt, this.#prefix) : record];
    if (!prompt && this.#waiting.length === 0) return [record];
    this.#waiting.push(record);
    if (prompt?.hasAnswer === true) this.#titles.push(prompt.title);
    return this.#titles.length >= MAX_COMPARED || this.#waiting.length >= MAX_COMPARED * 4 ? this.finish() : [];
  }

  /** All records that still wait. */
  finish(): IndexedRecord[] {
    if (this.#waiting.length === 0) return [];
    const prefix = findCommonPrefix(this.#titles) ?? '';
    this.#prefix = prefix;
    const settled = this.#waiting.map((record) => {
      const prompt = promptOf(record.read);
      return prompt ? settle(record, prompt, prefix) : record;
    });
    this.#waiting = [];
    return settled;
  }
}

function promptOf({ results }: ReadRecord): LoggedPrompt | undefined {
  const [result] = results;
  return result !== undefined && 'conversation' in result ? result.prompt : undefined;
}

function settle({ index, read }: IndexedRecord, prompt: LoggedPrompt, prefix: string): IndexedRecord {
  return { index, read: { ...read, results: [prompt.withoutPrefix(prefix)] } };
}
