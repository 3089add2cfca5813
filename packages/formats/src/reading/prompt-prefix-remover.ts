import type { LoggedPrompt } from '../export-format.ts';
import type { ParsedRecord } from '../find-format.ts';
import { findCommonPrefix } from '../providers/gemini-prefix.ts';

/** How many prompts in an unknown language are compared. */
const MAX_COMPARED_PROMPTS = 40;
/** How many records wait at most, if few of them are prompts. */
const MAX_WAITING_RECORDS = MAX_COMPARED_PROMPTS * 4;

export interface IndexedRecord {
  index: number;
  parsed: ParsedRecord;
}

/**
 * Removes the prefix that a log in an unknown language writes before each prompt: from the first such prompt on,
 * records wait until there are enough prompts to compare. Their order is kept.
 */
export class PromptPrefixRemover {
  #waiting: IndexedRecord[] = [];
  /** The compared prompts. */
  #titles: string[] = [];
  /** The prefix; null until the prompts were compared, '' if they have no common prefix. */
  #prefix: string | null = null;

  /** Returns the records that need not wait any longer, in order. */
  add(record: IndexedRecord): IndexedRecord[] {
    const prompt = promptOf(record.parsed);
    if (this.#prefix !== null) return [prompt ? removePrefix(record, prompt, this.#prefix) : record];
    if (!prompt && this.#waiting.length === 0) return [record];
    this.#waiting.push(record);
    if (prompt?.hasReply === true) this.#titles.push(prompt.title);
    const isEnough = this.#titles.length >= MAX_COMPARED_PROMPTS || this.#waiting.length >= MAX_WAITING_RECORDS;
    return isEnough ? this.finish() : [];
  }

  /** The records that still wait. */
  finish(): IndexedRecord[] {
    if (this.#waiting.length === 0) return [];
    const prefix = findCommonPrefix(this.#titles) ?? '';
    this.#prefix = prefix;
    const records = this.#waiting.map((record) => {
      const prompt = promptOf(record.parsed);
      return prompt ? removePrefix(record, prompt, prefix) : record;
    });
    this.#waiting = [];
    return records;
  }
}

function promptOf({ results }: ParsedRecord): LoggedPrompt | undefined {
  const [result] = results;
  return result !== undefined && 'conversation' in result ? result.prompt : undefined;
}

function removePrefix({ index, parsed }: IndexedRecord, prompt: LoggedPrompt, prefix: string): IndexedRecord {
  return { index, parsed: { ...parsed, results: [prompt.parseWithoutPrefix(prefix)] } };
}
