import { idOf, isObject, isTemporary, objectOf, parseJson } from './json.ts';
import { drift, type Reader, TEMPORARY, waits } from './reading.ts';

/** GET /backend-api/conversation/<id>: the same record as in an export. */
export const readChatgpt: Reader = ({ id, body }) => {
  const conversation = parseJson(body);
  if (!isObject(conversation)) return drift('a conversation');
  if (isTemporary(conversation)) return TEMPORARY;
  if (!isObject(conversation['mapping'])) return drift('mapping');
  if (idOf(conversation['conversation_id']) !== id) return drift('conversation_id');
  const nodes = conversation['mapping'];
  if (!Object.values(nodes).some((node) => roleOf(messageOf(node)) === 'user')) return waits('empty');
  const last = messageOf(nodes[idOf(conversation['current_node']) ?? '']);
  if (last?.['status'] === 'in_progress') return waits('unfinished');
  return { type: 'conversation', payload: conversation };
};

const messageOf = (node: unknown) => objectOf(objectOf(node)?.['message']);
const roleOf = (message: ReturnType<typeof messageOf>) => objectOf(message?.['author'])?.['role'];
