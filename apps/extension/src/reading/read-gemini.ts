import { idOf, listOf, parseJson } from './json.ts';
import { joinPages } from './join-pieces.ts';
import { drift, type JsonValue, NOTHING, type Reader, waits } from './reading.ts';

/** The names of the list of turns and of the list of chats with their titles. */
const CHAT = 'hNvQHb';
const CHATS = 'MaZiqc';

/**
 * POST batchexecute: a line that is not valid JavaScript, then lists, each after a line with its length. The value of a
 * list is JSON inside a text; a chat is [turns, the mark of the next page, …], the newest turn first.
 */
export const readGemini: Reader = ({ id, body }, known) => {
  const values = valuesOf(body, CHAT);
  if (values.length === 0) return drift(CHAT);
  const [value] = values;
  // The site's response when it has an error of its own.
  if (value === null) return NOTHING;
  const [turns, next] = listOf(value);
  if (!Array.isArray(turns)) return drift('turns');
  const items = turns.map(toPiece);
  if (items.some((item) => item.id === '')) return drift('the id of a turn');
  // Pages also load the chat that the pointer is over.
  if (items.some(({ chatId }) => chatId !== id)) return NOTHING;
  const pieces = joinPages(known, {
    items: items.map(({ chatId: _chatId, ...piece }) => piece),
    hasOlder: typeof next === 'string' && next !== '',
  });
  if (!pieces.isWhole) return waits('incomplete', pieces);
  if (pieces.items.length === 0) return waits('empty');
  return { type: 'conversation', payload: pieces.items.map((piece) => piece.value), format: toAnswer, pieces };
};

function toPiece(turn: JsonValue) {
  const [ids, , , , time] = listOf(turn);
  const [chatId, turnId] = listOf(ids);
  const [seconds] = listOf(time);
  return { id: idOf(turnId) ?? '', chatId: idOf(chatId), time: Number(seconds) * 1000 || 0, value: turn };
}

/** The values with this name, null for one that is empty. */
function valuesOf(body: string, name: string): JsonValue[] {
  return body.split('\n').flatMap((line) =>
    line.startsWith('[')
      ? listOf(parseJson(line)).flatMap((entry) => {
          const [type, called, value] = listOf(entry);
          if (type !== 'wrb.fr' || called !== name) return [];
          return [typeof value === 'string' ? (parseJson(value) ?? null) : null];
        })
      : [],
  );
}

const toAnswer = (turns: JsonValue): string =>
  `)]}'\n\n${JSON.stringify([['wrb.fr', CHAT, JSON.stringify([turns]), null, null, null, 'generic']])}\n`;

/** The titles in a list of chats, by id. */
export function readGeminiTitles(body: string): [id: string, title: string][] {
  return valuesOf(body, CHATS).flatMap((value) =>
    listOf(listOf(value)[2]).flatMap((chat): [string, string][] => {
      const [id, title] = listOf(chat);
      return typeof id === 'string' && typeof title === 'string' ? [[id, title]] : [];
    }),
  );
}
