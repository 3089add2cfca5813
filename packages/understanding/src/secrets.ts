/** A kind of secret; findings are reported by kind and number, never repeated. */
export type SecretKind = 'api_key' | 'private_key' | 'password' | 'token' | 'card_number' | 'iban';

export interface FoundSecrets {
  kind: SecretKind;
  count: number;
}

/** Maximum number of characters searched: more of a very long text is not worth the time of an import. */
const MAX_INPUT_LENGTH = 300_000;

/** Prefixes that providers give their keys so that scanners recognise them. */
const API_KEY =
  /\b(?:sk-(?:ant-|proj-|or-v1-|svcacct-)?[A-Za-z0-9_-]{20,200}|[rs]k_live_[A-Za-z0-9]{16,100}|AKIA[0-9A-Z]{16}|ASIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{30,100}|github_pat_[A-Za-z0-9_]{40,100}|glpat-[A-Za-z0-9_-]{20,50}|xox[abprs]-[A-Za-z0-9-]{10,100}|AIza[0-9A-Za-z_-]{35}|SG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{30,60}|npm_[A-Za-z0-9]{36}|hf_[A-Za-z0-9]{30,50}|gsk_[A-Za-z0-9]{40,60})/g;
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----/g;
const JSON_WEB_TOKEN = /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,1000}/g;
const BEARER = /\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?bearer [A-Za-z0-9._~+/-]{20,2000}/gi;
const PASSWORD =
  /\b(?:password|passwort|passwd|passphrase|pwd|contraseña|mot de passe|secret[_ -]?key|api[_ -]?key|access[_ -]?token|client[_ -]?secret)["']?(?: is|\s{0,3}[:=]|\s{0,3}=>)\s{0,3}["'`]?([^\s"'`,;<>(){}]{8,100})/gi;
const ADDRESS_WITH_PASSWORD = /\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s:@/]{1,60}:([^\s:@/]{6,100})@/gi;
const CARD = /(?<![\d.-])(?:\d[ -]?){12,18}\d(?![\d.-]?\d)/g;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g;

/** Placeholders in instructions: 'your-password', '<secret>', '********', 'process.env.KEY'. */
const PLACEHOLDER =
  /your|example|change|placeholder|password|passwort|secret|token|api_?key|xxx|\*\*|\.\.\.|…|env|config|getenv|\$|%|\[|\]|=|^[a-z]+$|^[A-Z_]+$|^(?:null|none|undefined|required|string)\b/i;

/** Test card numbers from the documentation of payment providers. */
const TEST_CARDS = new Set([
  '4242424242424242',
  '4111111111111111',
  '4000056655665556',
  '5555555555554444',
  '5105105105105100',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '4012888888881881',
  '4000000000000002',
]);

/** A cheap test: in most texts it finds nothing, and the rules need not run. */
const WORTH_READING =
  /sk-|k_live_|AKIA|ASIA|gh[pousr]_|github_pat_|glpat-|xox[abprs]-|AIza|SG\.|npm_|hf_|gsk_|PRIVATE KEY|eyJ|bearer|passw|passphrase|pwd|contraseña|mot de passe|secret|api[_ -]?key|access[_ -]?token|:\/\/[^\s/]{1,60}:|(?:\d[ -]?){13}|\b[A-Z]{2}\d{2} ?[A-Z0-9]{4}/i;

const looksReal = (value: string): boolean =>
  !PLACEHOLDER.test(value) && /[A-Za-z]/.test(value) && /[\d!@#^&*?_-]/.test(value) && new Set(value).size >= 5;

/** Checks the check digit of a card number (ISO/IEC 7812). */
const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.at(-1 - at));
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

const isCard = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '');
  // The numbers that card issuers give out, by their first digits and length.
  const isIssued =
    /^(?:4\d{12}(?:\d{3})?|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6(?:011|5\d\d)\d{12}|3[068]\d{12})$/.test(digits);
  return isIssued && !TEST_CARDS.has(digits) && !/^(\d)\1+$/.test(digits.slice(1)) && passesLuhn(digits);
};

/** Checks the check digits of an account number (ISO 13616). */
const isIban = (text: string): boolean => {
  const plain = text.replaceAll(' ', '');
  if (plain.length < 15 || plain.length > 34) return false;
  let remainder = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
};

interface Rule {
  kind: SecretKind;
  pattern: RegExp;
  /** `match` is the whole match, `value` the part after the keyword if the pattern captures one. */
  isSecret: (match: string, value: string) => boolean;
}

const always = (): boolean => true;

const RULES: readonly Rule[] = [
  { kind: 'private_key', pattern: PRIVATE_KEY, isSecret: always },
  { kind: 'api_key', pattern: API_KEY, isSecret: (key) => !/example|xxxx|your/i.test(key) },
  { kind: 'token', pattern: JSON_WEB_TOKEN, isSecret: always },
  { kind: 'token', pattern: BEARER, isSecret: (match) => !/your|example/i.test(match) },
  { kind: 'password', pattern: PASSWORD, isSecret: (_match, value) => looksReal(value) },
  { kind: 'password', pattern: ADDRESS_WITH_PASSWORD, isSecret: (_match, value) => looksReal(value) },
  { kind: 'card_number', pattern: CARD, isSecret: isCard },
  { kind: 'iban', pattern: IBAN, isSecret: isIban },
];

/**
 * Secrets in a text: keys and tokens by their known formats, passwords by the keyword before them, card and account
 * numbers by their check digits. Examples and placeholders from documentation do not count. Empty if there are none.
 */
export const findSecrets = (text: string): FoundSecrets[] => {
  const considered = text.slice(0, MAX_INPUT_LENGTH);
  if (!WORTH_READING.test(considered)) return [];
  const counts = new Map<SecretKind, number>();
  for (const { kind, pattern, isSecret } of RULES) {
    const count = [...considered.matchAll(pattern)].filter(([all, value = '']) => isSecret(all, value)).length;
    if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
};

const HIDDEN = '••••••••';
const PRIVATE_KEY_BLOCK =
  /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----[\s\S]{0,20000}?(?:-----END [A-Z ]{0,40}-----|$)/g;

/**
 * Masks the secrets that the rules of findSecrets match, in a text of any length. After a keyword such as 'password:',
 * only the password is masked.
 */
export const maskSecrets = (text: string): string => {
  if (!WORTH_READING.test(text)) return text;
  let masked = text.replace(PRIVATE_KEY_BLOCK, HIDDEN);
  for (const { pattern, isSecret } of RULES) {
    masked = masked.replace(pattern, (all: string, value: unknown) => {
      const secret = typeof value === 'string' ? value : all;
      return isSecret(all, secret) ? all.replace(secret, HIDDEN) : all;
    });
  }
  return masked;
};
