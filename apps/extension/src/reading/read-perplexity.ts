import { idOf, isObject, isTemporary, objectOf, parseJson } from './json.ts';
import { joinPages, oldestFirst, timeOf } from './join-pieces.ts';
import { formatChanged, type JsonObject, type Reader, TEMPORARY, notReady } from './reading.ts';

/** GET /rest/thread/<slug>: the questions of a thread with their replies. */
export const readPerplexity: Reader = ({ body }, known) => {
  const thread = parseJson(body);
  if (!isObject(thread)) return formatChanged('a thread');
  const entries = thread['entries'];
  if (!Array.isArray(entries)) return formatChanged('entries');
  const questions = entries.filter(isObject);
  if (isTemporary(thread, objectOf(thread['thread_metadata']), ...questions)) return TEMPORARY;
  if (entries.length === 0) return notReady('empty');
  const items = questions.map(toPiece).toReversed();
  if (items.some(({ id, value }) => id === '' || !('query_str' in value))) return formatChanged('query_str');
  const pieces = joinPages(known, { items, hasOlder: thread['has_next_page'] === true });
  if (!pieces.isWhole) return notReady('incomplete', pieces);
  if (objectOf(pieces.items[0]?.value)?.['status'] === 'PENDING') return notReady('unfinished', pieces);
  return { type: 'conversation', payload: { ...thread, entries: oldestFirst(pieces), has_next_page: false }, pieces };
};

const toPiece = (entry: JsonObject) => ({
  id: idOf(entry['uuid']) ?? idOf(entry['backend_uuid']) ?? '',
  time: timeOf(entry['entry_created_datetime'] ?? entry['updated_datetime']),
  value: entry,
});
