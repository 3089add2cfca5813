// Shows what the server pushes to this browser, and opens the app at the right place when it is clicked.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const message = readMessage(event.data);
  event.waitUntil(
    self.registration.showNotification(message.title, {
      body: message.body,
      // The same message again replaces itself instead of showing twice.
      tag: message.id,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      data: { link: message.link },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? '/', self.location.origin);
  // Only places within the app, whatever a message says.
  const target = link.origin === self.location.origin ? link.href : self.location.origin;
  event.waitUntil(openAt(target));
});

async function openAt(target) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = windows;
  if (open === undefined) return self.clients.openWindow(target);
  await open.focus();
  return open.navigate(target).catch(() => self.clients.openWindow(target));
}

function readMessage(data) {
  try {
    const { id, title, body, link } = data.json();
    return { id, title: title || 'Reminder', body: body || '', link: link || '/' };
  } catch {
    return { id: 'unreadable', title: 'Reminder', body: '', link: '/reminders' };
  }
}
