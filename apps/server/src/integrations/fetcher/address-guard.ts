import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { addressRefused } from './address-refused.ts';
import { isAlwaysRefused, isPrivateAddress } from './private-addresses.ts';

export interface AddressGuardOptions {
  /** Whether the current request or job may call private networks. Link-local addresses are always refused. */
  allowsPrivate: () => boolean;
  /** Replaces the system's resolver. */
  resolve?: typeof resolveName | undefined;
}

export interface AddressGuard {
  /** Throws AppError `fetcher.address_refused` for anything but a web address that may be called. */
  parse: (text: string) => URL;
  /**
   * Resolves a name and refuses it if any of its addresses is refused. The connection uses the addresses checked here, so
   * it does not matter if the same name resolves differently a second time.
   */
  lookup: LookupFunction;
}

/** Decides which addresses of users are called. */
export function createAddressGuard({ allowsPrivate, resolve = resolveName }: AddressGuardOptions): AddressGuard {
  const isRefused = (address: string): boolean =>
    isAlwaysRefused(address) || (!allowsPrivate() && isPrivateAddress(address));

  return {
    parse: (text) => {
      if (!URL.canParse(text)) throw addressRefused();
      const url = new URL(text);
      const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
      // An IPv6 address is in square brackets in a URL. Literal addresses are not resolved, so they are checked here.
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const isRefusedHost = isIP(host) !== 0 && isRefused(host);
      if (!isWeb || isRefusedHost || url.username !== '' || url.password !== '') throw addressRefused();
      return url;
    },

    lookup: (hostname, options, callback) => {
      resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
        if (error !== null) return callback(error, '', 0);
        const [first] = addresses;
        if (first === undefined || addresses.some(({ address }) => isRefused(address))) {
          return callback(addressRefused(), '', 0);
        }
        return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
      });
    },
  };
}
