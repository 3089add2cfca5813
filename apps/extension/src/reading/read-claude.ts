import { idOf, isObject, isTemporary, parseJson } from './json.ts';
import { formatChanged, type Reader, TEMPORARY, notReady } from './reading.ts';

/**
 * GET /api/organizations/<organization>/chat_conversations/<id>: the same record as in an export, including all
 * branches.
 */
export const readClaude: Reader = ({ id, body }) => {
  const conversation = parseJson(body);
  if (!isObject(conversation)) return formatChanged('a conversation');
  if (isTemporary(conversation)) return TEMPORARY;
  const messages = conversation['chat_messages'];
  if (!Array.isArray(messages)) return formatChanged('chat_messages');
  if (idOf(conversation['uuid']) !== id) return formatChanged('uuid');
  if (messages.length === 0) return notReady('empty');
  if (!messages.some((message) => isObject(message) && 'sender' in message)) return formatChanged('sender');
  return { type: 'conversation', payload: conversation };
};
