import webPush from 'web-push';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { PushMessage, PushSender, PushTarget } from './push.ts';
import type { VapidKeys } from './vapid-keys.ts';

export interface WebPushOptions {
  fetcher: Fetcher;
  keys: VapidKeys;
  /** The operator's contact as mailto: or https: address. */
  subject: string;
}

/** How long a push service keeps a message for a browser that is offline; later the notification is only in the app. */
const TTL_SECONDS = 86_400;
const MAX_RESPONSE_BYTES = 10_000;
/** Measured as JSON. Push services accept at most 4,096 encrypted bytes, of which the id and the link need some. */
const MAX_TITLE_BYTES = 1_000;
const MAX_BODY_BYTES = 2_000;

/** Encrypts for the one browser (RFC 8291), signs (RFC 8292) and sends through the guarded fetcher. */
export function createWebPushSender({ fetcher, keys, subject }: WebPushOptions): PushSender {
  // Throws for invalid keys at the start instead of at the first message.
  webPush.getVapidHeaders('https://push.example.org', subject, keys.publicKey, keys.privateKey, 'aes128gcm');

  function encrypt({ endpoint, p256dh, auth }: PushTarget, message: PushMessage) {
    const title = truncate(message.title, MAX_TITLE_BYTES);
    const body = truncate(message.body, MAX_BODY_BYTES);
    const payload = { ...message, title, body };
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject, ...keys },
      TTL: TTL_SECONDS,
      urgency: 'high',
      // At most 32 characters: a UUID without its hyphens.
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
        // An invalid address, or keys that are not on the curve: this browser can never be reached.
        return 'gone';
      }
      return deliver(fetcher, request);
    },
  };
}

async function deliver(fetcher: Fetcher, request: webPush.RequestDetails): Promise<'sent' | 'gone'> {
  // Some of the values are numbers, although the types do not say so.
  const requestHeaders: Readonly<Record<string, unknown>> = request.headers;
  const headers = Object.entries(requestHeaders).map(([name, value]) => [name, String(value)] as const);
  const { status } = await fetcher.fetch(request.endpoint, {
    method: 'POST',
    headers: Object.fromEntries(headers),
    body: request.body ?? Buffer.alloc(0),
    maxBytes: MAX_RESPONSE_BYTES,
  });
  if (status >= 200 && status < 300) return 'sent';
  // 404 and 410: the browser has unsubscribed. 400, 401 and 403: the subscription was made with other VAPID keys.
  if ([400, 401, 403, 404, 410].includes(status)) return 'gone';
  throw new Error(`the push service answered ${status}`);
}

/** The longest beginning of a text that takes at most `maxBytes` bytes within a JSON string. */
function truncate(text: string, maxBytes: number): string {
  let [bytes, end] = [0, 0];
  for (const character of text) {
    // Without the two quotation marks.
    bytes += Buffer.byteLength(JSON.stringify(character)) - 2;
    if (bytes > maxBytes) return text.slice(0, end);
    end += character.length;
  }
  return text;
}
