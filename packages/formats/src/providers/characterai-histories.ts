import { readContent } from '../conversation/content-parts.ts';
import { deriveId, buildConversation, toNodeView } from '../conversation/message-list.ts';
import type { JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

/** Parses one saved chat of a character, as exporters of the older site write it. */
export function parseHistory(history: JsonObject, character: string | null): ParseResult {
  const messages = asList(history['msgs']).filter(isObject);
  const characterNames = messages
    .filter((message) => !isHuman(message))
    .map((message) => asObject(message['src'])?.['name']);
  return buildConversation(
    {
      source: 'characterai',
      sourceId: asName(history['external_id']) ?? deriveId('characterai', history['created'], messages[0]?.['text']),
      createdAt: readTime(history['created']),
      updatedAt: readTime(history['last_interaction']),
      assistantName: character ?? asName(characterNames[0]),
    },
    messages.map((message) => ({
      id: asName(message['uuid']) ?? (typeof message['id'] === 'number' ? String(message['id']) : null),
      view: toNodeView(isHuman(message) ? 'user' : 'assistant', readContent(message['text']), {
        createdAt: readTime(message['created']),
      }),
    })),
  );
}

const isHuman = (message: JsonObject) => asObject(message['src'])?.['is_human'] === true;
