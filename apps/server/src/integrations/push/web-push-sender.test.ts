import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetcher } from '#integrations/fetcher/guarded-fetcher.ts';
import { type PushService, startPushService } from '#test/push-service.ts';
import type { PushSender, PushTarget } from './push.ts';
import { createWebPushSender } from './web-push-sender.ts';

let pushService: PushService;
let sender: PushSender;
let target: PushTarget;

beforeAll(async () => {
  pushService = await startPushService();
  const pair = createECDH('prime256v1');
  const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
  const fetcher = createGuardedFetcher({ allowsPrivate: true });
  sender = createWebPushSender({ fetcher, keys, subject: 'mailto:admin@example.org' });
  target = { endpoint: pushService.subscription.endpoint, ...pushService.subscription.keys };
});
afterAll(() => pushService.close());

test.each(['x'.repeat(5_000), `x${'🦷'.repeat(2_000)}`, '歯'.repeat(2_000), '"'.repeat(5_000)])(
  'a long text is cut between two characters, so that a push service accepts it: %.3s',
  async (long) => {
    expect(await sender.send(target, { id: 'one', title: long, body: long, link: '/reminders' })).toBe('sent');
    const { headers, message } = pushService.received.at(-1) ?? {};
    expect(Number(headers?.['content-length'])).toBeLessThanOrEqual(4_096);
    for (const text of [message?.title, message?.body]) {
      expect(text?.isWellFormed()).toBe(true);
      expect(text?.length).toBeGreaterThan(200);
      expect(long.startsWith(text ?? 'nothing')).toBe(true);
    }
  },
);

test('a push that the browser cannot decrypt is refused, and the push service of the tests names it when it closes', async () => {
  const service = await startPushService();
  const otherBrowser = createECDH('prime256v1').generateKeys('base64url');
  const { endpoint, keys } = service.subscription;
  const message = { id: 'one', title: 'Title', body: '', link: '/reminders' };
  const wrongTarget = { endpoint, auth: keys.auth, p256dh: otherBrowser };
  await expect(sender.send(wrongTarget, message)).rejects.toThrow('the push service answered 500');
  expect(service.received).toEqual([]);
  await expect(service.close()).rejects.toThrow('the push service received invalid pushes');
});
