import webPush from 'web-push';
import { z } from 'zod';
import type { PushConfig } from './push.config.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const StoredKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * The configured key pair, otherwise a stored one, which all processes share. `readOrCreate` returns the text stored
 * under a name; if there is none, it first stores the result of `make`. Browsers are bound to the pair with which they
 * subscribed.
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
