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

/** Sends one request and reads the whole stream. Rejects when the answer is not a stream or has no text. */
export function readStream(target: StreamTarget): Promise<StreamTiming> {
  const body = JSON.stringify(target.body);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      target.url,
      { method: 'POST', agent, headers: { ...target.headers, 'content-type': 'application/json' } },
      (response) => {
        let rest = '';
        let characters = 0;
        let first = 0;
        let last = 0;
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          const frames = (rest + piece).split('\n\n');
          rest = frames.pop() ?? '';
          for (const frame of frames) {
            const length = target.textOf(parseData(frame)).length;
            if (length === 0) continue;
            characters += length;
            last = performance.now();
            if (first === 0) first = last;
          }
        });
        response.on('error', reject);
        response.on('end', () => {
          if (first === 0) reject(new Error(`status ${response.statusCode}, no text: ${rest.slice(0, 300)}`));
          else resolve({ firstTextMs: first - startedAt, writingMs: last - first, characters });
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
