import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, NoContent, requestObject } from './primitives.ts';

const Named = z.object({ id: Id, name: z.string() });

/** What the scan of messages looks for. */
export const SecretKind = z.enum(['api_key', 'private_key', 'password', 'token', 'card_number', 'iban']);
export type SecretKind = z.output<typeof SecretKind>;

/** A conversation in which the scan found private words. The words themselves are not repeated here. */
export const SecretFinding = z.object({
  conversationId: Id,
  title: z.string(),
  found: z.array(z.object({ kind: SecretKind, count: Count })),
  /** The message that holds the first one. */
  messageId: Id,
  isNeverSend: z.boolean(),
});
export type SecretFinding = z.output<typeof SecretFinding>;

export const Privacy = z.object({
  /** Marked 'never send': nothing of them goes to a model. */
  conversations: z.array(Named),
  categories: z.array(Named),
  /** Found and not yet dealt with: neither dismissed nor marked. At most 100, newest first. */
  findings: z.array(SecretFinding),
  findingCount: Count,
});
export type Privacy = z.output<typeof Privacy>;

export const NeverSendBody = requestObject({ neverSend: z.boolean('Please give true or false.') });
export type NeverSendBody = z.output<typeof NeverSendBody>;

const params = z.object({ id: Id });

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/privacy',
  access: 'user',
  summary: 'What is marked never to be sent to a model, and where private words were found.',
  response: Privacy,
  errors: [],
});

export const markConversation = endpoint({
  method: 'PUT',
  path: '/api/privacy/conversations/:id',
  access: 'user',
  summary: 'Keep a conversation from every model, or allow it again.',
  params,
  body: NeverSendBody,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['conversations.not_found'],
});

export const markCategory = endpoint({
  method: 'PUT',
  path: '/api/privacy/categories/:id',
  access: 'user',
  summary: 'Keep everything in a category from every model, or allow it again.',
  params,
  body: NeverSendBody,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['categories.not_found'],
});

export const dismissFinding = endpoint({
  method: 'POST',
  path: '/api/privacy/findings/:id/dismiss',
  access: 'user',
  summary: 'What was found in this conversation needs no attention; later finds will be shown again.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['conversations.not_found'],
});
