/** Files of an import in an unknown format. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, NoContent } from './primitives.ts';

/** A file in an unknown format, stored unchanged. */
export const KeptFile = z.object({
  /** SHA-256 of its bytes. */
  id: z.string(),
  name: z.string(),
  /** Its size. */
  bytes: Count,
  /** The reason in one sentence. */
  reason: z.string(),
});
export type KeptFile = z.output<typeof KeptFile>;

const keptFileParams = z.object({
  id: Id,
  fileId: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'This file does not exist.')),
});

export const downloadKeptFile = endpoint({
  method: 'GET',
  path: '/api/imports/:id/kept/:fileId',
  access: 'user',
  summary: 'An unrecognised file of an import, unchanged, as a download.',
  params: keptFileParams,
  response: z.unknown(),
  produces: 'binary',
  errors: ['imports.kept_file_not_found'],
});

export const removeKeptFile = endpoint({
  method: 'DELETE',
  path: '/api/imports/:id/kept/:fileId',
  access: 'user',
  summary: 'Deletes an unrecognised file of an import. The receipt still lists it.',
  params: keptFileParams,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['imports.kept_file_not_found'],
});
