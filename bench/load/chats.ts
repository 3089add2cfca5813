import { setTimeout as wait } from 'node:timers/promises';
import { readStream } from '../stream-client.ts';
import type { LoadPerson } from './people.ts';

export interface ChatFigures {
  /** Milliseconds from the question to the first text. */
  firstTexts: number[];
  failures: number;
}

/** Every person asks one question a minute and reads the streamed reply, for this many seconds. */
export async function simulateChats(
  urls: readonly string[],
  people: readonly LoadPerson[],
  seconds: number,
): Promise<ChatFigures> {
  const figures: ChatFigures = { firstTexts: [], failures: 0 };
  const questions = Math.round((people.length * seconds) / 60);
  const asking = Array.from({ length: questions }, async (_, at) => {
    await wait((at * seconds * 1_000) / questions);
    // Steps of 13 spread the questions over all people.
    const person = people[(at * 13) % people.length];
    await readStream({
      url: `${urls[at % urls.length]}/api/chat`,
      headers: { accept: 'text/event-stream', authorization: person?.authorization ?? '' },
      body: { message: 'Tell me something', history: [] },
      textOf: (data) => (data as { text?: string } | undefined)?.text ?? '',
    }).then(
      ({ firstTextMs }) => figures.firstTexts.push(firstTextMs),
      () => (figures.failures += 1),
    );
  });
  await Promise.all(asking);
  return figures;
}
