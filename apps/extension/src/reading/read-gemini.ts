import { idOf, listOf, parseJson } from './json.ts';
import { joinPages } from './join-pieces.ts';
import { formatChanged, type JsonValue, NOTHING, type Reader, notReady } from './reading.ts';

/** The ids of the site's remote calls that return the turns of a chat, and the list of chats with their titles. */
const CHAT_CALL = 'hNvQHb';
const LIST_CALL = 'MaZiqc';

/**
 * POST batchexecute: the line `)]}'`, then lists, each after a line with its length. The value of a list is JSON as a
 * string; a chat is [turns, the token of the next page, …], the newest turn first.
 */
export const readGemini: Reader = ({ id, body }, known) => {
  const values = valuesOf(body, CHAT_CALL);
  if (values.length === 0) return formatChanged(CHAT_CALL);
  const [value] = values;
  // The site responds with null when it has an error.
  if (value === null) return NOTHING;
  const [turns, next] = listOf(value);
  if (!Array.isArray(turns)) return formatChanged('turns');
  const items = turns.map(toPiece);
  if (items.some((item) => item.id === '')) return formatChanged('the id of a turn');
  // The page also loads a chat when the pointer is over its link.
  if (items.some(({ chatId }) => chatId !== id)) return NOTHING;
  const pieces = joinPages(known, {
    items: items.map(({ chatId: _chatId, ...piece }) => piece),
    hasOlder: typeof next === 'string' && next !== '',
  });
  if (!pieces.isWhole) return notReady('incomplete', pieces);
  if (pieces.items.length === 0) return notReady('empty');
  return { type: 'conversation', payload: pieces.items.map((piece) => piece.value), format: toResponseText, pieces };
};

function toPiece(turn: JsonValue) {
  const [ids, , , , time] = listOf(turn);
  const [chatId, turnId] = listOf(ids);
  const [seconds] = listOf(time);
  return { id: idOf(turnId) ?? '', chatId: idOf(chatId), time: Number(seconds) * 1000 || 0, value: turn };
}

/** The values that this call returned; null in place of an empty or invalid value. */
function valuesOf(body: string, call: string): JsonValue[] {
  return body.split('\n').flatMap((line) =>
    line.startsWith('[')
      ? listOf(parseJson(line)).flatMap((entry) => {
          const [type, callOfEntry, value] = listOf(entry);
          if (type !== 'wrb.fr' || callOfEntry !== call) return [];
          return [typeof value === 'string' ? (parseJson(value) ?? null) : null];
        })
      : [],
  );
}

const toResponseText = (turns: JsonValue): string =>
  `)]}'\n\n${JSON.stringify([['wrb.fr', CHAT_CALL, JSON.stringify([turns]), null, null, null, 'generic']])}\n`;

/** The titles in a list of chats, by id. */
export function readGeminiTitles(body: string): [id: string, title: string][] {
  return valuesOf(body, LIST_CALL).flatMap((value) =>
    listOf(listOf(value)[2]).flatMap((chat): [string, string][] => {
      const [id, title] = listOf(chat);
      return typeof id === 'string' && typeof title === 'string' ? [[id, title]] : [];
    }),
  );
}
