import * as z from 'zod/mini';
import { ConversationSource } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { Count, Id, NoContent, requestObject, versionHeaders } from './primitives.ts';

const params = z.object({ id: Id });

const Duplicate = z.object({ id: Id, title: z.string(), source: ConversationSource, messageCount: Count });

/**
 * A conversation that the import added, and its twin, which the same import added or which was stored before.
 * `sharedMessages` is the number of messages that both have.
 */
export const ImportDuplicate = z.object({ conversation: Duplicate, twin: Duplicate, sharedMessages: Count });
export type ImportDuplicate = z.output<typeof ImportDuplicate>;

export const MergeDuplicateBody = requestObject({ conversationId: Id, twinId: Id });
export type MergeDuplicateBody = z.output<typeof MergeDuplicateBody>;

export const listImportDuplicates = endpoint({
  method: 'GET',
  path: '/api/imports/:id/duplicates',
  access: 'user',
  summary: 'Conversations of an import that also exist from another source or in another form.',
  params,
  response: z.array(ImportDuplicate),
  responseHeaders: versionHeaders,
  errors: ['imports.not_found'],
});

export const mergeImportDuplicate = endpoint({
  method: 'POST',
  path: '/api/imports/:id/duplicates/merge',
  access: 'user',
  summary: 'Merges a duplicate into its twin, which stays, and moves the duplicate to the trash.',
  params,
  body: MergeDuplicateBody,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['imports.duplicate_not_found', 'conversations.not_found'],
});
