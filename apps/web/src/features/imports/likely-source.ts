import type { Import } from '@app/contract/imports';

/** The assistants for which the app explains how to get an export; `grok` includes DeepSeek. */
export type ExplainedSource = 'chatgpt' | 'claude' | 'gemini' | 'copilot' | 'grok';

/** Words in the names of files that each assistant delivers, the most specific first. */
const FILE_NAMES: readonly [source: ExplainedSource, name: RegExp][] = [
  ['gemini', /gemini|takeout|my.?activity|\bbard\b/i],
  ['claude', /claude|anthropic/i],
  ['copilot', /copilot/i],
  ['grok', /grok|deepseek|prod-mc-/i],
  ['chatgpt', /chatgpt|openai|message_feedback|shared_conversations|model_comparisons|\bsora\b/i],
];

/** The assistant that a refused upload seems to be from, by the names of its files; undefined if no name matches. */
export function likelySource({ files, kept, skipped }: Pick<Import, 'files' | 'kept' | 'skipped'>) {
  const names = [...files, ...kept].map(({ name }) => name).concat(skipped.map(({ item }) => item));
  return FILE_NAMES.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
}
