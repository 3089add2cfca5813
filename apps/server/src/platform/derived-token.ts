import { createHash } from 'node:crypto';
import type { SealedItem } from './sealed-rows.ts';
import { openWithAny, resealText, type SealingKeys, sealText } from './sealed-text.ts';

/**
 * How a row stores a token that is derived from the secret key: as its hash and, once the key was replaced, encrypted.
 */
export interface StoredToken {
  tokenHash: string;
  sealedToken: string | null;
}

export interface TokenForm {
  derive: (secretKey: string) => string;
  /** The owner to which a sealed token is bound. */
  owner: string;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token of a row. Undefined if it was derived with a key that is not given here. */
export function findToken(keys: SealingKeys, row: StoredToken, { derive, owner }: TokenForm): string | undefined {
  const sealed = row.sealedToken === null ? undefined : openWithAny(keys, row.sealedToken, owner);
  const tokens = [...(sealed === undefined ? [] : [sealed]), ...[keys.current, ...keys.former].map(derive)];
  return tokens.find((token) => hashToken(token) === row.tokenHash);
}

/** The token of a row for `keys renew`; `save` stores the sealed token in the row. */
export function sealedToken(row: StoredToken, form: TokenForm, save: (sealed: string) => Promise<void>): SealedItem {
  return {
    isUsableWith: (keys) => findToken(keys, row, form) !== undefined,
    renew: async (keys) => {
      const sealed = sealToken(keys, row, form);
      if (sealed !== undefined) await save(sealed);
    },
  };
}

/**
 * The sealed token that a row must store so that its token can be restored with the current key alone. Undefined if the
 * row needs no change, or if the token is lost.
 */
function sealToken(keys: SealingKeys, row: StoredToken, form: TokenForm): string | undefined {
  const onlyCurrent = { current: keys.current, former: [] };
  if (findToken(onlyCurrent, row, form) !== undefined) return undefined;
  if (row.sealedToken !== null) return resealText(keys, row.sealedToken, form.owner);
  const token = findToken(keys, row, form);
  return token === undefined ? undefined : sealText(keys.current, token, form.owner);
}
