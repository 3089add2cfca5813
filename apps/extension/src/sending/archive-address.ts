/**
 * The origin of the archive, or the problem with its address. Plain HTTP is allowed only for an archive on this computer:
 * over a network, conversations must be encrypted.
 */
export function readAddress(text: string): { url: string } | { problem: string } {
  const typed = text.trim();
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  } catch {
    return { problem: `“${typed}” is not an address. It looks like https://archive.example.org.` };
  }
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) return { url: url.origin };
  return { problem: 'The archive has to be reached by https://, unless it runs on this computer.' };
}

/** The permission to call the archive in the browser's notation: without a port. */
export function permissionFor(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}
