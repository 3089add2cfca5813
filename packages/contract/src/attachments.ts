/** Files that came with imported conversations. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Unguessable: whoever knows it may see the file. */
const AttachmentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'There is nothing at this address.'));

export const getAttachment = endpoint({
  method: 'GET',
  path: '/api/attachments/:id',
  access: 'public',
  summary: 'A file of an imported conversation: pictures, sound and film as they are, anything else as a download.',
  params: z.object({ id: AttachmentId }),
  response: z.unknown(),
  produces: 'binary',
  errors: ['attachments.not_found'],
});
