import { idOf, isObject, isTemporary, objectOf, parseJson } from './json.ts';
import { joinPages, oldestFirst } from './join-pieces.ts';
import { formatChanged, type JsonObject, NOTHING, type Reader, TEMPORARY, notReady } from './reading.ts';

/**
 * GET /api/v0/chat/history_messages: the chat and its messages; only the new messages, if the page has cached the
 * others.
 */
export const readDeepseek: Reader = ({ id, body }, known) => {
  const response = parseJson(body);
  const outer = objectOf(objectOf(response)?.['data']);
  if (!isObject(response) || outer === null) return formatChanged('data');
  if (![0, undefined].includes(outer['biz_code'] as number | undefined)) return NOTHING;
  const content = objectOf(outer['biz_data']);
  const session = objectOf(content?.['chat_session']);
  const messages = content?.['chat_messages'];
  if (session === null || !Array.isArray(messages)) return formatChanged('chat_messages');
  if (isTemporary(session)) return TEMPORARY;
  if (idOf(session['id']) !== id) return formatChanged('chat_session.id');
  const items = messages.filter(isObject).map(toPiece).toReversed();
  if (items.length < messages.length || items.some((item) => item.id === '')) return formatChanged('message_id');
  const pieces = joinPages(known, { items, hasOlder: content?.['cache_control'] === 'MERGE' });
  if (!pieces.isWhole) return notReady('incomplete');
  if (pieces.items.length === 0) return notReady('empty');
  const leaf = idOf(session['current_message_id']);
  const last = pieces.items.find((piece) => piece.id === leaf) ?? pieces.items[0];
  if (objectOf(last?.value)?.['status'] === 'WIP') return notReady('unfinished');
  const payload = {
    ...response,
    data: { ...outer, biz_data: { ...content, chat_messages: oldestFirst(pieces) } },
  };
  return { type: 'conversation', payload, pieces };
};

const toPiece = (message: JsonObject) => ({
  id: idOf(message['message_id']) ?? '',
  time: Number(message['inserted_at']) * 1000 || 0,
  value: message,
});
