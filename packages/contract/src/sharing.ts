import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, NoContent, requestObject, Timestamp } from './primitives.ts';

/** The public link of a conversation. */
export const Share = z.object({
  url: z.string(),
  /** Whether it shows the current state of the conversation instead of a snapshot. */
  isLive: z.boolean(),
  /** When the snapshot was taken. */
  sharedAt: Timestamp,
});
export type Share = z.output<typeof Share>;

/** The public view: the active branch with secrets masked. */
export const SharedPage = z.object({
  title: z.string(),
  isLive: z.boolean(),
  sharedAt: Timestamp,
  messages: z.array(
    z.object({
      id: Id,
      role: z.enum(['user', 'assistant']),
      /** Markdown. */
      content: z.string(),
      createdAt: Timestamp,
    }),
  ),
});
export type SharedPage = z.output<typeof SharedPage>;

const params = z.object({ id: Id });
const missing = 'There is no shared conversation at this address.';

export const getShare = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/share',
  access: 'user',
  summary: 'The public link of a conversation; null while there is none.',
  params,
  response: z.object({ share: z.nullable(Share) }),
  errors: ['conversations.not_found'],
});

export const putShare = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/share',
  access: 'user',
  summary: 'Shares a conversation by a public link. A repeated call keeps the link and takes a new snapshot.',
  params,
  body: requestObject({ isLive: z.boolean('Please send true or false.') }),
  response: z.object({ share: Share }),
  errors: ['conversations.not_found'],
});

export const deleteShare = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/share',
  access: 'user',
  summary: 'Revokes the public link of a conversation for good.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['conversations.not_found'],
});

export const listShares = endpoint({
  method: 'GET',
  path: '/api/shares',
  access: 'user',
  summary: 'All conversations with a public link, latest shared first, at most 500.',
  response: z.array(z.extend(Share, { conversationId: Id, title: z.string() })),
  errors: [],
});

export const getSharedPage = endpoint({
  method: 'GET',
  path: '/api/share/:token',
  access: 'public',
  summary: 'A shared conversation, for everyone who has the link.',
  params: z.object({ token: z.string(missing).check(z.regex(/^[A-Za-z0-9_-]{43}$/, missing)) }),
  response: SharedPage,
  responseHeaders: { 'X-Robots-Tag': 'noindex' },
  errors: ['sharing.not_found'],
});

export const ExportQuery = z.object({
  format: z._default(z.enum(['markdown', 'json'], 'Please choose markdown or json.'), 'markdown'),
  branches: z._default(z.enum(['active', 'all'], 'Please choose active or all.'), 'active'),
});
export type ExportQuery = z.output<typeof ExportQuery>;

export const exportConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/export',
  access: 'user',
  summary: 'One conversation as a Markdown or JSON file, with the active branch or all branches.',
  params,
  query: ExportQuery,
  response: z.unknown(),
  produces: 'binary',
  errors: ['conversations.not_found'],
});
