import { openWithAny, resealText, type SealingKeys, sealText } from './sealed-text.ts';

/** A token that is derived from the secret key, as a row keeps it: its hash, and itself sealed after the key was replaced. */
export interface StoredToken {
  tokenHash: string;
  sealedToken: string | null;
}

export interface TokenForm {
  derive: (secretKey: string) => string;
  hash: (token: string) => string;
  /** What a sealed token is bound to. */
  owner: string;
}

/** The token of a row. Undefined when it was derived with a key that is none of these. */
export function findToken(keys: SealingKeys, row: StoredToken, { derive, hash, owner }: TokenForm): string | undefined {
  const sealed = row.sealedToken === null ? undefined : openWithAny(keys, row.sealedToken, owner);
  const tokens = [...(sealed === undefined ? [] : [sealed]), ...[keys.current, ...keys.former].map(derive)];
  return tokens.find((token) => hash(token) === row.tokenHash);
}

/** What a row has to keep so that its token is found with the current key alone; undefined if it is, or if it is lost. */
export function sealToken(keys: SealingKeys, row: StoredToken, form: TokenForm): string | undefined {
  const onlyCurrent = { current: keys.current, former: [] };
  if (findToken(onlyCurrent, row, form) !== undefined) return undefined;
  if (row.sealedToken !== null) return resealText(keys, row.sealedToken, form.owner);
  const token = findToken(keys, row, form);
  return token === undefined ? undefined : sealText(keys.current, token, form.owner);
}
