import { readContent, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, buildConversation, toNodeView } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * A conversation shared on x.com (Grok), in the format its page loads: `data.grokShare.items`, without ids or times.
 */
export const grokShareFormat: ExportFormat = { source: 'grok', detect, parse };

function detect(record: JsonObject): boolean {
  return shareOf(record) !== null;
}

function shareOf(record: JsonObject): JsonObject | null {
  const share = asObject(asObject(record['data'])?.['grokShare']);
  return share !== null && Array.isArray(share['items']) ? share : null;
}

function parse(record: JsonObject): ParseResult {
  const items = asList(shareOf(record)?.['items']).filter(isObject);
  return buildConversation(
    {
      source: 'grok',
      sourceId: deriveId(asText(items[0]?.['message']), asText(items[1]?.['message'])),
      title: '',
      createdAt: null,
      updatedAt: null,
    },
    items.map((item) => ({
      id: null,
      view: toNodeView(/^(user|human)$/i.test(asText(item['sender'])) ? 'user' : 'assistant', readBlocks(item), {
        createdAt: readTime(item['created_at']),
      }),
    })),
  );
}

function readBlocks(item: JsonObject): ParsedBlock[] {
  const stages = asList(item['deepsearch_headers']).filter(isObject);
  const stepsOf = (stage: JsonObject) => asList(stage['steps']).filter(isObject);
  const steps = stages.flatMap(stepsOf);
  // Grok's notes while it searched: a heading for each stage, and a text for each step.
  const notes = stages.flatMap((stage) => [
    asText(stage['header']),
    ...stepsOf(stage).map((step) => asText(step['assistant'])),
  ]);
  const pages = steps
    .flatMap((step) => asList(step['web_results']).filter(isObject))
    .map((page) => [asText(page['title']), asText(page['url'])].filter(Boolean).join('\n'));
  return [
    ...toReasoning(asText(item['thinking_trace'])),
    ...toReasoning(notes.filter((note) => note !== '').join('\n\n')),
    ...toOutput(pages.join('\n\n'), 'web search'),
    ...readContent(item['message'] ?? ''),
  ];
}
