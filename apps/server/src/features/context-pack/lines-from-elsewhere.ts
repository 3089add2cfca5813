import { createHash } from 'node:crypto';
import { type ContextSectionKey, MAX_CONTEXT_LINE_LENGTH } from '@app/contract/context-pack';
import { maskSecrets } from '@app/understanding/secrets';
import type { Database } from '#db/database.ts';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';

export interface ReadDependencies {
  db: Database;
  assistant: Pick<AssistantService, 'memories' | 'getSettings'>;
  privacy: Pick<PrivacyService, 'findExcluded'>;
}

/** A line that the person wrote elsewhere in the app, with the key of the row that pins or hides it. */
export interface LineFromElsewhere {
  section: ContextSectionKey;
  key: string;
  id: string;
  /** As it is shown, at most 300 characters. */
  text: string;
  origin: 'memory' | 'instructions';
}

/** Memories whose conversation is not hidden, and the instructions to the assistant line by line. */
export async function listLinesFromElsewhere(
  { db, assistant, privacy }: ReadDependencies,
  userId: string,
): Promise<LineFromElsewhere[]> {
  const [memories, { instructions }] = await Promise.all([
    assistant.memories.list(userId),
    assistant.getSettings(userId),
  ]);
  const conversationIds = memories.flatMap(({ source }) => source?.conversationId ?? []);
  const excluded = await privacy.findExcluded(db, userId, conversationIds);
  const remembered = memories
    .filter(({ source }) => source === undefined || !excluded.has(source.conversationId))
    .map(({ id, text }): LineFromElsewhere => ({
      section: 'about',
      key: memoryKey(id),
      id,
      text: toShown(text),
      origin: 'memory',
    }));
  const instructionLines = [...new Set(instructions.split('\n').map(withoutListMark))]
    .filter((line) => line !== '')
    .map((line): LineFromElsewhere => ({
      section: 'answers',
      key: instructionKey(line),
      id: instructionId(line),
      text: toShown(line.slice(0, MAX_CONTEXT_LINE_LENGTH).toWellFormed()),
      origin: 'instructions',
    }));
  return [...remembered, ...instructionLines];
}

/** A line for display: without secrets, and without line breaks, because a pack as text has one item on each line. */
export const toShown = (text: string): string => maskSecrets(text.replaceAll(/\s+/g, ' ').trim());

/** A line of the instructions without its list mark. */
const withoutListMark = (line: string): string => line.replace(/^[\s*•-]+/, '').trim();

/** The instructions with one line replaced, or without it. */
export function replaceInstruction(instructions: string, key: string, text: string | null): string {
  return instructions
    .split('\n')
    .flatMap((line) => (instructionKey(withoutListMark(line)) === key ? (text ?? []) : line))
    .join('\n');
}

/** The key of the row that marks a memory as pinned or hidden. */
const memoryKey = (id: string): string => `memory:${id}`;

/** The key of the row that marks a line of the instructions as pinned or hidden. */
const instructionKey = (text: string): string =>
  `instruction:${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/** The id of a line of the instructions, which has no row until it is pinned or hidden. */
function instructionId(text: string): string {
  const hex = createHash('sha256').update(`instruction ${text}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
