/** The address when it may be followed from a message: http, https and mailto, and the footnotes of the message itself. */
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
