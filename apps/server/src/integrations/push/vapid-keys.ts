import webPush from 'web-push';
import { z } from 'zod';
import type { PushConfig } from './push.config.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const Kept = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * The configured key pair, otherwise a stored one: `keep` receives a new pair as text and returns the one stored under
 * the name, which all processes then share. Browsers are bound to the pair with which they subscribed.
 */
export async function readVapidKeys(
  config: PushConfig,
  keep: (name: string, make: () => string) => Promise<string>,
): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  return Kept.parse(JSON.parse(await keep('vapid_keys', () => JSON.stringify(webPush.generateVAPIDKeys()))));
}
