import { isIPv6 } from 'node:net';

/**
 * What a visitor's address counts as for rate limits: an IPv4 address as it is, an IPv6 address by its /64, because
 * one household or server owns all of that.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const leading = head === '' ? [] : head.split(':');
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - leading.length - trailing.length;
  const groups = [...leading, ...Array.from({ length: missing }, () => '0'), ...trailing];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
