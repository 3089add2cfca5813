import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { readContent, toFiles, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';
import { linkGrokCitations, readGrokSteps } from './grok-steps.ts';

/**
 * Conversations of grok.com (prod-grok-backend.json): a `conversation` and a list `responses`. Each response may be
 * wrapped in an object. The web app loads `responses` separately, without the id and the title of the conversation.
 */
export const grokFormat: ExportFormat = { source: 'grok', detect, parse };

function detect(record: JsonObject): boolean {
  if (!Array.isArray(record['responses'])) return false;
  if (isObject(record['conversation'])) return true;
  const first = asObject(asList(record['responses'])[0]);
  return first !== null && 'sender' in first && ('responseId' in first || 'response_id' in first);
}

const idOf = (response: JsonObject | undefined) =>
  asName(response?.['_id']) ?? asName(response?.['response_id']) ?? asName(response?.['responseId']);

function parse(record: JsonObject): ParseResult {
  const conversation = asObject(record['conversation']) ?? {};
  const responses = asList(record['responses'])
    .map((entry) => asObject(asObject(entry)?.['response']) ?? asObject(entry))
    .filter((response) => response !== null);
  const createdAt = conversation['create_time'] ?? conversation['createTime'];
  return buildConversation(
    {
      source: 'grok',
      sourceId:
        asName(conversation['id']) ??
        asName(conversation['conversation_id']) ??
        asName(conversation['conversationId']) ??
        deriveId(createdAt, conversation['title'], ...(createdAt === undefined ? [idOf(responses[0])] : [])),
      title: asText(conversation['title']),
      createdAt: readTime(createdAt),
      updatedAt: readTime(conversation['modify_time'] ?? conversation['modifyTime']),
      isPinned: conversation['starred'] === true,
      activeLeafSourceId: asName(conversation['leaf_response_id']),
    },
    linkResponses(responses),
  );
}

/** A response without a parent follows the previous one: in some exports only a few responses have a parent. */
function linkResponses(responses: readonly JsonObject[]): ListedMessage[] {
  return responses.map((response) => {
    const parent = asName(response['parent_response_id']) ?? asName(response['parentResponseId']);
    const isUser = /^(human|user)$/i.test(asText(response['sender']));
    return {
      id: idOf(response),
      parent: parent ?? undefined,
      view: toNodeView(isUser ? 'user' : 'assistant', readBlocks(response), {
        createdAt: readTime(response['create_time'] ?? response['createTime']),
        model: modelOf(response),
        isInterrupted: response['partial'] === true,
      }),
    };
  });
}

/** The model that wrote the reply; if it is unknown, the model that the person chose. */
function modelOf(response: JsonObject): string | null {
  const request = asObject(asObject(response['metadata'])?.['request_metadata']);
  return asName(request?.['resolved_model']) ?? asName(response['model']);
}

function readBlocks(response: JsonObject): ParsedBlock[] {
  const files = asList(response['file_attachments'] ?? response['fileAttachments']).map((file) =>
    isObject(file) ? file : { id: file, name: 'Attachment' },
  );
  const traces = [asText(response['thinking_trace']), asText(response['agent_thinking_traces'])];
  const message = response['message'] ?? response['query'] ?? '';
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
    ...readGrokSteps(response),
    ...toOutput(pages.join('\n\n'), 'web search'),
    ...readContent(typeof message === 'string' ? linkGrokCitations(asText(message), response) : message),
    ...readContent(pictures),
  ];
}
