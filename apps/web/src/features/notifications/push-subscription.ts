import { subscribeToPush, unsubscribeFromPush } from '@app/contract/notifications';
import { callEndpoint } from '#lib/api.ts';
import { findServiceWorker, registerServiceWorker } from '#lib/service-worker.ts';

/** Whether this browser supports notifications, and whether they are allowed. */
export type PushAbility = 'unsupported' | 'denied' | 'ready';

export function readPushAbility(): PushAbility {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Asks for permission, and subscribes this browser on the server. Resolves to false when permission is denied. */
export async function turnPushOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await registerServiceWorker();
  const registration = await navigator.serviceWorker.ready;
  const existing = await registration.pushManager.getSubscription();
  // An existing subscription may have been made with an earlier key of the server, and would receive nothing any more.
  await existing?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decodeKey(publicKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
  await callEndpoint(subscribeToPush, { body });
  return true;
}

/** Removes a browser from the server's list. If it is this browser, its subscription is cancelled too. */
export async function turnPushOff(id: string, { isThisBrowser }: { isThisBrowser: boolean }): Promise<void> {
  if (isThisBrowser && readPushAbility() !== 'unsupported') {
    const registration = await findServiceWorker();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  }
  await callEndpoint(unsubscribeFromPush, { params: { id } });
}

function decodeKey(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
