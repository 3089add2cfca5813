import { readCalls, readContent, textOf, toFiles, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { AttachmentBlock, ParsedBlock } from '../conversation/conversation-tree.ts';
import { toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { linkNumbers, numberSources } from '../values/numbered-citations.ts';
import { readSpeaker, type Speaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';
import { plainToolName } from '../values/tool-names.ts';

/** A reply has its question as parent. A question has no parent and follows the previous message. */
export function toLobehubMessage(message: JsonObject): ListedMessage {
  return {
    id: asName(message['id']),
    parent: asName(message['parentId']) ?? asName(message['parent_id']) ?? undefined,
    view: toNodeView(speakerOf(message), readBlocks(message), {
      createdAt: readTime(message['createdAt'] ?? message['created_at']),
      model:
        asName(message['model']) ?? asName(message['fromModel']) ?? asName(asObject(message['extra'])?.['fromModel']),
    }),
  };
}

/** The speaker of a message. A message with an unknown role is a tool's if it names a tool, else the assistant's. */
function speakerOf(message: JsonObject): Speaker {
  return readSpeaker(message['role']) ?? (toolOf(message) === null ? 'assistant' : 'tool');
}

const toolOf = (message: JsonObject) => asName((asObject(message['plugin']) ?? message)['identifier']);

function readBlocks(message: JsonObject): ParsedBlock[] {
  if (speakerOf(message) === 'tool') return toOutput(message['content'], toolOf(message));
  const search = asObject(message['search']);
  const pages = asList(search?.['citations']).filter(isObject);
  const sources = numberSources(pages.map((page) => asText(page['url'])));
  const content = message['content'];
  const error = asObject(message['error']);
  return [
    ...toFiles([...asList(message['files']), ...asList(message['fileList'])]),
    ...asList(message['imageList']).filter(isObject).map(toPicture),
    ...toReasoning(textOf(message['reasoning'])),
    ...toOutput(pages.map(describePage).join('\n\n'), 'web_search'),
    ...readContent(typeof content === 'string' ? linkNumbers(asText(content), sources) : content),
    ...readCalls(asList(message['tools'] ?? message['tool_calls']).map(toPluginCall)),
    ...toOutput(asText(error?.['message']), null),
  ];
}

/** A tool call with the name of its plugin, which people know better than the name of the function. */
function toPluginCall(tool: unknown): unknown {
  const plugin = asName(asObject(tool)?.['identifier']);
  return isObject(tool) && plugin !== null && plainToolName(plugin) !== plugin ? { ...tool, name: plugin } : tool;
}

const describePage = (page: JsonObject) => [asText(page['title']), asText(page['url'])].filter(Boolean).join('\n');

function toPicture(picture: JsonObject): AttachmentBlock {
  const name = asName(picture['alt']) ?? 'Image';
  return { type: 'attachment', name, mimeType: 'image/*', size: null, assetId: asName(picture['url']) };
}
