import { isIPv6 } from 'node:net';

/**
 * The key of a client's address for rate limits: an IPv4 address, or the /64 prefix of an IPv6 address, since one
 * household or server usually owns a whole /64.
 */
export function addressKey(address: string): string {
  // An IPv4 address in IPv6 notation.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  // `::` stands for the groups of zeros that are missing between head and tail.
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const leading = head === '' ? [] : head.split(':');
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - leading.length - trailing.length;
  const groups = [...leading, ...Array.from({ length: missing }, () => '0'), ...trailing];
  // The first 64 bits, each group without leading zeros.
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
