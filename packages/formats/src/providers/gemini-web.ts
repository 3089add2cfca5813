import { toReasoning } from '../conversation/content-parts.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ParseResult, TextFormat } from '../export-format.ts';
import { asList, asName, asText } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * The response that the page gemini.google.com loads for a chat: a first line that is not valid JavaScript, then lists,
 * each after a line with its length. The list hNvQHb is the chat, newest turn first; MaZiqc is the list of chats with
 * their titles.
 */
export const geminiWebFormat: TextFormat = { source: 'gemini', parse };

function parse(text: string): ParseResult[] | null {
  if (!text.startsWith(")]}'") || !text.includes('"wrb.fr"')) return null;
  const responses = listResponses(text);
  const titles = new Map(
    responses.filter(({ kind }) => kind === 'MaZiqc').flatMap(({ value }) => asList(asList(value)[2]).map(readTitle)),
  );
  const chats = responses.filter(({ kind }) => kind === 'hNvQHb').flatMap(({ value }) => parseChat(value, titles));
  if (chats.length > 0) return chats;
  const reason = 'This is a list of Gemini chats without their messages.';
  return [{ skip: { code: 'not_a_conversation', reason } }];
}

const readTitle = (entry: unknown) => [asText(asList(entry)[0]), asText(asList(entry)[1])] as const;

/** The responses in the text. The value of each is JSON inside a text of JSON. */
function listResponses(text: string): { kind: string; value: unknown }[] {
  return text.split('\n').flatMap((line) =>
    asList(readJson(line)).flatMap((entry) => {
      const [type, kind, value] = asList(entry);
      return type === 'wrb.fr' ? [{ kind: asText(kind), value: readJson(value) }] : [];
    }),
  );
}

function readJson(text: unknown): unknown {
  if (typeof text !== 'string' || !text.startsWith('[')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseChat(value: unknown, titles: ReadonlyMap<string, string>): ParseResult[] {
  const turns = asList(asList(value)[0]).filter(Array.isArray).toReversed();
  const chatId = asName(asList(asList(turns[0])[0])[0]);
  if (turns.length === 0) return [];
  return [
    buildConversation(
      {
        source: 'gemini',
        sourceId: chatId ?? deriveId('gemini', turns[0]),
        title: titles.get(chatId ?? '') ?? '',
      },
      turns.flatMap(readTurn),
    ),
  ];
}

/** The messages of a turn [ids, …, question, candidates, time]: the question, and the first candidate as the reply. */
function readTurn(turn: unknown): ListedMessage[] {
  const [ids, , question, candidates, time] = asList(turn);
  const id = asName(asList(ids)[1]);
  const candidate = asList(asList(asList(candidates)[0])[0]);
  const createdAt = readTime(asList(time)[0]);
  // In a candidate, the text is at index 1 and the reasoning at index 37.
  const thought = asText(asList(asList(candidate[37])[0])[0]);
  const prompt = asText(asList(asList(question)[0])[0]);
  const reply = asText(asList(candidate[1])[0]);
  return [
    {
      id: id && `${id}:question`,
      view: toNodeView('user', prompt === '' ? [] : [{ type: 'text', text: prompt }], { createdAt }),
    },
    {
      id: asName(candidate[0]) ?? (id && `${id}:answer`),
      view: toNodeView(
        'assistant',
        [...toReasoning(thought), ...(reply === '' ? [] : [{ type: 'text', text: reply } as const])],
        { createdAt },
      ),
    },
  ];
}
