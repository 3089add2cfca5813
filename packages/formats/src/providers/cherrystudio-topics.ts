import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

export interface TopicName {
  title: string;
  createdAt: number | null;
  isPinned: boolean;
  /** Null for the assistant everybody has. */
  assistant: string | null;
}

/** The titles of conversations, by id. They are in the saved state of the program: JSON in JSON in a text. */
export function readTopicNames(localStorage: unknown): Map<string, TopicName> {
  const state = asObject(parsed(asObject(localStorage)?.['persist:cherry-studio']));
  const saved = asObject(parsed(state?.['assistants']));
  const assistants = [...asList(saved?.['assistants']), saved?.['defaultAssistant']].filter(isObject);
  const names = new Map<string, TopicName>();
  for (const assistant of assistants) {
    for (const topic of asList(assistant['topics']).filter(isObject)) {
      const id = asText(topic['id']);
      if (names.has(id)) continue;
      names.set(id, {
        title: asText(topic['name']),
        createdAt: readTime(topic['createdAt']),
        isPinned: topic['pinned'] === true,
        assistant: assistant['id'] === 'default' ? null : asName(assistant['name']),
      });
    }
  }
  return names;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}
