/** What the assistant is to remember of a person: sentences they wrote, sent along with every question to a model. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, NoContent, requestObject, Timestamp, trimmedText } from './primitives.ts';

/** Most characters of one memory, and most of them: all go with every question. */
export const memoryLength = 300;
export const mostMemories = 50;

export const Memory = z.object({
  id: Id,
  text: z.string(),
  createdAt: Timestamp,
  /** The conversation it was said in; absent when it was written by hand or that conversation is gone. */
  source: z.optional(z.object({ conversationId: Id, title: z.string() })),
});
export type Memory = z.output<typeof Memory>;

export const MemoryBody = requestObject({ text: trimmedText({ label: 'A memory', max: memoryLength }) });
export type MemoryBody = z.output<typeof MemoryBody>;

const params = z.object({ id: Id });

export const listMemories = endpoint({
  method: 'GET',
  path: '/api/assistant/memories',
  access: 'user',
  summary: 'What the assistant remembers of the person, oldest first.',
  response: z.array(Memory),
  errors: [],
});

export const createMemory = endpoint({
  method: 'POST',
  path: '/api/assistant/memories',
  access: 'user',
  summary: 'Have something remembered.',
  body: MemoryBody,
  response: Memory,
  errors: ['memories.too_many'],
});

export const updateMemory = endpoint({
  method: 'PUT',
  path: '/api/assistant/memories/:id',
  access: 'user',
  summary: 'Word a memory in another way.',
  params,
  body: MemoryBody,
  response: Memory,
  errors: ['memories.not_found'],
});

export const deleteMemory = endpoint({
  method: 'DELETE',
  path: '/api/assistant/memories/:id',
  access: 'user',
  summary: 'Have something forgotten, for good.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['memories.not_found'],
});
