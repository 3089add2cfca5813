/** Uploads of pictures. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NoContent } from './primitives.ts';

/** The maximum size of a picture in bytes: 5 MB. */
export const photoMaxBytes = 5 * 1024 * 1024;

/** A random id that cannot be guessed: anyone who knows it can see the picture. */
const ObjectId = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'There is nothing at this address.'));

const brokenLink = 'This upload link is incomplete. Please start the upload again.';
const SignedText = z.string(brokenLink).check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, brokenLink));

export const UploadAddress = z.object({ uploadURL: z.string() });
export type UploadAddress = z.output<typeof UploadAddress>;

export const createUpload = endpoint({
  method: 'POST',
  path: '/api/objects/upload',
  access: 'user',
  summary: 'A temporary upload address for one picture; without the query string it is the address of the picture.',
  response: UploadAddress,
  errors: [],
});

export const putObject = endpoint({
  method: 'PUT',
  path: '/api/objects/:id',
  access: 'public',
  summary: 'Uploads a picture of at most 5 MB to an address from createUpload.',
  params: z.object({ id: ObjectId }),
  query: z.object({ owner: SignedText, expires: SignedText, signature: SignedText }),
  consumes: 'picture',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [
    'objects.not_found',
    'objects.link_expired',
    'objects.already_uploaded',
    'objects.not_a_picture',
    'objects.heic',
    'objects.damaged',
    'objects.too_many_pixels',
    'objects.too_large',
    'objects.too_slow',
  ],
});

export const getObject = endpoint({
  method: 'GET',
  path: '/api/objects/:id',
  access: 'public',
  summary: 'A picture, re-encoded as WebP, at most 1024 pixels wide and high.',
  params: z.object({ id: ObjectId }),
  response: z.unknown(),
  produces: 'binary',
  errors: ['objects.not_found'],
});
