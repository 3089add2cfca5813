/** Merges the pieces of text of a reply that arrive together, and passes everything else on as it is. */
export interface TextEventMerger {
  /** The complete events so far that were not returned before. */
  push(bytes: Uint8Array): Uint8Array;
  /** What is left at the end of the stream. */
  end(): Uint8Array;
}

interface TextChunk {
  choices: [{ delta: { content: string } }];
}

const SEPARATOR = '\n\n';

/**
 * For the event stream of chat completions. Each event passes through many steps, whatever its length, so fewer events
 * with more text take much less time. In the streams of other providers no event is merged.
 */
export function createTextEventMerger(): TextEventMerger {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let incomplete = '';
  return {
    push: (bytes) => {
      if (incomplete === '' && isSingleEvent(bytes)) return bytes;
      const text = (incomplete + decoder.decode(bytes, { stream: true })).replaceAll('\r\n', '\n');
      const end = text.lastIndexOf(SEPARATOR) + 1;
      if (end === 0) {
        incomplete = text;
        return new Uint8Array();
      }
      incomplete = text.slice(end + 1);
      return encoder.encode(mergeEvents(text.slice(0, end - 1).split(SEPARATOR)));
    },
    end: () => encoder.encode(incomplete + decoder.decode()),
  };
}

/** Whether these are the bytes of exactly one event; such a piece, the usual one, need not be decoded. */
function isSingleEvent(bytes: Uint8Array): boolean {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(SEPARATOR);
  return at !== -1 && at === bytes.length - SEPARATOR.length;
}

function mergeEvents(events: readonly string[]): string {
  const merged: string[] = [];
  let last: TextChunk | undefined;
  for (const event of events) {
    const chunk = readTextChunk(event);
    if (last !== undefined && chunk !== undefined) {
      last.choices[0].delta.content += chunk.choices[0].delta.content;
      merged[merged.length - 1] = `data: ${JSON.stringify(last)}`;
      continue;
    }
    merged.push(event);
    last = chunk;
  }
  return merged.map((event) => event + SEPARATOR).join('');
}

/** The data of an event that has a piece of text and nothing else that matters; undefined for any other event. */
function readTextChunk(event: string): TextChunk | undefined {
  if (!event.startsWith('data:') || event.includes('\n')) return undefined;
  try {
    const chunk: unknown = JSON.parse(event.slice('data:'.length));
    return isTextChunk(chunk) ? chunk : undefined;
  } catch {
    return undefined;
  }
}

function isTextChunk(chunk: unknown): chunk is TextChunk {
  if (!isObject(chunk) || 'error' in chunk || (chunk['usage'] ?? null) !== null) return false;
  const { choices } = chunk;
  if (!Array.isArray(choices) || choices.length !== 1) return false;
  const [choice] = choices as unknown[];
  if (!isObject(choice) || (choice['finish_reason'] ?? null) !== null) return false;
  const { delta } = choice;
  return isObject(delta) && typeof delta['content'] === 'string' && Object.keys(delta).every(isPlainField(delta));
}

/** Whether a field of a delta is its text, its role, or empty, as some servers send the other fields in each piece. */
const isPlainField =
  (delta: Record<string, unknown>) =>
  (name: string): boolean =>
    name === 'content' || name === 'role' || (delta[name] ?? null) === null;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
