import type { Message } from '@app/contract/conversations';
import { parseTranscript } from '@app/contract/transcript';

const transcriptIdPrefix = 'seeded-';

/** Whether a message was read from a transcript and not loaded from the server. */
export function isFromTranscript({ id }: Message): boolean {
  return id.startsWith(transcriptIdPrefix);
}

/** A transcript as a chain of messages, with local ids until the stored ones have loaded. */
export function toTranscriptMessages(transcript: string, createdAt: string): Message[] {
  const turns = parseTranscript(transcript.replaceAll('\r\n', '\n'))
    .map(({ role, content }) => ({ role, content: content.trim() }))
    .filter(({ content }) => content !== '');
  return turns.map((turn, index) => ({
    ...turn,
    id: `${transcriptIdPrefix}${index}`,
    parentId: index === 0 ? null : `${transcriptIdPrefix}${index - 1}`,
    createdAt,
    status: 'complete',
  }));
}
