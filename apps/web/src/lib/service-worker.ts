const WORKER = '/service-worker.js';

/** The page's service worker, which shows push messages and the offline page. Undefined when unsupported. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Browsers offer service workers only in a secure context: https or localhost.
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(WORKER);
}

export async function findServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(WORKER);
}
