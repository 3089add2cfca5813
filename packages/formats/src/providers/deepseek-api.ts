import type { JsonObject } from '../export-format.ts';
import { asList, asObject, isObject } from '../values/json-shape.ts';

/** The response that chat.deepseek.com loads for one chat: the session and its messages. */
export interface DeepseekResponse {
  session: JsonObject;
  messages: readonly JsonObject[];
}

/** The chat in a whole response of the server, or in a part of one; null if the record is neither. */
export function findDeepseekResponse(record: JsonObject): DeepseekResponse | null {
  const data = asObject(record['data']);
  const candidates = [record, data, asObject(data?.['biz_data']), asObject(record['biz_data'])];
  for (const candidate of candidates) {
    const session = asObject(candidate?.['chat_session']);
    if (session && Array.isArray(candidate?.['chat_messages']))
      return { session, messages: asList(candidate['chat_messages']).filter(isObject) };
  }
  return null;
}
