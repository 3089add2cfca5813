const ADDRESS =
  /\bhttps?:\/\/[^\s<>"'`]+|(?<![\w@./:-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+\p{L}{2,24}(?:\/[^\s<>"'`]*)?(?![\w@])/giu;
const MAX_ADDRESSES = 200;
const MAX_LENGTH = 2_000;

/**
 * The web addresses in a person's text, each by a key that ignores `http` or `https`, the fragment and a final slash. Only
 * these addresses are fetched for a model: an address that it made up could carry away data that it has read.
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

/** The address as the person wrote it; undefined if they did not. */
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

/** Without final punctuation, and without a closing bracket that the address does not open. */
function withoutPunctuation(address: string): string {
  const trimmed = address.replace(/[.,;:!?*_…»”’]+$/u, '');
  const isUnopened = /[)\]}]$/.test(trimmed) && !/[([{]/.test(trimmed);
  return isUnopened ? withoutPunctuation(trimmed.slice(0, -1)) : trimmed;
}
