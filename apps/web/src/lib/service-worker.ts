const WORKER = '/service-worker.js';

/** The page's worker, which shows pushed messages and says so where there is no connection. Undefined without one. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Only where the address is trusted: https, or this machine.
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(WORKER);
}

export async function findServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(WORKER);
}
