import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, RequestTimestamp, requestObject, trimmedText } from './primitives.ts';

const MEBI = 1024 * 1024;
export const captureLimits = {
  /** Bytes of a request as it is sent, compressed with gzip or not. */
  batchBytes: 16 * MEBI,
  /** Bytes of a request after decompression. */
  decompressedBytes: 48 * MEBI,
  /** Characters (not bytes) of one payload; a longer record is sent in parts. */
  payloadLength: 16 * MEBI,
  /** Parts of one record. */
  parts: 32,
  /** Records in one request. */
  records: 200,
} as const;

const PART_MESSAGE = `Please send part and parts as numbers from 1 to ${captureLimits.parts}, with part not above parts.`;
const PartNumber = z.int(PART_MESSAGE).check(z.gte(1, PART_MESSAGE), z.lte(captureLimits.parts, PART_MESSAGE));

/**
 * One conversation as its program wrote it. Sending the same record again changes nothing; a newer version of it
 * updates the conversation. Secrets are masked before it is sent.
 */
export const CaptureRecord = requestObject({
  /** The program or site, under the name that the device uses for it. */
  source: trimmedText({ label: 'The source', max: 100 }),
  /** The id of the conversation at its source, or the path of its file relative to the folder of the program. */
  externalId: trimmedText({ label: 'The externalId', max: 1_000 }),
  /** The key of the format in docs/guides/import.md, such as claude-code. */
  format: trimmedText({ label: 'The format', max: 100 }),
  /** The whole record as text, or a part of it. */
  payload: z
    .string('Please send the payload as text.')
    .check(
      z.minLength(1, 'Please send a payload that is not empty.'),
      z.maxLength(captureLimits.payloadLength, 'Please send a payload of more than 16 MB in parts.'),
    ),
  /** The title, if the program stores it in another file. */
  title: z.optional(z.string('Please send the title as text.').check(z.maxLength(10_000, 'The title is too long.'))),
  /** From 1 to `parts`. All parts of a record have the same observedAt. */
  part: z.optional(PartNumber),
  parts: z.optional(PartNumber),
  /** When the device read the record. */
  observedAt: RequestTimestamp,
}).check(
  z.refine(
    ({ part, parts }) => (part === undefined) === (parts === undefined) && (part ?? 1) <= (parts ?? 1),
    PART_MESSAGE,
  ),
);
export type CaptureRecord = z.output<typeof CaptureRecord>;

const RECORDS_MESSAGE = `Please send 1 to ${captureLimits.records} records.`;
export const CaptureBatch = requestObject({
  /** An invalid record is skipped, and the others are stored. */
  records: z
    .array(z.union([CaptureRecord, z.unknown()]), RECORDS_MESSAGE)
    .check(z.minLength(1, RECORDS_MESSAGE), z.maxLength(captureLimits.records, RECORDS_MESSAGE)),
});
export type CaptureBatch = z.output<typeof CaptureBatch>;

export const CaptureResult = z.object({
  /** As it was sent; empty if the record had none. */
  externalId: z.string(),
  /** A part that waits for the other parts is `unchanged`, with a reason. */
  status: z.enum(['stored', 'updated', 'unchanged', 'skipped']),
  /** Why the record was skipped, or which part of it could not be read. */
  reason: z.optional(z.string()),
  /** The conversation; if there are several, the latest. */
  conversationId: z.optional(Id),
});
export type CaptureResult = z.output<typeof CaptureResult>;

export const createCaptures = endpoint({
  method: 'POST',
  path: '/api/captures',
  access: 'user',
  scope: 'archive:write',
  summary:
    'Stores conversations that a device sends, at most 16 MB, and returns one result for each record, in the same order.',
  body: CaptureBatch,
  response: z.object({ records: z.array(CaptureResult) }),
  errors: ['captures.quota_reached', 'imports.storage_full', 'captures.busy', 'devices.paused'],
});
