/**
 * Whether a value next to a word for a secret is real, and not a placeholder such as 'your-password', '<secret>' or
 * '********'.
 */

const PLACEHOLDER =
  /your|example|change[-_]?me|placeholder|dummy|sample|insert|replace|redacted|passw|wachtwoord|kennwort|contrase|xxx|\*\*|••|\.\.\.|…|<|>|\$[{(]|%[A-Z_]{2,}%|%[({]|^\?|\{\{|\[|\(|process\.env|getenv|environ|^\$|^env\b|^secrets?\b|vault|-here\b|1234567890|^(?:null|none|undefined|required|string|optional|hidden|invalid|incorrect)\b|!(?:secret|ref|sub|env)/i;

/** A count with its noun: '8-stellig', '12-character'. */
const COUNT_WITH_NOUN = /^\d+-\p{L}+$/u;
const DATE_OR_VERSION = /^v?\d+(?:[.:/-]\d+)*(?:rc\d+|beta\d*|px|ms|kb|mb|gb|[a-z])?$/i;
const ADDRESS =
  /^(?:https?:|ftp:|mailto:|www\.|~?\/|\.{1,2}\/)|^[\w.+-]+@[\w-]+\.[a-z.]+$|^(?:[a-z-]+\.)+(?:com|org|net|io|dev|app|json|ts|js|py|txt|pem|html|md)$/i;
/** Signs that no ordinary word contains; hyphens, dots and apostrophes occur in words. */
const SYMBOL = /[!@#$%^&*?+=~|\\_]/;

/** Number of kinds of characters: lower case, upper case, digits, symbols. */
const countKinds = (value: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, SYMBOL].filter((kind) => kind.test(value)).length;

const differentCharacters = (value: string): number => new Set(value).size;

/** The value without the punctuation of the sentence around it. */
export const withoutSentenceEnd = (value: string): string => value.replace(/[.,;:)\]}?]+$/, '');

const isNoSecret = (value: string): boolean =>
  PLACEHOLDER.test(value) || COUNT_WITH_NOUN.test(value) || DATE_OR_VERSION.test(value) || ADDRESS.test(value);

/** Whether a value has letters with digits or symbols among them, as passwords have. */
export const looksLikePassword = (value: string, minLength: number = 6): boolean =>
  value.length >= minLength &&
  value.length <= 100 &&
  !isNoSecret(value) &&
  /\p{L}/u.test(value) &&
  (/\d/.test(value) || SYMBOL.test(value.slice(0, -1))) &&
  !/^[a-z]+(?:_[a-z]+)+\d?$/i.test(value) &&
  differentCharacters(value) >= 4;

/** Whether a value can be a password at all. This is enough if a user name is given with it. */
export const canBePassword = (value: string): boolean =>
  value.length >= 5 && value.length <= 100 && !isNoSecret(value) && differentCharacters(value) >= 4;

/** A value in quotation marks, which may also be a plain word: 'password: "hummingbirdlane"'. */
export const looksQuotedPassword = (value: string): boolean =>
  looksLikePassword(value) || (/^\p{L}{8,40}$/u.test(value) && !isNoSecret(value) && differentCharacters(value) >= 5);

/**
 * Whether a value has at least three kinds of characters. Such a value is a password even if no word such as 'is' stands
 * between it and its name.
 */
export const looksStrong = (value: string): boolean => looksLikePassword(value, 8) && countKinds(value) >= 3;

/** Whether a value is a name made of words: 'sk-button-primary', 'db_credentials_1'. */
const isMadeOfWords = (value: string): boolean => {
  const parts = value.split(/[-_./:]/).filter((part) => part !== '');
  const words = parts.filter((part) => /^(?:[a-z]{3,}|[A-Z]{3,}|[A-Z][a-z]{2,}|\d{1,2})$/.test(part));
  return parts.length > 1 && words.length / parts.length > 0.5;
};

/** Bits per character: about 3 for words, 4 and more for random letters and digits. */
const entropy = (value: string): number => {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
};

const MIN_ENTROPY = 3;

/** Letters and digits in random order, as a machine generates them; a short value needs three kinds of characters. */
export const looksRandom = (value: string): boolean =>
  value.length >= 10 &&
  value.length <= 2_000 &&
  /^[\w+/=.~!@#$%^&*():-]+$/.test(value) &&
  !isNoSecret(value) &&
  /[A-Za-z]/.test(value) &&
  /\d/.test(value) &&
  (value.length >= 16 || countKinds(value) >= 3) &&
  !isMadeOfWords(value) &&
  entropy(value) >= MIN_ENTROPY;
