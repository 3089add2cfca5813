const ADDRESS =
  /\bhttps?:\/\/[^\s<>"'`]+|(?<![\w@./:-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+\p{L}{2,24}(?:\/[^\s<>"'`]*)?(?![\w@])/giu;
const MAX_ADDRESSES = 200;
const MAX_LENGTH = 2_000;

/**
 * The web addresses in what a person wrote, by a key that `http` and `https`, a fragment and a last slash do not change. A
 * model may have only these read: an address that it made up could carry away what it has read.
 */
export function findAddresses(texts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of texts) {
    for (const [written] of text.matchAll(ADDRESS)) {
      const url = parseAddress(withoutPunctuation(written));
      if (url !== undefined && !found.has(keyOf(url))) found.set(keyOf(url), url.href);
      if (found.size >= MAX_ADDRESSES) return found;
    }
  }
  return found;
}

/** The address as a person named it; undefined if they did not. */
export function findNamed(named: ReadonlyMap<string, string>, address: string): string | undefined {
  const url = parseAddress(address.trim());
  return url && named.get(keyOf(url));
}

/** A web address with or without its scheme; undefined for anything else. */
export function parseAddress(text: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (address.length > MAX_LENGTH || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

function keyOf({ host, pathname, search }: URL): string {
  return host + pathname.replace(/\/$/, '') + search;
}

/** Without what ends a sentence, and a bracket that the address does not open. */
function withoutPunctuation(address: string): string {
  const trimmed = address.replace(/[.,;:!?*_…»”’]+$/u, '');
  const isUnopened = /[)\]}]$/.test(trimmed) && !/[([{]/.test(trimmed);
  return isUnopened ? withoutPunctuation(trimmed.slice(0, -1)) : trimmed;
}
