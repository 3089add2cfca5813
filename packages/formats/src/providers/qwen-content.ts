import { readContent, textOf, toFiles, toOutput, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { JsonObject } from '../export-format.ts';
import { shortText } from '../conversation/tool-blocks.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { linkNumbers, numberSources } from '../values/numbered-citations.ts';
import type { Speaker } from '../values/speaker.ts';

/** A question is a text. A reply consists of phases (`content_list`), and the phase `answer` has its text. */
export function readQwenMessage(message: JsonObject, speaker: Speaker): ParsedBlock[] {
  const files = toFiles(message['files']);
  if (speaker === 'user') return [...files, ...readContent(message['content'])];
  const phases = asList(message['content_list']).filter(isObject);
  const pages = phases.flatMap(pagesOf);
  const sources = numberSources(pages.map((page) => asText(page['url'])));
  const blocks = phases.flatMap((phase) => readPhase(phase, sources));
  const thought = blocks.some(({ type }) => type === 'reasoning')
    ? []
    : toReasoning(textOf(message['reasoning_content']));
  const hasReply = blocks.some(({ type }) => type === 'text' || type === 'attachment');
  const text = hasReply ? '' : linkNumbers(asText(message['content']), sources);
  const error = textOf(message['error']);
  return [...files, ...thought, ...blocks, ...readContent(text), ...toOutput(error, null)];
}

function readPhase(phase: JsonObject, sources: ReadonlyMap<number, string>): ParsedBlock[] {
  const text = asText(phase['content']);
  switch (phase['phase']) {
    case 'answer':
      return phase['role'] === 'function' ? [] : readContent(linkNumbers(text, sources));
    case 'think':
    case 'thinking_summary':
      return toReasoning(text || summaryOf(phase));
    case 'image_gen':
    case 'image_gen_tool':
    case 'image_edit':
    case 'video_gen':
      return readPicture(phase, text);
    default:
      return readTool(phase, text);
  }
}

function summaryOf(phase: JsonObject): string {
  const extra = asObject(phase['extra']);
  const titles = asList(asObject(extra?.['summary_title'])?.['content']).map(asText);
  const thoughts = asList(asObject(extra?.['summary_thought'])?.['content']).map(asText);
  return thoughts
    .map((thought, at) => [titles[at] ? `**${titles[at]}**` : '', thought].filter((piece) => piece !== '').join('\n\n'))
    .join('\n\n');
}

function pagesOf(phase: JsonObject): readonly JsonObject[] {
  const extra = asObject(phase['extra']);
  return asList(extra?.['web_search_info'] ?? asObject(phase['web_search_info'])?.['list']).filter(isObject);
}

function readTool(phase: JsonObject, text: string): ParsedBlock[] {
  const tool = asName(phase['name']) ?? asName(phase['phase']) ?? 'tool';
  const call = asObject(phase['function_call']);
  const pages = pagesOf(phase).map((page) => [asText(page['title']), asText(page['url'])].filter(Boolean).join('\n'));
  const input = asText(call?.['arguments']);
  const output = pages.length > 0 ? pages.join('\n\n') : shortText(text);
  return [
    ...(input === '' ? [] : [{ type: 'tool_call', tool: asName(call?.['name']) ?? tool, input } as const]),
    ...toOutput(output, tool),
  ];
}

/** The pictures or videos of a phase, whose addresses are in its text or in a list. */
function readPicture(phase: JsonObject, text: string): ParsedBlock[] {
  const extra = asObject(phase['extra']);
  const listedAddresses = asList(extra?.['image_list'] ?? extra?.['tool_result']).map((entry) =>
    isObject(entry) ? asText(entry['image']) || asText(entry['url']) : asText(entry),
  );
  const addresses = new Set([...listedAddresses, text.trim()].filter((address) => /^https?:\/\/\S+$/.test(address)));
  return [...addresses].map((address) => ({
    type: 'attachment',
    name: phase['phase'] === 'video_gen' ? 'Generated video' : 'Generated image',
    mimeType: phase['phase'] === 'video_gen' ? 'video/*' : 'image/*',
    size: null,
    assetId: address,
  }));
}
