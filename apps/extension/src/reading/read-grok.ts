import { idOf, isObject, isTemporary, objectOf, parseJson } from './json.ts';
import { joinPages, oldestFirst, timeOf } from './join-pieces.ts';
import {
  formatChanged,
  type JsonObject,
  type JsonValue,
  type Pieces,
  type Reader,
  type Reading,
  TEMPORARY,
  notReady,
} from './reading.ts';

/**
 * The page loads the details of a conversation and its messages (`responses`) separately, in any order. Only the
 * details say whether it is temporary.
 */
export const readGrok: Reader = ({ kind, id, body }, known) => {
  const response = parseJson(body);
  if (!isObject(response)) return formatChanged('a conversation');
  if (kind === 'details') {
    const details = objectOf(response['conversation']) ?? response;
    if (isTemporary(details)) return TEMPORARY;
    if (idOf(details['conversationId']) !== id) return formatChanged('conversationId');
    return toReading({ items: [], isWhole: false, ...known, details });
  }
  const responses = response['responses'];
  if (!Array.isArray(responses)) return formatChanged('responses');
  const items = responses.map(toPiece);
  if (items.some((item) => item.id === '')) return formatChanged('responseId');
  return toReading(joinPages(known, { items: items.toReversed(), hasOlder: false }));
};

function toPiece(response: JsonValue) {
  const fields: JsonObject = objectOf(response) ?? {};
  return { id: idOf(fields['responseId']) ?? '', time: timeOf(fields['createTime']), value: response };
}

function toReading(pieces: Pieces): Reading {
  const [newest] = pieces.items;
  if (pieces.details === null) return notReady('no_details', pieces);
  if (newest === undefined) return notReady('empty', pieces);
  if (objectOf(newest.value)?.['partial'] === true) return notReady('unfinished', pieces);
  const payload = { conversation: pieces.details, responses: oldestFirst(pieces) };
  return { type: 'conversation', payload, pieces };
}
