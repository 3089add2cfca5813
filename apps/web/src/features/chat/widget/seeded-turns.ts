import type { Message } from '@app/contract/conversations';
import { parseTranscript } from '@app/contract/transcript';

const prefix = 'seeded-';

/** Whether a message is only known from a transcript. */
export function isSeeded({ id }: Message): boolean {
  return id.startsWith(prefix);
}

/** A transcript as messages one below the other, under ids of our own until the stored ones have come. */
export function seededTurns(transcript: string, createdAt: string): Message[] {
  const turns = parseTranscript(transcript.replaceAll('\r\n', '\n'))
    .map(({ role, content }) => ({ role, content: content.trim() }))
    .filter(({ content }) => content !== '');
  return turns.map((turn, index) => ({
    ...turn,
    id: `${prefix}${index}`,
    parentId: index === 0 ? null : `${prefix}${index - 1}`,
    createdAt,
    status: 'complete',
  }));
}
