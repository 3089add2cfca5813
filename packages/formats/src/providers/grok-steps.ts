import { toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { isWebAddress } from '../values/markdown-link.ts';
import { toNumberLink } from '../values/numbered-citations.ts';

/** An element that describes a tool call. */
const toolCard = /<xai:tool_usage_card\b[^>]*>([\s\S]*?)<\/xai:tool_usage_card>/g;
const cdata = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/;

/** The steps before Grok's reply: texts are reasoning, cards are tool calls. Raw results are left out. */
export function readGrokSteps(response: JsonObject): ParsedBlock[] {
  return asList(response['steps'])
    .filter(isObject)
    .flatMap((step) => {
      const tags = new Set(asList(step['tags']).map(asText));
      if (tags.has('raw_function_result')) return [];
      const text = asList(step['text']).map(asText).join('\n') || asText(step['text']);
      const calls = [...text.matchAll(toolCard)].flatMap(([, body = '']) => readCard(body));
      return [...toReasoning(text.replace(toolCard, '')), ...calls];
    });
}

function readCard(body: string): ParsedBlock[] {
  const contentOf = (name: string) => new RegExp(`<xai:${name}>([\\s\\S]*?)</xai:${name}>`).exec(body)?.[1] ?? '';
  const tool = contentOf('tool_name').trim();
  const args = contentOf('tool_args');
  return tool === '' ? [] : [{ type: 'tool_call', tool, input: (cdata.exec(args)?.[1] ?? args).trim() }];
}

/** A citation; `card_id` is the id of the entry in `cardAttachmentsJson` that has the address of the page. */
const citation = /<grok:render\b[^>]*\bcard_id="([^"]+)"[^>]*>[\s\S]*?<\/grok:render>/g;

/** Replaces citations by links to their pages. A citation without a page is removed. */
export function linkGrokCitations(text: string, response: JsonObject): string {
  if (!text.includes('<grok:render')) return text;
  const cards = asList(response['cardAttachmentsJson'] ?? response['card_attachments_json']).map(readJson);
  const addresses = new Map(
    cards.flatMap((entry) => {
      const id = asName(entry?.['id']);
      const url = asText(entry?.['url']);
      return id !== null && isWebAddress(url) ? [[id, url] as const] : [];
    }),
  );
  const numbers = new Map<string, number>();
  return text.replace(citation, (_mark, id: string) => {
    const url = addresses.get(id);
    if (url === undefined) return '';
    const number = numbers.get(url) ?? numbers.size + 1;
    numbers.set(url, number);
    return ` ${toNumberLink(String(number), url)}`;
  });
}

function readJson(value: unknown): JsonObject | null {
  if (typeof value !== 'string') return asObject(value);
  try {
    return asObject(JSON.parse(value));
  } catch {
    return null;
  }
}
