import webPush from 'web-push';
import { z } from 'zod';
import type { PushConfig } from './push.config.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const StoredKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * The configured key pair, otherwise a stored one. `readOrCreate` returns the text stored under a name, after storing
 * what `make` returns if there is none, so that all processes share one pair. Browsers are bound to the pair with which
 * they subscribed.
 */
export async function readVapidKeys(
  config: PushConfig,
  readOrCreate: (name: string, make: () => string) => Promise<string>,
): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  return StoredKeys.parse(
    JSON.parse(await readOrCreate('vapid_keys', () => JSON.stringify(webPush.generateVAPIDKeys()))),
  );
}
