/** How much storage a person uses. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count } from './primitives.ts';

export const StorageUsage = z.object({
  /**
   * Attachments, kept files, the texts of documents, and conversations that other programs filed. Other conversations
   * do not count.
   */
  bytes: Count,
  /** In bytes; null without a limit. */
  quota: z.nullable(Count),
});
export type StorageUsage = z.output<typeof StorageUsage>;

/** The share of the quota from which on settings and receipts show a warning. */
const warningShare = 0.8;

/** `normal` without a quota or below 80% of it, `warning` from 80% on, `full` at the quota. */
export function storageState({ bytes, quota }: StorageUsage): 'normal' | 'warning' | 'full' {
  if (quota === null) return 'normal';
  if (bytes >= quota) return 'full';
  return bytes >= quota * warningShare ? 'warning' : 'normal';
}

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/storage',
  access: 'user',
  summary: 'How much storage the documents, attachments and kept files of a person use, and the quota.',
  response: z.object({ usage: StorageUsage }),
  errors: [],
});
