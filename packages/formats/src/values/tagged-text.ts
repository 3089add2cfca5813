import type { ParsedBlock } from '../conversation/conversation-tree.ts';

/** An element with reasoning or a tool call. */
const taggedElement =
  /<(think|thinking)>([\s\S]*?)<\/\1>|<details\b([^>]*\btype="(?:reasoning|tool_calls|code_interpreter)"[^>]*)>([\s\S]*?)<\/details>/gi;

/**
 * Splits a text into blocks where it contains reasoning or tool calls, as <think>…</think> or
 * <details type="reasoning">…</details>.
 */
export function splitTagged(text: string): ParsedBlock[] {
  const blocks: ParsedBlock[] = [];
  let from = 0;
  for (const found of text.matchAll(taggedElement)) {
    const [whole, , thought = '', attributes = '', details = ''] = found;
    blocks.push(...toText(text.slice(from, found.index)));
    from = found.index + whole.length;
    blocks.push(...(attributes === '' ? toReasoning(thought) : readDetails(attributes, details)));
  }
  return [...blocks, ...toText(text.slice(from))];
}

function readDetails(attributes: string, details: string): ParsedBlock[] {
  const body = unescapeText(details.replace(/<summary>[\s\S]*?<\/summary>/i, ''));
  if (/type="reasoning"/.test(attributes)) return toReasoning(body.replace(/^> ?/gm, ''));
  const attribute = (name: string) => unescapeText(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
  const tool = attribute('name') || 'tool';
  const input = attribute('arguments');
  const output = attribute('result') || body.trim();
  return [
    ...(input === '' ? [] : [{ type: 'tool_call', tool, input } as const]),
    ...(output === '' ? [] : [{ type: 'output', text: output, tool } as const]),
  ];
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' ', amp: '&' };

function unescapeText(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|#x27|nbsp|amp);/g, (whole: string, name: string) => entities[name] ?? whole);
}

function toReasoning(text: string): ParsedBlock[] {
  return text.trim() === '' ? [] : [{ type: 'reasoning', text: text.trim() }];
}

function toText(text: string): ParsedBlock[] {
  return text.trim() === '' ? [] : [{ type: 'text', text: text.trim() }];
}
