/** Merges the text deltas of a reply that arrive together, and passes everything else on as it is. */
export interface TextEventMerger {
  /** The complete events so far that were not returned before. */
  push(bytes: Uint8Array): Uint8Array;
  /** What is left at the end of the stream. */
  end(): Uint8Array;
}

interface TextChunk {
  choices: [{ delta: { content: string } }];
}

interface TextEvent {
  event: string;
  chunk: TextChunk;
}

const SEPARATOR = '\n\n';
/** Every end of an event that servers send; `\r\n\r\n` ends with the second. */
const EVENT_ENDS = [SEPARATOR, '\n\r\n', '\r\r'];
/** An event's end may begin with this many bytes of an earlier byte chunk. */
const END_OVERLAP = 2;
/** An incomplete event of more bytes or byte chunks is passed on as it is. */
export const MAX_INCOMPLETE_BYTES = 1_000_000;
export const MAX_INCOMPLETE_CHUNKS = 1_000;

/**
 * For the event stream of chat completions. Each event passes through many steps, whatever its length, so fewer events
 * with more text take much less time. In the streams of other providers no event is merged.
 */
export function createTextEventMerger(): TextEventMerger {
  let incomplete: Uint8Array[] = [];
  let size = 0;
  /** The last bytes of the incomplete event. */
  let tail: Uint8Array = new Uint8Array();
  /** Whether the beginning of the incomplete event was passed on. */
  let isPassing = false;

  /** Returns what was kept, followed by these bytes. */
  function take(bytes: Uint8Array): Buffer {
    const taken = Buffer.concat([...incomplete, bytes]);
    incomplete = [];
    size = 0;
    return taken;
  }

  /** Keeps the beginning of an event, unless it is too long already. */
  function keep(bytes: Uint8Array): Uint8Array {
    tail = Buffer.concat([tail, bytes.subarray(-END_OVERLAP)]).subarray(-END_OVERLAP);
    isPassing ||= size + bytes.length > MAX_INCOMPLETE_BYTES || incomplete.length === MAX_INCOMPLETE_CHUNKS;
    if (isPassing) return take(bytes);
    if (bytes.length > 0) incomplete.push(bytes);
    size += bytes.length;
    return new Uint8Array();
  }

  return {
    push: (bytes) => {
      if (tail.length === 0 && isSingleEvent(bytes)) return bytes;
      const end = findLastEnd(Buffer.concat([tail, bytes])) - tail.length;
      if (end <= 0) return keep(bytes);
      const events = take(bytes.subarray(0, end));
      const output = isPassing ? events : Buffer.from(mergeEvents(events.toString()));
      isPassing = false;
      tail = new Uint8Array();
      const rest = keep(bytes.subarray(end));
      return rest.length === 0 ? output : Buffer.concat([output, rest]);
    },
    end: () => take(new Uint8Array()),
  };
}

/** Whether these are the bytes of exactly one event; such bytes, the usual ones, need not be decoded. */
function isSingleEvent(bytes: Uint8Array): boolean {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(SEPARATOR);
  return at !== -1 && at === bytes.length - SEPARATOR.length;
}

/** Where the last complete event ends; 0 if none does. */
function findLastEnd(bytes: Buffer): number {
  const ends = EVENT_ENDS.map((end) => {
    const at = bytes.lastIndexOf(end);
    return at === -1 ? 0 : at + end.length;
  });
  return Math.max(...ends);
}

/** Merges the text events of complete events, the last of which has its end. */
function mergeEvents(text: string): string {
  const events = text.replaceAll(/\r\n?/g, '\n').slice(0, -SEPARATOR.length).split(SEPARATOR);
  const merged: string[] = [];
  /** The events with a text delta that were not merged yet. */
  let textEvents: TextEvent[] = [];
  const flushTexts = (): void => {
    if (textEvents.length > 0) merged.push(joinTexts(textEvents));
    textEvents = [];
  };
  for (const event of events) {
    const chunk = readTextChunk(event);
    if (chunk !== undefined) {
      textEvents.push({ event, chunk });
      continue;
    }
    flushTexts();
    merged.push(event);
  }
  flushTexts();
  return merged.map((event) => event + SEPARATOR).join('');
}

/** One event with the texts of all these events; its other fields are those of the first. */
function joinTexts(textEvents: readonly TextEvent[]): string {
  const [first] = textEvents;
  if (first === undefined) return '';
  if (textEvents.length === 1) return first.event;
  const { delta } = first.chunk.choices[0];
  delta.content = textEvents.map(({ chunk }) => chunk.choices[0].delta.content).join('');
  return `data: ${JSON.stringify(first.chunk)}`;
}

/** The data of an event that has a text delta and nothing else that matters; undefined for any other event. */
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

/** Whether a field of a delta is its text, its role, or empty, as some servers send the other fields in each event. */
const isPlainField =
  (delta: Record<string, unknown>) =>
  (name: string): boolean =>
    name === 'content' || name === 'role' || (delta[name] ?? null) === null;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
