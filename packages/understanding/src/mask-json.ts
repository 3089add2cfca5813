import { maskAndListSecrets, type SecretKind } from './secrets.ts';

/** Collects the kinds of all secrets that were masked. */
export type SecretList = SecretKind[];

/** Long base64 values are pictures: a search for secrets in them takes long and finds only false positives. */
const PICTURE = /^[A-Za-z0-9+/=_-]{4096,}$/;

/** A text that is only an id or a time: every line of a session file contains several, and none is a secret. */
const ID =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]{8,12}Z|(?:msg|toolu|req)_[A-Za-z0-9]{20,30})$/;

/** A shorter text is too short for a secret. */
const MIN_TEXT_LENGTH = 8;
/** A shorter name of a property is too short for a secret. */
const MIN_NAME_LENGTH = 12;

/** Masks the secrets of a text; adds their kinds to `found`. */
export function maskText(text: string, found: SecretList): string {
  if (text.length < MIN_TEXT_LENGTH || ID.test(text) || PICTURE.test(text)) return text;
  const masked = maskAndListSecrets(text);
  found.push(...masked.kinds);
  return maskInnerJson(masked.text, found);
}

/** A copy of a JSON value in which every text and every name is masked; the value itself if nothing was found. */
export function maskValue(value: unknown, found: SecretList, name = ''): unknown {
  if (typeof value === 'string') return maskNamed(value, found, name);
  if (Array.isArray(value)) return maskList(value, found, name);
  if (typeof value !== 'object' || value === null) return value;
  let isChanged = false;
  const entries = Object.entries(value).map(([key, field]): [string, unknown] => {
    const maskedKey = key.length < MIN_NAME_LENGTH ? key : maskText(key, found);
    const masked = maskValue(field, found, key);
    isChanged ||= masked !== field || maskedKey !== key;
    return [maskedKey, masked];
  });
  return isChanged ? Object.fromEntries(entries) : value;
}

function maskList(list: readonly unknown[], found: SecretList, name: string): readonly unknown[] {
  const masked = list.map((item) => maskValue(item, found, name));
  return masked.some((item, index) => item !== list[index]) ? masked : list;
}

/** Names whose values are secrets, as in the arguments of a tool. */
const SECRET_NAME = /pass|pwd|secret|token|api_?key|credential/i;

/** If the name of a property suggests a secret, the search runs on 'name: text': it finds some secrets only by that name. */
function maskNamed(text: string, found: SecretList, name: string): string {
  const masked = maskText(text, found);
  if (masked !== text || !SECRET_NAME.test(name) || text.length > 500) return masked;
  const start = `${name}: `;
  const named = maskAndListSecrets(start + text);
  if (named.kinds.length === 0 || !named.text.startsWith(start)) return text;
  found.push(...named.kinds);
  return named.text.slice(start.length);
}

/** A text that is JSON itself, as arguments of tools often are, is parsed and masked, because its secrets are escaped. */
function maskInnerJson(text: string, found: SecretList): string {
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    const value = JSON.parse(text) as unknown;
    const masked = maskValue(value, found);
    return masked === value ? text : JSON.stringify(masked);
  } catch {
    return text;
  }
}
