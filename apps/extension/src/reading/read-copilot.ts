import { idOf, isObject, listOf, objectOf, parseJson } from './json.ts';
import { joinPages, timeOf } from './join-pieces.ts';
import { formatChanged, type JsonObject, type Reader, notReady } from './reading.ts';

/** GET /c/api/conversations/<id>/history: a page of the messages, the newest first, without the id and the title. */
export const readCopilot: Reader = ({ id, body }, known) => {
  const history = parseJson(body);
  const results = isObject(history) ? history['results'] : undefined;
  if (!isObject(history) || !Array.isArray(results)) return formatChanged('results');
  const items = results.filter(isObject).map(toPiece);
  const hasAuthors = items.every(({ value }) => typeof objectOf(value['author'])?.['type'] === 'string');
  if (items.length < results.length || items.some((item) => item.id === '') || !hasAuthors)
    return formatChanged('author');
  const pieces = joinPages(known, { items, hasOlder: idOf(history['next']) !== null });
  if (!pieces.isWhole) return notReady('incomplete', pieces);
  if (pieces.items.length === 0) return notReady('empty', pieces);
  const payload = { conversationId: id, results: pieces.items.map(({ value }) => value), next: null };
  return { type: 'conversation', payload, pieces };
};

const toPiece = (message: JsonObject) => ({
  id: idOf(message['id']) ?? '',
  time: timeOf(message['createdAt']),
  value: message,
});

/** The titles in a list of conversations, by id. */
export function readCopilotTitles(body: string): [id: string, title: string][] {
  return listOf(objectOf(parseJson(body))?.['results']).flatMap((entry): [string, string][] => {
    const id = idOf(objectOf(entry)?.['id']);
    const title = objectOf(entry)?.['title'];
    return id !== null && typeof title === 'string' ? [[id, title]] : [];
  });
}
