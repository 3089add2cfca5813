import { idOf, isObject, isTemporary, objectOf, parseJson } from './json.ts';
import { joinPages, oldestFirst, timeOf } from './join-pieces.ts';
import {
  drift,
  type JsonObject,
  type JsonValue,
  type Pieces,
  type Reader,
  type Reading,
  TEMPORARY,
  waits,
} from './reading.ts';

/**
 * The page loads a conversation's details and its responses separately, in any order; the responses do not say whether
 * they are temporary.
 */
export const readGrok: Reader = ({ kind, id, body }, known) => {
  const answer = parseJson(body);
  if (!isObject(answer)) return drift('a conversation');
  if (kind === 'details') {
    const details = objectOf(answer['conversation']) ?? answer;
    if (isTemporary(details)) return TEMPORARY;
    if (idOf(details['conversationId']) !== id) return drift('conversationId');
    return join({ items: [], isWhole: false, ...known, details });
  }
  const responses = answer['responses'];
  if (!Array.isArray(responses)) return drift('responses');
  const items = responses.map(toPiece);
  if (items.some((item) => item.id === '')) return drift('responseId');
  return join(joinPages(known, { items: items.toReversed(), hasOlder: false }));
};

function toPiece(response: JsonValue) {
  const fields: JsonObject = objectOf(response) ?? {};
  return { id: idOf(fields['responseId']) ?? '', time: timeOf(fields['createTime']), value: response };
}

function join(pieces: Pieces): Reading {
  const [newest] = pieces.items;
  if (pieces.details === null) return waits('no_details', pieces);
  if (newest === undefined) return waits('empty', pieces);
  if (objectOf(newest.value)?.['partial'] === true) return waits('unfinished', pieces);
  const payload = { conversation: pieces.details, responses: oldestFirst(pieces) };
  return { type: 'conversation', payload, pieces };
}
