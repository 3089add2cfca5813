import { BlockList, isIP } from 'node:net';

/**
 * Networks that user-supplied addresses must not lead to unless the operator allows it: loopback, private, link-local,
 * multicast and reserved.
 */
const PRIVATE_NETWORKS: readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // IPv6 addresses that contain an IPv4 address and would bypass the list above: IPv4-compatible (with loopback), translated
  // (RFC 2765), NAT64 and 6to4. Mapped ones, ::ffff:a.b.c.d, are checked as IPv4 addresses.
  ['::', 96, 'ipv6'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  // Discard-only, IETF protocols (with Teredo, which contains IPv4 addresses, too) and documentation.
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  // Unique local, link-local with the former site-local, and multicast.
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

/**
 * Networks that user-supplied addresses must never lead to, even where private networks are allowed:
 * - the metadata addresses of clouds, which hand out credentials, and with them all link-local addresses;
 * - multicast and reserved addresses;
 * - IPv6 addresses that a network translates into an IPv4 address.
 */
const ALWAYS_REFUSED_NETWORKS: typeof PRIVATE_NETWORKS = [
  ['169.254.0.0', 16, 'ipv4'],
  ['100.100.100.200', 32, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fd00:ec2::254', 128, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const privateNetworks = toBlockList(PRIVATE_NETWORKS);
const alwaysRefusedNetworks = toBlockList(ALWAYS_REFUSED_NETWORKS);

function toBlockList(networks: typeof PRIVATE_NETWORKS): BlockList {
  const list = new BlockList();
  for (const [network, prefix, family] of networks) list.addSubnet(network, prefix, family);
  return list;
}

/** Whether an IP address (v4, v6, or v4 mapped into v6) is anything other than a public address. */
export function isPrivateAddress(address: string): boolean {
  return isListed(privateNetworks, address);
}

/** Whether an IP address is refused even where private networks are allowed. */
export function isAlwaysRefused(address: string): boolean {
  return isListed(alwaysRefusedNetworks, address);
}

/** Anything that is not an IP address counts as listed, so that it is refused. */
function isListed(list: BlockList, address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  // BlockList treats ::ffff:a.b.c.d as an IPv4 address.
  return list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
