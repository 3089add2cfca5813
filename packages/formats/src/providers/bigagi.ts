import { readContent } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { deriveId, buildConversation, toNodeView } from '../conversation/message-list.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';
import { readFragment } from './bigagi-fragments.ts';

/**
 * big-AGI: one chat, or one of the `conversations` of a backup. A message has `fragments`, or in version 1 one `text`.
 */
export const bigagiFormat: ExportFormat = { source: 'bigagi', detect, parse };

/** Personas that are the plain assistant. */
const plainPersonas = new Set(['Generic', 'Custom']);
/** Values of a message's `generator` that do not name a model. */
const nonModels = new Set(['web', 'issue', 'help']);

function detect(record: JsonObject): boolean {
  return typeof record['systemPurposeId'] === 'string' && Array.isArray(record['messages']);
}

function parse(record: JsonObject): ParseResult {
  const messages = asList(record['messages']).filter(isObject);
  const persona = asName(record['systemPurposeId']);
  const title = asText(record['userTitle']) || asText(record['autoTitle']);
  const result = buildConversation(
    {
      source: 'bigagi',
      sourceId: asName(record['id']) ?? deriveId('bigagi', record['created'], messages[0]?.['id']),
      title,
      createdAt: readTime(record['created']),
      updatedAt: readTime(record['updated']),
      assistantName: persona !== null && plainPersonas.has(persona) ? null : persona,
    },
    messages.map((message) => ({ id: asName(message['id']), view: viewOf(message) })),
  );
  return 'skip' in result ? { ...result, name: title } : result;
}

function viewOf(message: JsonObject) {
  const generator = asName(asObject(message['generator'])?.['name']) ?? asName(message['originLLM']);
  return toNodeView(readSpeaker(message['role']) ?? 'assistant', readBlocks(message), {
    createdAt: readTime(message['created']),
    model: generator !== null && nonModels.has(generator) ? null : generator,
    isInterrupted: message['pendingIncomplete'] === true,
  });
}

function readBlocks(message: JsonObject): ParsedBlock[] {
  const fragments = message['fragments'];
  if (!Array.isArray(fragments)) return readContent(asText(message['text']));
  return fragments.filter(isObject).flatMap(readFragment);
}
