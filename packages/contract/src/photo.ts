/** The profile photo. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { requestObject } from './primitives.ts';

const notUploaded = 'Please upload the photo first.';

export const PhotoBody = requestObject({
  /** The upload address from createUpload, without the query string. */
  profileImageUrl: z.string(notUploaded).check(z.maxLength(2000, notUploaded)),
});
export type PhotoBody = z.output<typeof PhotoBody>;

export const Photo = z.object({ profileImageUrl: z.nullable(z.string()) });
export type Photo = z.output<typeof Photo>;

export const setPhoto = endpoint({
  method: 'PUT',
  path: '/api/profile/photo',
  access: 'user',
  summary: 'Sets an uploaded picture as the profile photo of the signed-in user.',
  body: PhotoBody,
  response: Photo,
  errors: ['profile.photo_not_uploaded'],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/profile/photo',
  access: 'user',
  summary: 'Removes the profile photo.',
  response: Photo,
  errors: [],
});
