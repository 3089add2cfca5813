import { CARD, IBAN, isCard, isIban } from './secrets/account-numbers.ts';
import { type Shape, SHAPES } from './secrets/known-shapes.ts';
import type { NamedValue } from './secrets/named-value.ts';
import { NAMED_SEARCHES, namedValues } from './secrets/named-values.ts';
import { isRealKey, PROVIDER_KEY } from './secrets/provider-keys.ts';
import { looksLikePassword, looksRandom } from './secrets/real-value.ts';
import { createTextReader, findMatches, wordsOf } from './secrets/search.ts';

/** A kind of secret; findings are reported as a count per kind, without their text. */
export type SecretKind = 'api_key' | 'private_key' | 'password' | 'token' | 'card_number' | 'iban';

export interface FoundSecrets {
  kind: SecretKind;
  count: number;
}

/** Maximum number of characters searched: searching more of a very long text would slow imports too much. */
const MAX_INPUT_LENGTH = 300_000;

const PRIVATE_KEY =
  /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:[\s\S]{0,20000}?-----END [A-Z ]{0,40}-----|[A-Za-z0-9+/=\s]{0,20000})/g;
const JSON_WEB_TOKEN = /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,1000}/g;
const AUTHORIZATION =
  /\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token) ([A-Za-z0-9._~+/=-]{16,2000})/gi;
const ADDRESS_WITH_PASSWORD = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/]{0,60}:([^\s:@/]{6,100})@/gi;

type Rule = Omit<Shape, 'kind'> & { kind: SecretKind };

const RULES: readonly Rule[] = [
  { kind: 'private_key', pattern: PRIVATE_KEY, needs: wordsOf('private key'), isSecret: () => true },
  { kind: 'token', pattern: JSON_WEB_TOKEN, needs: wordsOf('eyj'), isSecret: () => true },
  { kind: 'api_key', pattern: PROVIDER_KEY, minRun: 20, isSecret: isRealKey },
  { kind: 'token', pattern: AUTHORIZATION, needs: wordsOf('authorization'), isSecret: looksRandom },
  {
    kind: 'password',
    pattern: ADDRESS_WITH_PASSWORD,
    needs: wordsOf('://'),
    isSecret: (value) => looksLikePassword(value),
  },
  { kind: 'card_number', pattern: CARD, isSecret: isCard },
  { kind: 'iban', pattern: IBAN, isSecret: isIban },
  ...SHAPES,
];

/** Every text with a secret matches this, most short texts do not; for lower-case text without accents. */
const MAY_HAVE_SECRETS =
  /(?<![\w-])[\w-]{20}|(?:-[a-z0-9]{5}){4}|\$[1256y]\$|\$apr1|begin|:\/\/[^\s/]{0,60}:|(?:\d[ -]?){13}|\b[a-z]{2}\d{2} ?[a-z0-9]{4}|pass|pw|secret|token|key|\bpin|\bpat\b|code|mdp|psw|mnemonic|phrase|zin\b|wachtwoord|sleutel|kennwort|schlussel|zugang|geheim|\bcle |\b(?:curl|mysql|mariadb)\b|jeton|contrase|clave|chiave|parola|chave|senha|codigo|codice|log ?in|sign in|credential|username|inlog|anmeld|identifiant|credenci|credenzial|acces|acess|wi-?fi|wlan|backup|recover|2fa|safe\b|kluis|tresor|alarm|keybox|lockbox|\bww\b|psk|puk|seed|ssid|xprv|wpa|carte|tarjeta|cartao|bancomat|admin|ssh|net use|(?:\d{6}-){7}/;

const readText = createTextReader([...RULES, ...NAMED_SEARCHES]);

interface LocatedSecret {
  kind: SecretKind;
  from: number;
  to: number;
}

const kindOfNamed = ({ kind, name }: NamedValue): SecretKind => {
  if (kind !== 'key') return 'password';
  return /token|jeton/.test(name) ? 'token' : 'api_key';
};

/** The positions of the secrets in a text, in order. If two overlap, the more exact rule decides the kind. */
const locateSecrets = (text: string): LocatedSecret[] => {
  const searched = readText(text);
  const byFormat = RULES.flatMap(({ kind, isSecret, ...search }) =>
    findMatches(search, searched, text).flatMap((match) => {
      const secret = match[1] ?? match[0];
      const from = match.index + match[0].lastIndexOf(secret);
      return isSecret(secret) ? [{ kind, from, to: from + secret.length }] : [];
    }),
  );
  const byName = namedValues(searched).map((value) => ({ kind: kindOfNamed(value), from: value.from, to: value.to }));
  const found = [...byFormat, ...byName];
  return found.length > 0 && MAY_HAVE_SECRETS.test(searched.lower) ? withoutOverlaps(found) : [];
};

/** The secrets in the order of the text; overlapping ones become one, of the kind that comes first in `candidates`. */
function withoutOverlaps(candidates: readonly LocatedSecret[]): LocatedSecret[] {
  const ranked = candidates.map((candidate, rank) => ({ ...candidate, rank })).toSorted((a, b) => a.from - b.from);
  const kept: typeof ranked = [];
  for (const next of ranked) {
    const last = kept.at(-1);
    if (last === undefined || next.from >= last.to) kept.push(next);
    else
      kept[kept.length - 1] = {
        ...(next.rank < last.rank ? next : last),
        from: last.from,
        to: Math.max(last.to, next.to),
      };
  }
  return kept.map(({ kind, from, to }) => ({ kind, from, to }));
}

/**
 * Secrets in a text; empty if there are none. Examples and placeholders from documentation do not count. Secrets are
 * recognised in these ways:
 * - keys and tokens by the formats of their providers;
 * - passwords, keys and codes by the word beside them, in seven languages;
 * - card and account numbers by their check digits.
 */
export const findSecrets = (text: string): FoundSecrets[] => {
  const counts = new Map<SecretKind, number>();
  for (const { kind } of locateSecrets(text.slice(0, MAX_INPUT_LENGTH))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
};

const MASK = '••••••••';

/** A text with its secrets masked, and the kind of each of them, in order. */
export interface MaskedText {
  text: string;
  kinds: SecretKind[];
}

/** Masks the secrets that findSecrets finds, in a text of any length; of 'password: …', only the password. */
export const maskSecrets = (text: string): string => maskAndListSecrets(text).text;

/** Like maskSecrets, and also returns what was masked. */
export const maskAndListSecrets = (text: string): MaskedText => {
  const secrets = locateSecrets(text);
  if (secrets.length === 0) return { text, kinds: [] };
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of secrets) {
    parts.push(text.slice(at, from), MASK);
    at = to;
  }
  return { text: parts.join('') + text.slice(at), kinds: secrets.map(({ kind }) => kind) };
};
