/** The address if a message may link to it: http, https, mailto, and footnotes within the message. */
export function safeLink(address: string): string | undefined {
  if (address.startsWith('#')) return address;
  try {
    const { protocol, href } = new URL(address);
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : undefined;
  } catch {
    // Relative addresses mean nothing in a message.
    return undefined;
  }
}

export function hostOf(address: string): string | undefined {
  try {
    const { protocol, host } = new URL(address);
    return protocol === 'http:' || protocol === 'https:' ? host : undefined;
  } catch {
    return undefined;
  }
}
