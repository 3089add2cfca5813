/**
 * The origin of the archive, or the problem with its address. Plain HTTP is allowed only for an archive on this computer:
 * over a network, conversations must be encrypted.
 */
export function readAddress(text: string): { url: string } | { problem: string } {
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return { problem: `"${text}" is not an address. It looks like https://archive.example.org.` };
  }
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname) || url.hostname.endsWith('.localhost');
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) return { url: url.origin };
  return { problem: 'The archive has to be reached by https://, unless it runs on this computer.' };
}
