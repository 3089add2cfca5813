import { readContent } from '../conversation/content-parts.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readMessage } from './loose-messages.ts';

/**
 * Examples for fine-tuning that are not lists of messages: `contents` with parts (Gemini), an input with a preferred
 * and another reply (preference tuning), a prompt with its completion, or an instruction with its output.
 */
export const finetuningFormat: ExportFormat = { source: 'sharegpt', detect, parse };

function detect(record: JsonObject): boolean {
  return isContents(record) || isPreference(record) || isCompletion(record) || isInstruction(record);
}

function isContents(record: JsonObject): boolean {
  const first = asList(record['contents']).find(isObject);
  return first !== undefined && readSpeaker(first['role']) !== null && Array.isArray(first['parts']);
}

const isPreference = (record: JsonObject) =>
  Array.isArray(asObject(record['input'])?.['messages']) && Array.isArray(record['preferred_output']);

const isCompletion = (record: JsonObject) =>
  typeof record['prompt'] === 'string' && typeof record['completion'] === 'string';

const isInstruction = (record: JsonObject) =>
  typeof record['instruction'] === 'string' && typeof record['output'] === 'string';

function parse(record: JsonObject): ParseResult {
  const messages = listMessages(record);
  return buildConversation({ source: 'sharegpt', sourceId: deriveId('finetuning', record) }, messages);
}

function listMessages(record: JsonObject): ListedMessage[] {
  if (isContents(record))
    return asList(record['contents'])
      .filter(isObject)
      .map((content) => ({
        id: null,
        view: toNodeView(readSpeaker(content['role']) ?? 'assistant', readContent(content['parts'])),
      }));
  if (isPreference(record)) return listPreference(record);
  const instructions = [asText(record['instruction']), asText(record['input'])].filter((text) => text.trim() !== '');
  const prompt = isCompletion(record) ? asText(record['prompt']) : instructions.join('\n\n');
  const reply = asText(record['completion']) || asText(record['output']);
  return [
    { id: null, view: toNodeView('user', readContent(prompt.trim())) },
    { id: null, view: toNodeView('assistant', readContent(reply.trim())) },
  ];
}

/** Both replies are versions of one message after the same question; the preferred one is shown. */
function listPreference(record: JsonObject): ListedMessage[] {
  const input = asList(asObject(record['input'])?.['messages']).filter(isObject).map(toMessage);
  const versions = ['non_preferred_output', 'preferred_output'].flatMap((key) =>
    asList(record[key])
      .filter(isObject)
      .slice(0, 1)
      .map((message) => ({ ...toMessage(message), id: key })),
  );
  const linkedInput = input.map((message, at) => ({ ...message, id: `input-${at}` }));
  const questionId = linkedInput.at(-1)?.id ?? null;
  return [...linkedInput, ...versions.map((message) => ({ ...message, parent: questionId }))];
}

function toMessage(message: JsonObject): ListedMessage {
  return { id: null, view: readMessage(message, readSpeaker(message['role']) ?? 'assistant') };
}
