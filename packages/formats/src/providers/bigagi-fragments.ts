import { readContent, toReasoning } from '../conversation/content-parts.ts';
import type { AttachmentBlock, ParsedBlock } from '../conversation/conversation-tree.ts';
import { toCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asCount, asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';

/** Types of parts that are not read: errors of the program, and placeholders for work in progress. */
const ignoredTypes = new Set(['error', 'ph', '_pt_sentinel']);

/** Reads a piece of a message: content, an attachment, or what is shown beside the content, such as reasoning. */
export function readFragment(fragment: JsonObject): ParsedBlock[] {
  const part = asObject(fragment['part']);
  if (part === null) return [];
  const type = asText(part['pt']);
  if (ignoredTypes.has(type)) return [];
  switch (type) {
    case 'text':
      return readContent(asText(part['text']));
    case 'ma':
      return toReasoning(asText(part['aText']));
    case 'tool_invocation':
      return readCall(asObject(part['invocation']) ?? {});
    case 'tool_response':
      return readResponse(asObject(part['response']) ?? {});
    case 'annotations':
      return toShortOutput(readCitations(part['annotations']), 'web search');
    case 'doc':
    case 'image_ref':
    case 'reference':
    case 'hosted_resource':
      return [readFile(fragment, part)];
    default:
      return [{ type: 'raw', label: type || 'fragment', json: toRawJson(part) }];
  }
}

function readCall(invocation: JsonObject): ParsedBlock[] {
  const code = asText(invocation['code']);
  if (code !== '') return [{ type: 'code', text: code, language: asName(invocation['language']) }];
  return [toCall(asName(invocation['name']) ?? 'tool', invocation['args'])];
}

function readResponse(response: JsonObject): ParsedBlock[] {
  return toShortOutput(response['result'], asName(response['name']));
}

function readCitations(annotations: unknown): string {
  return asList(annotations)
    .filter(isObject)
    .map((citation) => [asText(citation['title']), asText(citation['url'])].filter(Boolean).join(' '))
    .join('\n');
}

function readFile(fragment: JsonObject, part: JsonObject): AttachmentBlock {
  const resource = asObject(part['resource']);
  const meta = asObject(part['meta']);
  const data = asObject(part['dataRef']) ?? asObject(asObject(part['_legacyImageRefPart'])?.['dataRef']);
  const isPicture = part['pt'] === 'image_ref' || part['assetType'] === 'image';
  const text = asText(asObject(part['data'])?.['text']);
  const block: AttachmentBlock = {
    type: 'attachment',
    name:
      asName(meta?.['srcFileName']) ??
      asName(fragment['title']) ??
      asName(part['l1Title']) ??
      asName(part['altText']) ??
      asName(resource?.['filename']) ??
      asName(resource?.['fileName']) ??
      (isPicture ? 'Image' : 'Attachment'),
    mimeType: asName(data?.['mimeType']) ?? asName(resource?.['mimeType']) ?? (isPicture ? 'image/*' : null),
    size: asCount(data?.['bytesSize']) ?? asCount(meta?.['srcFileSize']),
    assetId: asName(data?.['dblobAssetId']) ?? asName(part['zUuid']),
  };
  return text === '' ? block : { ...block, text };
}
