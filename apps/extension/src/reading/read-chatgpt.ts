import { idOf, isObject, isTemporary, objectOf, parseJson } from './json.ts';
import { formatChanged, type Reader, TEMPORARY, notReady } from './reading.ts';

/** GET /backend-api/conversation/<id>: the same record as in an export. */
export const readChatgpt: Reader = ({ id, body }) => {
  const conversation = parseJson(body);
  if (!isObject(conversation)) return formatChanged('a conversation');
  if (isTemporary(conversation)) return TEMPORARY;
  if (!isObject(conversation['mapping'])) return formatChanged('mapping');
  if (idOf(conversation['conversation_id']) !== id) return formatChanged('conversation_id');
  const nodes = conversation['mapping'];
  if (!Object.values(nodes).some((node) => roleOf(messageOf(node)) === 'user')) return notReady('empty');
  const last = messageOf(nodes[idOf(conversation['current_node']) ?? '']);
  if (last?.['status'] === 'in_progress') return notReady('unfinished');
  return { type: 'conversation', payload: conversation };
};

const messageOf = (node: unknown) => objectOf(objectOf(node)?.['message']);
const roleOf = (message: ReturnType<typeof messageOf>) => objectOf(message?.['author'])?.['role'];
