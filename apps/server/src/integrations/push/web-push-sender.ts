import webPush from 'web-push';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { PushMessage, PushSender, PushTarget } from './push.ts';
import type { VapidKeys } from './vapid-keys.ts';

export interface WebPushOptions {
  fetcher: Fetcher;
  keys: VapidKeys;
  /** mailto: or https: address of who runs the app. */
  subject: string;
}

/** A browser that was off for so long need not hear of it any more: it finds it in the app. */
const KEPT_SECONDS = 86_400;
const MAX_ANSWER_BYTES = 10_000;
/** Push services refuse more than 4,096 encrypted bytes. */
const MAX_TEXT = 1_000;

/** Encrypts for the one browser (RFC 8291), signs (RFC 8292) and sends through the guarded fetcher. */
export function createWebPushSender({ fetcher, keys, subject }: WebPushOptions): PushSender {
  // Throws for keys that are none, at the start rather than at the first message.
  webPush.getVapidHeaders('https://push.example.org', subject, keys.publicKey, keys.privateKey, 'aes128gcm');

  function encrypt({ endpoint, p256dh, auth }: PushTarget, message: PushMessage) {
    const payload = { ...message, title: message.title.slice(0, MAX_TEXT), body: message.body.slice(0, MAX_TEXT) };
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_SECONDS,
      urgency: 'high',
      topic: message.id.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 32),
    });
  }

  return {
    publicKey: keys.publicKey,
    send: async (target, message) => {
      let request: ReturnType<typeof encrypt>;
      try {
        fetcher.assertAllowed(target.endpoint);
        request = encrypt(target, message);
      } catch {
        // No web address, or keys that are no point on the curve: nothing can ever reach this browser.
        return 'gone';
      }
      return deliver(fetcher, request);
    },
  };
}

async function deliver(fetcher: Fetcher, request: webPush.RequestDetails): Promise<'sent' | 'gone'> {
  // Some of the values are numbers, whatever the types say.
  const given: Readonly<Record<string, unknown>> = request.headers;
  const headers = Object.entries(given).map(([name, value]) => [name, String(value)] as const);
  const { status } = await fetcher.fetch(request.endpoint, {
    method: 'POST',
    headers: Object.fromEntries(headers),
    body: request.body ?? Buffer.alloc(0),
    maxBytes: MAX_ANSWER_BYTES,
  });
  if (status >= 200 && status < 300) return 'sent';
  // 404 and 410: unsubscribed. The others: bound to another app's keys.
  if ([400, 401, 403, 404, 410].includes(status)) return 'gone';
  throw new Error(`the push service answered ${status}`);
}
