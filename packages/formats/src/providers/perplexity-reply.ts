import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { readContent, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asObject, asText, isObject } from '../values/json-shape.ts';
import { isWebAddress, toMarkdownLink } from '../values/markdown-link.ts';
import { linkNumbers, numberSources } from '../values/numbered-citations.ts';

/** The plan, the pages found and the reply of one entry. Numbers in the reply become links to the pages. */
export function readPerplexityReply(entry: JsonObject): ParsedBlock[] {
  const blocks = asList(entry['blocks']).filter(isObject);
  const steps = readSteps(entry['text']);
  const markdownBlocks = blocks.map((block) => asObject(block['markdown_block'])).filter((block) => block !== null);
  const texts = markdownBlocks.map((block) => asText(block['answer']) || asList(block['chunks']).map(asText).join(''));
  const foundPages = blocks.flatMap((block) => asList(asObject(block['web_result_block'])?.['web_results']));
  const pages = [...asList(entry['sources']), ...foundPages, ...steps.pages];
  const addresses = pages.map((page) => asText(asObject(page)?.['url']) || asText(page));
  // The same reply may be in several blocks.
  const answer = asText(entry['answer']) || [...new Set(texts)].join('\n\n') || steps.answer;
  const splitReply = readSourceList(answer);
  const sources = new Map([...splitReply.sources, ...numberSources(addresses)]);
  return [
    ...readPlan(blocks),
    ...toOutput([...new Set(pages.map(describeSource))].filter((page) => page !== '').join('\n\n'), 'web search'),
    ...readContent(linkNumbers(splitReply.text, sources) + splitReply.list),
  ];
}

/** The plan of the search. */
function readPlan(blocks: readonly JsonObject[]): ParsedBlock[] {
  const goals = blocks.flatMap((block) =>
    asList((asObject(block['plan_block']) ?? asObject(block['reasoning_plan_block']))?.['goals']).filter(isObject),
  );
  const lines = new Set(goals.map((goal) => asText(goal['description'])).filter((line) => line !== ''));
  return toReasoning([...lines].join('\n'));
}

/** In older entries `text` is JSON: the reply itself, or steps, of which the last one contains the reply as JSON. */
function readSteps(text: unknown): { answer: string; pages: readonly unknown[] } {
  const value = parseJson(text);
  if (value === undefined) return { answer: asText(text), pages: [] };
  const steps = asList(value).filter(isObject);
  const last = steps.findLast((step) => step['step_type'] === 'FINAL') ?? asObject(value);
  const content = asObject(last?.['content']) ?? last;
  const result = asObject(parseJson(content?.['answer'])) ?? content;
  return { answer: asText(result?.['answer']), pages: asList(result?.['web_results']) };
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** A line of a source list, such as `[1] A title https://example.org` or `- [1]: <https://example.org>`. */
const sourceLine = /^(?:[-*]\s+)?\[(\d{1,3})\]:?\s+(?:(\S[^\n]*?)\s+)?<?(https?:\/\/\S+?)>?\s*$/;

/** Splits a copied reply into its text and the list of sources at its end. `list` is this list as Markdown links. */
function readSourceList(answer: string): { text: string; list: string; sources: Map<number, string> } {
  const lines = answer.trimEnd().split('\n');
  const sources = new Map<number, string>();
  const items: string[] = [];
  let end = lines.length;
  for (; end > 0; end--) {
    const line = lines[end - 1] ?? '';
    const [, number, title, url = ''] = sourceLine.exec(line) ?? [];
    if (line.trim() !== '' && (number === undefined || !isWebAddress(url))) break;
    if (number === undefined) continue;
    sources.set(Number(number), url);
    items.unshift(`${number}. ${toMarkdownLink(title ?? null, url)}`);
  }
  if (items.length === 0) return { text: answer, list: '', sources };
  return { text: lines.slice(0, end).join('\n'), list: `\n\n${items.join('\n')}`, sources };
}

function describeSource(value: unknown): string {
  if (typeof value === 'string') return asText(value);
  const source = asObject(value);
  return [asText(source?.['title']) || asText(source?.['name']), asText(source?.['url'])]
    .filter((line) => line !== '')
    .join('\n');
}
