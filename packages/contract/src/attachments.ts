/** Files of imported conversations. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The address of an attachment, always on this server, which serves nothing that a browser would execute. */
export const AttachmentAddress = z.string().check(z.regex(/^\/api\/attachments\/[\w-]{43}$/));

/** A random id that cannot be guessed: anyone who knows it can read the file. */
const AttachmentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'There is nothing at this address.'));

export const getAttachment = endpoint({
  method: 'GET',
  path: '/api/attachments/:id',
  access: 'public',
  summary: 'A file of an imported conversation: images, audio and video inline, anything else as a download.',
  params: z.object({ id: AttachmentId }),
  response: z.unknown(),
  produces: 'binary',
  errors: ['attachments.not_found'],
});
