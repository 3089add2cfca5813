import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { readContent } from '../conversation/content-parts.ts';
import type { ExportFormat, JsonObject, ParseResult, SessionFormat } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';
import { readPerplexityReply } from './perplexity-reply.ts';

/**
 * Threads of perplexity.ai, as the web app loads them or as tools write them: an object with `entries`, or a single
 * question with its `answer`.
 */
export const perplexityFormat: ExportFormat = { source: 'perplexity', detect, parse };

/** A bare list of entries. Entries of one thread are one conversation. */
export const perplexityEntriesFormat: SessionFormat = {
  source: 'perplexity',
  detect: isEntry,
  open: () => {
    const threads = new Map<string, JsonObject[]>();
    let size = 0;
    return {
      add(record) {
        if (!isObject(record) || questionOf(record) === '') return;
        const key = threadOf(record) ?? '';
        const entries = threads.get(key);
        if (entries) entries.push(record);
        else threads.set(key, [record]);
        size += JSON.stringify(record).length;
      },
      get size() {
        return size;
      },
      finish: () => [...threads.values()].map((entries) => parse({ entries })),
    };
  },
};

const questionOf = (entry: JsonObject) => asText(entry['query_str']) || asText(entry['query']);

const threadOf = (entry: JsonObject) =>
  asName(entry['context_uuid']) ?? asName(entry['thread_url_slug']) ?? asName(entry['frontend_context_uuid']);

function isEntry(record: JsonObject): boolean {
  const hasReply = Array.isArray(record['blocks']) || 'text' in record || 'answer' in record;
  return typeof record['query_str'] === 'string' && hasReply && (threadOf(record) ?? asName(record['uuid'])) !== null;
}

function detect(record: JsonObject): boolean {
  const entries = asList(record['entries']).filter(isObject);
  if (entries.length > 0) return entries.some((entry) => 'query_str' in entry);
  return typeof record['query'] === 'string' && ('answer' in record || 'sources' in record);
}

function parse(record: JsonObject): ParseResult {
  const entries = Array.isArray(record['entries']) ? asList(record['entries']).filter(isObject) : [record];
  const first = entries[0] ?? {};
  const sourceId =
    asName(record['uuid']) ?? asName(record['id']) ?? asName(first['context_uuid']) ?? asName(first['backend_uuid']);
  return buildConversation(
    {
      source: 'perplexity',
      sourceId: sourceId ?? deriveId(timeOf(first), questionOf(first)),
      title: titleOf(record, first),
      createdAt: timeOf(record) ?? timeOf(first),
      updatedAt: readTime(record['updated_at']),
      projectName: asName(asObject(first['collection_info'])?.['title']),
    },
    entries.flatMap(toMessages),
  );
}

function titleOf(record: JsonObject, first: JsonObject): string {
  const metadata = asObject(record['thread_metadata']) ?? asObject(record['metadata']);
  return (
    asText(record['title']) ||
    asText(record['thread_title']) ||
    asText(metadata?.['title']) ||
    asText(metadata?.['thread_title']) ||
    asText(first['thread_title'])
  );
}

const timeOf = (entry: JsonObject) =>
  readTime(entry['timestamp'] ?? entry['created_at'] ?? entry['entry_created_datetime'] ?? entry['updated_datetime']);

function toMessages(entry: JsonObject): ListedMessage[] {
  const id = asName(entry['uuid']) ?? asName(entry['backend_uuid']);
  const model = asName(entry['model']) ?? asName(entry['display_model']);
  const createdAt = timeOf(entry);
  const isInterrupted = /^(PENDING|FAILED|BLOCKED)$/i.test(asText(entry['status']));
  const answer = toNodeView('assistant', readPerplexityReply(entry), { createdAt, model, isInterrupted });
  return [
    { id: id && `${id}:question`, view: toNodeView('user', readQuestion(entry), { createdAt }) },
    // Pages without a reply are shown too.
    { id: id && `${id}:answer`, view: answer.kind === 'aside' ? { ...answer, kind: 'shown' } : answer },
  ];
}

function readQuestion(entry: JsonObject): ParsedBlock[] {
  const files = asList(entry['attachments']).map((file): ParsedBlock => {
    const address = asText(file);
    const name =
      address
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1) ?? '';
    return { type: 'attachment', name: name || 'Attachment', mimeType: null, size: null, assetId: address || null };
  });
  return [...files, ...readContent(questionOf(entry))];
}
