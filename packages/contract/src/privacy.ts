import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, NoContent, requestObject } from './primitives.ts';

const Named = z.object({ id: Id, name: z.string() });

/** The kinds of secrets that messages are scanned for. */
export const SecretKind = z.enum(['api_key', 'private_key', 'password', 'token', 'card_number', 'iban']);
export type SecretKind = z.output<typeof SecretKind>;

/** A conversation in which secrets were found. The secrets themselves are not included. */
export const SecretFinding = z.object({
  conversationId: Id,
  title: z.string(),
  found: z.array(z.object({ kind: SecretKind, count: Count })),
  /** The message with the first finding. */
  messageId: Id,
  /** Always false, because conversations marked “never send” are left out. Only older clients read it. */
  isNeverSend: z.boolean(),
});
export type SecretFinding = z.output<typeof SecretFinding>;

export const Privacy = z.object({
  /** Marked 'never send': no part of them is sent to a model. */
  conversations: z.array(Named),
  categories: z.array(Named),
  /** Findings that are not dismissed, in conversations not marked 'never send'. At most 100, newest first. */
  findings: z.array(SecretFinding),
  findingCount: Count,
});
export type Privacy = z.output<typeof Privacy>;

export const NeverSendBody = requestObject({ neverSend: z.boolean('Please send true or false.') });
export type NeverSendBody = z.output<typeof NeverSendBody>;

const params = z.object({ id: Id });

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/privacy',
  access: 'user',
  summary: 'Categories and conversations marked “never send”, and the conversations in which secrets were found.',
  response: Privacy,
  errors: [],
});

export const markConversation = endpoint({
  method: 'PUT',
  path: '/api/privacy/conversations/:id',
  access: 'user',
  summary: 'Marks a conversation as “never send to a model”, or removes the mark.',
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
  summary: 'Marks all conversations of a category as “never send to a model”, or removes the mark.',
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
  summary: 'Dismisses the findings in a conversation; later findings are shown again.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['conversations.not_found'],
});
