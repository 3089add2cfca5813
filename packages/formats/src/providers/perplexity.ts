import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { readContent, toOutput } from '../conversation/content-parts.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, finishList, toView, type ListedMessage } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';

/** Exports of perplexity.ai by third-party tools: a thread with `entries`, or single questions with their `answer`. */
export const perplexityFormat: ExportFormat = { source: 'perplexity', detect, parse };

const questionOf = (entry: JsonObject) => asText(entry['query_str']) || asText(entry['query']);

function detect(record: JsonObject): boolean {
  const first = asList(record['entries']).find(isObject);
  if (first) return 'query_str' in first;
  return typeof record['query'] === 'string' && ('answer' in record || 'sources' in record);
}

function parse(record: JsonObject): ParseResult {
  const entries = Array.isArray(record['entries']) ? asList(record['entries']).filter(isObject) : [record];
  const first = entries[0] ?? {};
  const sourceId =
    asName(record['uuid']) ?? asName(record['id']) ?? asName(first['context_uuid']) ?? asName(first['backend_uuid']);
  return finishList(
    {
      source: 'perplexity',
      sourceId: sourceId ?? deriveId(timeOf(first), questionOf(first)),
      title: asText(record['title']) || asText(record['thread_title']) || asText(first['thread_title']),
      createdAt: timeOf(record) ?? timeOf(first),
      updatedAt: readTime(record['updated_at']),
      projectName: asName(asObject(first['collection_info'])?.['title']),
    },
    entries.flatMap(toMessages),
  );
}

const timeOf = (entry: JsonObject) =>
  readTime(entry['timestamp'] ?? entry['created_at'] ?? entry['entry_created_datetime'] ?? entry['updated_datetime']);

function toMessages(entry: JsonObject): ListedMessage[] {
  const id = asName(entry['uuid']) ?? asName(entry['backend_uuid']);
  const model = asName(entry['model']) ?? asName(entry['display_model']);
  const createdAt = timeOf(entry);
  return [
    { id: id && `${id}:question`, view: toView('user', readContent(questionOf(entry)), { createdAt }) },
    { id: id && `${id}:answer`, view: toView('assistant', readAnswer(entry), { createdAt, model }) },
  ];
}

function readAnswer(entry: JsonObject): ParsedBlock[] {
  const blocks = asList(entry['blocks']).filter(isObject);
  const written = blocks.map((block) => asObject(block['markdown_block'])).filter((block) => block !== null);
  const texts = written.map((block) => asText(block['answer']) || asList(block['chunks']).map(asText).join(''));
  const found = blocks.flatMap((block) => asList(asObject(block['web_result_block'])?.['web_results']));
  const sources = [...asList(entry['sources']), ...found].map(describeSource).filter((source) => source !== '');
  // The same answer may be in several blocks.
  const answer = asText(entry['answer']) || [...new Set(texts)].join('\n\n');
  return [...toOutput(sources.join('\n\n'), 'web search'), ...readContent(answer)];
}

function describeSource(value: unknown): string {
  if (typeof value === 'string') return asText(value);
  const source = asObject(value);
  return [asText(source?.['title']) || asText(source?.['name']), asText(source?.['url'])]
    .filter((line) => line !== '')
    .join('\n');
}
