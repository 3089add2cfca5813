import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

export interface TopicDetails {
  title: string;
  createdAt: number | null;
  isPinned: boolean;
  /** Null for the default assistant. */
  assistant: string | null;
}

/**
 * Titles and assistants of conversations, by id, from the program's saved state: a text with JSON that contains JSON.
 */
export function readTopicDetails(localStorage: unknown): Map<string, TopicDetails> {
  const state = asObject(parseJson(asObject(localStorage)?.['persist:cherry-studio']));
  const saved = asObject(parseJson(state?.['assistants']));
  const assistants = [...asList(saved?.['assistants']), saved?.['defaultAssistant']].filter(isObject);
  const detailsById = new Map<string, TopicDetails>();
  for (const assistant of assistants) {
    for (const topic of asList(assistant['topics']).filter(isObject)) {
      const id = asText(topic['id']);
      if (detailsById.has(id)) continue;
      detailsById.set(id, {
        title: asText(topic['name']),
        createdAt: readTime(topic['createdAt']),
        isPinned: topic['pinned'] === true,
        assistant: assistant['id'] === 'default' ? null : asName(assistant['name']),
      });
    }
  }
  return detailsById;
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}
