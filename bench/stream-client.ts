/** Reads streamed replies with little overhead, so that the server is measured and not the client. */
import { Agent, request } from 'node:http';

export interface StreamTarget {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** The text of an event's parsed data; '' when it has none. */
  textOf(data: unknown): string;
}

export interface StreamTiming {
  firstTextMs: number;
  /** The time from the first text to the last. */
  writingMs: number;
  characters: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Sends one request and reads the whole stream. Rejects if the response is not a stream or has no text. */
export function readStream(target: StreamTarget): Promise<StreamTiming> {
  const body = JSON.stringify(target.body);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      target.url,
      { method: 'POST', agent, headers: { ...target.headers, 'content-type': 'application/json' } },
      (response) => {
        let incomplete = '';
        let characters = 0;
        let firstTextAt = 0;
        let lastTextAt = 0;
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          const frames = (incomplete + piece).split('\n\n');
          incomplete = frames.pop() ?? '';
          for (const frame of frames) {
            const length = target.textOf(parseData(frame)).length;
            if (length === 0) continue;
            characters += length;
            lastTextAt = performance.now();
            if (firstTextAt === 0) firstTextAt = lastTextAt;
          }
        });
        response.on('error', reject);
        response.on('end', () => {
          if (firstTextAt === 0)
            reject(new Error(`status ${response.statusCode}, no text: ${incomplete.slice(0, 300)}`));
          else resolve({ firstTextMs: firstTextAt - startedAt, writingMs: lastTextAt - firstTextAt, characters });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function parseData(frame: string): unknown {
  const at = frame.startsWith('data: ') ? 0 : frame.indexOf('\ndata: ') + 1;
  if (at === 0 && !frame.startsWith('data: ')) return undefined;
  const data = frame.slice(at + 'data: '.length);
  return data === '[DONE]' ? undefined : JSON.parse(data);
}
