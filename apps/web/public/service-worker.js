// Shows what the server pushes to this browser, and opens the app at the right place when it is clicked. Without a
// connection it answers for the server and says so. Nothing of a person is kept here.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => offlinePage()));
});

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

// It asks again by itself, and stands alone: nothing else can be loaded while it shows.
function offlinePage() {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10">
<title>No connection</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 15px/24px system-ui, sans-serif }
main { max-width: 26rem; padding: 24px; text-align: center }
h1 { font-size: 22px; line-height: 28px }
</style>
</head>
<body>
<main>
<h1>No connection to the app</h1>
<p>Your conversations and plans are on its server, so they cannot be shown now. Nothing is lost: a message you had begun
is still in this browser.</p>
<p>This page tries again every ten seconds. <a href="">Try now</a></p>
</main>
</body>
</html>`;
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
