import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPush {
  /** The message as the browser decrypts it. */
  message: { id: string; title: string; body: string; link: string };
  headers: http.IncomingHttpHeaders;
  /** Audience, expiry and subject of the signed token. */
  claims: { aud: string; exp: number; sub: string };
  /** The public key of the server that signed the push (VAPID), base64url. */
  vapidKey: string;
}

export interface PushService {
  /** Like the browser's PushSubscription.toJSON(). */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: ReceivedPush[];
  /** Queues this status for one push, instead of 201. Queued statuses precede that of `setStatus`. */
  respondOnceWith(status: number): void;
  /** Responds to all further pushes with this status; with 201 again if it is undefined. */
  setStatus(status: number | undefined): void;
  /** Rejects if a push could not be decrypted or has a wrong signature; such a push is answered with 500. */
  close(): Promise<void>;
}

/** A local push service with one browser. It checks signatures (RFC 8292) and decrypts messages (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const queuedStatuses: number[] = [];
  const refusals: unknown[] = [];
  let lastingStatus: number | undefined;
  const server = http.createServer((request, response) => {
    const receive = async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const status = queuedStatuses.shift() ?? lastingStatus ?? 201;
      if (status === 201) {
        const message = JSON.parse(decrypt(Buffer.concat(parts), browser, auth)) as ReceivedPush['message'];
        received.push({ message, headers: request.headers, ...readSignature(request.headers.authorization ?? '') });
      }
      response.writeHead(status).end();
    };
    receive().catch((error: unknown) => {
      refusals.push(error);
      // A status that is no reason to remove the subscription: the sender throws.
      response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push/one-browser-${port}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    received,
    respondOnceWith: (status) => {
      queuedStatuses.push(status);
    },
    setStatus: (status) => {
      lastingStatus = status;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      if (refusals.length > 0) throw new AggregateError(refusals, 'the push service received invalid pushes');
    },
  };
}

/** RFC 8188 with one record: salt, record size, the sender's ephemeral key, then the encrypted text and its padding. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const ephemeralKey = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), ephemeralKey]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(ephemeralKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function readSignature(header: string): Pick<ReceivedPush, 'claims' | 'vapidKey'> {
  const [, token = '', vapidKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(vapidKey, 'base64url');
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: raw.toString('base64url', 1, 33), y: raw.toString('base64url', 33) },
    format: 'jwk',
  });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('the push is not signed by the key it shows');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as ReceivedPush['claims'], vapidKey };
}
