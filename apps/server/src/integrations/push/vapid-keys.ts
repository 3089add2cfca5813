import webPush from 'web-push';
import { z } from 'zod';
import type { PushConfig } from './push.config.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const Kept = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * The configured pair, else the one that `keep` holds: it gets a new pair as text and answers what is stored under the
 * name, which every process and every later start then share. Browsers are bound to the pair they subscribed with.
 */
export async function readVapidKeys(
  config: PushConfig,
  keep: (name: string, make: () => string) => Promise<string>,
): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  return Kept.parse(JSON.parse(await keep('vapid_keys', () => JSON.stringify(webPush.generateVAPIDKeys()))));
}
