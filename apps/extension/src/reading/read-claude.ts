import { idOf, isObject, isTemporary, parseJson } from './json.ts';
import { drift, type Reader, TEMPORARY, waits } from './reading.ts';

/**
 * GET /api/organizations/<organization>/chat_conversations/<id>: the same record as in an export, including all
 * branches.
 */
export const readClaude: Reader = ({ id, body }) => {
  const conversation = parseJson(body);
  if (!isObject(conversation)) return drift('a conversation');
  if (isTemporary(conversation)) return TEMPORARY;
  const messages = conversation['chat_messages'];
  if (!Array.isArray(messages)) return drift('chat_messages');
  if (idOf(conversation['uuid']) !== id) return drift('uuid');
  if (messages.length === 0) return waits('empty');
  if (!messages.some((message) => isObject(message) && 'sender' in message)) return drift('sender');
  return { type: 'conversation', payload: conversation };
};
