/** Facts that the assistant should remember: sentences that are sent to a model with every request. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, NoContent, requestObject, Timestamp, trimmedText } from './primitives.ts';

/** The maximum number of characters of one memory; all memories are sent with every request. */
export const MAX_MEMORY_LENGTH = 300;
/** The maximum number of memories. */
export const MAX_MEMORIES = 50;

export const Memory = z.object({
  id: Id,
  text: z.string(),
  createdAt: Timestamp,
  /** The conversation it is from; absent if it was written by hand or the conversation was deleted. */
  source: z.optional(z.object({ conversationId: Id, title: z.string() })),
});
export type Memory = z.output<typeof Memory>;

export const MemoryBody = requestObject({
  text: trimmedText({ label: 'A memory', max: MAX_MEMORY_LENGTH, missing: 'Enter something to remember' }),
});
export type MemoryBody = z.output<typeof MemoryBody>;

const params = z.object({ id: Id });

export const listMemories = endpoint({
  method: 'GET',
  path: '/api/assistant/memories',
  access: 'user',
  scope: 'archive:read',
  summary: "The user's memories, oldest first.",
  response: z.array(Memory),
  errors: [],
});

export const createMemory = endpoint({
  method: 'POST',
  path: '/api/assistant/memories',
  access: 'user',
  summary: 'Creates a memory.',
  body: MemoryBody,
  response: Memory,
  errors: ['memories.too_many'],
});

export const updateMemory = endpoint({
  method: 'PUT',
  path: '/api/assistant/memories/:id',
  access: 'user',
  summary: 'Changes the text of a memory.',
  params,
  body: MemoryBody,
  response: Memory,
  errors: ['memories.not_found'],
});

export const deleteMemory = endpoint({
  method: 'DELETE',
  path: '/api/assistant/memories/:id',
  access: 'user',
  summary: 'Deletes a memory for good.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['memories.not_found'],
});
