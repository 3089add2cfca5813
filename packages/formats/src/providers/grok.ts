import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { readContent, toFiles, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, finishList, toView, type ListedMessage } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';

/** Conversations of grok.com (prod-grok-backend.json): a `conversation` and its `responses`, each wrapped or not. */
export const grokFormat: ExportFormat = { source: 'grok', detect, parse };

function detect(record: JsonObject): boolean {
  return isObject(record['conversation']) && Array.isArray(record['responses']);
}

function parse(record: JsonObject): ParseResult {
  const conversation = asObject(record['conversation']) ?? {};
  const responses = asList(record['responses'])
    .map((entry) => asObject(asObject(entry)?.['response']) ?? asObject(entry))
    .filter((response) => response !== null);
  const createdAt = conversation['create_time'] ?? conversation['createTime'];
  return finishList(
    {
      source: 'grok',
      sourceId:
        asName(conversation['id']) ??
        asName(conversation['conversation_id']) ??
        asName(conversation['conversationId']) ??
        deriveId(createdAt, conversation['title']),
      title: asText(conversation['title']),
      createdAt: readTime(createdAt),
      updatedAt: readTime(conversation['modify_time'] ?? conversation['modifyTime']),
      isPinned: conversation['starred'] === true,
      activeLeafSourceId: asName(conversation['leaf_response_id']),
    },
    linkResponses(responses),
  );
}

/** In some exports only a few responses have a parent: the others follow the one before. */
function linkResponses(responses: readonly JsonObject[]): ListedMessage[] {
  return responses.map((response) => {
    const parent = asName(response['parent_response_id']) ?? asName(response['parentResponseId']);
    const isUser = /^(human|user)$/i.test(asText(response['sender']));
    return {
      id: asName(response['_id']) ?? asName(response['response_id']) ?? asName(response['responseId']),
      parent: parent ?? undefined,
      view: toView(isUser ? 'user' : 'assistant', readBlocks(response), {
        createdAt: readTime(response['create_time'] ?? response['createTime']),
        model: asName(response['model']),
        isInterrupted: response['partial'] === true,
      }),
    };
  });
}

function readBlocks(response: JsonObject): ParsedBlock[] {
  const files = asList(response['file_attachments'] ?? response['fileAttachments']).map((file) =>
    isObject(file) ? file : { id: file, name: 'Attachment' },
  );
  const traces = [asText(response['thinking_trace']), asText(response['agent_thinking_traces'])];
  const results = asList(response['web_search_results'] ?? response['webSearchResults']).filter(isObject);
  const pages = results.map((page) => [asText(page['title']), asText(page['url'])].filter(Boolean).join('\n'));
  const pictures = asList(response['generated_image_urls'] ?? response['generatedImageUrls']).map((address) => ({
    type: 'image_url',
    name: 'Generated image',
    image_url: asText(address),
  }));
  return [
    ...toFiles(files),
    ...traces.flatMap(toReasoning),
    ...toOutput(pages.join('\n\n'), 'web search'),
    ...readContent(response['message'] ?? response['query'] ?? ''),
    ...readContent(pictures),
  ];
}
