import { isStopWord } from '../text/words.ts';
import { passwordsGivenTogether, TOGETHER_SEARCHES } from './given-together.ts';
import type { NamedValue } from './named-value.ts';
import { looksLikePassword, looksQuotedPassword, looksRandom, looksStrong, withoutSentenceEnd } from './real-value.ts';
import { searchAtWords, findMatches, type Search, type SearchedText, withoutAccents, wordsOf } from './search.ts';
import { LINKS, NAME_ENDINGS, type NamedKind, SECRET_WORDS } from './secret-words.ts';

const alternatives = (kind: NamedKind): string =>
  [...new Set(SECRET_WORDS[kind].split(/[,\n]/).map((word) => word.trim()))]
    .toSorted((a, b) => b.length - a.length)
    .join('|')
    .replaceAll(' ', '[ _-]');

const WORDS_BETWEEN = "(?:[ \\t]{1,2}\\(?[\\p{L}'’.-]{1,20}\\)?){0,5}?";
const LINK = `(?:[ \\t]{0,2}(?::=|=>|->|→|[:=])[ \\t]{0,2}\\n?|[ \\t]{0,2}[-–][ \\t]{1,2}|[ \\t]{1,2}(?:${LINKS})(?: (?:now|still|always|jetzt|immer|noch|nu|nog|altijd|ahora|siempre|agora|ainda|ora|ancora|toujours))?:?[ \\t]{1,2}|['’]s[ \\t]{1,2})`;
const QUOTED_VALUE = '["“„«`\']([^\\n"”“»`\']{4,120})["”“»`\']';
const UNQUOTED_VALUE = '([^\\s"\'`“”„«»]{4,400})';

const sentencePattern = (kind: NamedKind, value: string, link: string): Search =>
  searchAtWords(alternatives(kind), `(?<![\\p{L}\\d_.-])(${alternatives(kind)})(?![\\p{L}\\d])["']?${link}${value}`);

const SENTENCE_SEARCHES = {
  password: sentencePattern('password', `(?:${QUOTED_VALUE}|${UNQUOTED_VALUE})`, `${WORDS_BETWEEN}${LINK}`),
  key: sentencePattern('key', `(?:${QUOTED_VALUE}|${UNQUOTED_VALUE})`, `${WORDS_BETWEEN}${LINK}`),
  phrase: sentencePattern('phrase', '["“„«`\']?((?:[a-z]{3,12} ){3,23}[a-z]{3,12})', `${WORDS_BETWEEN}${LINK}`),
  code: sentencePattern(
    'code',
    '()([*#]?(?:\\d{4,8}|[A-Z]?\\d{2,5}[A-Z]\\d{0,4}|\\d{1,2}(?:-\\d{1,2}){2,3})[#*]?)(?![\\w-]|[.,]\\d| ?(?:m|km|cm|kg|g|v|volts?|ohms?|hz|met(?:er|re)s?|euros?|[€$£%]|people|years?|steps?|min(?:utes)?|hours?)(?![\\p{L}]))',
    `(${WORDS_BETWEEN}${LINK}|[ \\t]{1,2})`,
  ),
};
/**
 * A value directly after its name: 'password Tr0ub4dor&3', 'api key 9f2c…'. It must be unlike any ordinary word.
 */
const NAME_THEN_VALUE = searchAtWords(
  `${alternatives('password')}|${alternatives('key')}`,
  `(?<![\\p{L}\\d_.-])(${alternatives('password')}|${alternatives('key')})[ \\t]{1,2}["'\`]?([^\\s"'\`]{8,400})`,
);

const KEY_WORD = new RegExp(`^(?:${alternatives('key')})$`, 'iu');

/** The end of every name for which kindOfName returns a kind. */
const NAME_END =
  '(?:pass(?:[_.-]?(?:word|wd|wort|e|phrase))?|pwd|pw|kennwort|wachtwoord|contrasena|senha|mdp|phrase|secrets?|key|token|pat|salt)[_.-]*(?:(?:prod|production|live|dev|base|value|string|default|\\d+)[_.-]*)?';

const ASSIGNMENT =
  /([A-Za-z][\w.-]{1,60})["'`\]]{0,2}[ \t]{0,3}(?::=|=>|->|[:=])[ \t]{0,3}(?:[brfu]?"([^"\n]{4,400})"|[brfu]?'([^'\n]{4,400})'|`([^`\n]{4,400})`|([^\s"'`,;<>{}&]{4,400}))/g;
/** define('DB_PASSWORD', '…') */
const ARGUMENTS = /["']([A-Za-z][\w.-]{1,60})["']\s{0,2},\s{0,2}(?:"([^"\n]{4,400})"|'([^'\n]{4,400})')/g;
/** 'aws configure set aws_secret_access_key …', '--api-token …'. */
const IDENTIFIER_THEN_VALUE = /(?<![\w.])-{0,2}([A-Za-z][a-z0-9]*(?:[_-][A-Za-z0-9]+)+) ["']?([^\s"'`,;<>{}]{10,400})/g;
const ELEMENT = /<([A-Za-z][\w:.-]{1,60})>([^<\s]{4,400})<\//g;
/** A password given to a command: mysql -p…, sshpass -p …, curl -u name:…. */
const COMMAND =
  /\b(?:mysql|mariadb|mysqldump)\b[^\n|]{0,80}? -p([^\s-][^\s]{4,80})|\bsshpass +-p *["']?([^\s"']{4,80})|\b(?:curl|wget|http)\b[^\n|]{0,120}? (?:-u|--user) *["']?[\w.@-]{1,60}:([^\s"']{4,80})/g;

/** A name and a password given together: 'login is ann@example.org / Sunfl0wer!22'. */
const ACCOUNT =
  'log ?in|logins?|inlog|zugang|sign in|credentials|username|account|zugangsdaten|anmelden|inloggen|inloggegevens|identifiants|connexion|credenciales|credenziali|accesso|credenciais|acesso';
const NAME_AND_PASSWORD = searchAtWords(
  ACCOUNT,
  `(?<![\\p{L}\\d])(?:${ACCOUNT})(?![\\p{L}\\d])[^\\n]{0,60}?[ :][\\w.@+-]{3,60} ?[/|] ?([^\\s"'\`]{8,100})`,
);
/** The key of a wireless network, which may have only digits. */
const WIRELESS = 'wlan|wi-?fi|router|fritz\\p{L}*';
const WIRELESS_KEY = searchAtWords(
  'wlan|wi-?fi|router|fritz',
  `(?<![\\p{L}\\d])(?:${WIRELESS})(?![\\p{L}\\d])[^\\n]{0,80}?(?:schlussel|key|code|sleutel|cle|clave|chiave|chave)(?:(?: [\\p{L}'’-]{1,15}){0,4}? (?:is|ist|lautet|est|es|e)\\s?:? |[ :=]{1,3})([A-Za-z0-9!@#$%&*+.,_-]{8,63})(?![\\p{L}\\d])`,
);

const ALGORITHM =
  /^(?:sha-?\d+|md5|bcrypt|base64|argon2\w*|scrypt|aes-?\d+|utf-?\d+|rsa-?\d+|x509|oauth2?|2fa|mfa|totp|ipv\d|wpa\d?|http2?|base32|ed25519|p256|es256|hs256)\b/i;
/** 'res.data.token1', 'crypt(pw)', 'names[0]': code that computes a value. */
const EXPRESSION = /[([]|^(?:this|self|[a-z]+[A-Za-z]*)(?:\??\.[A-Za-z_]\w*)+$/;

const wordsOfName = (name: string): string =>
  withoutAccents(name)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_.-](?:prod|production|live|dev|base|value|string|default|\d+)$/, '')
    .replaceAll(/[_.-]/g, ' ')
    .trim();

/** Words before 'key' that name no secret: 'public key'. */
const ORDINARY_KEYS: ReadonlySet<string> = new Set(
  'public pub cache primary foreign partition sort object idempotency composite unique index map dict row column group storage query lookup'.split(
    ' ',
  ),
);

/** The kind of secret that the name of a variable, field or option indicates. */
const kindOfName = (name: string): 'password' | 'key' | undefined => {
  const words = wordsOfName(name).split(' ');
  for (let count = 1; count <= Math.min(4, words.length); count += 1) {
    const ending = words.slice(-count).join('');
    if (NAME_ENDINGS.password.includes(ending) || /(?:password|passwd)$/.test(ending)) return 'password';
    if (NAME_ENDINGS.key.includes(ending)) return 'key';
  }
  return words.length > 1 && words.at(-1) === 'key' && !words.some((word) => ORDINARY_KEYS.has(word))
    ? 'key'
    : undefined;
};

const isRealValue = (kind: 'password' | 'key', value: string, isQuoted: boolean): boolean => {
  if (ALGORITHM.test(value) || (!isQuoted && EXPRESSION.test(value))) return false;
  if (kind === 'key') return looksRandom(value);
  return isQuoted ? looksQuotedPassword(value) && !/\s/.test(value) : looksLikePassword(value);
};

type Found = NamedValue | undefined;

const locate = (match: RegExpExecArray, value: string, kind: NamedKind, name: string): NamedValue => {
  const from = match.index + match[0].lastIndexOf(value);
  return { kind, name: name.toLowerCase(), from, to: from + value.length };
};

const valueInSentence = (kind: 'password' | 'key', match: RegExpExecArray): Found => {
  const [, name = '', quoted, bare = ''] = match;
  const value = quoted ?? withoutSentenceEnd(bare);
  return isRealValue(kind, value, quoted !== undefined) ? locate(match, value, kind, name) : undefined;
};

/**
 * A code such as 'PIN 4821' or 'the alarm code is 5528'. 'PIN code 560001', without a word such as 'is', may be an Indian
 * postcode.
 */
const codeValue = (match: RegExpExecArray): Found => {
  const [, name = '', link = '', , digits = ''] = match;
  const isLinked = link.trim() !== '';
  const isPin = /^pin/i.test(name);
  if (isPin && !isLinked && (digits.length !== 4 || !/\s/.test(name))) return undefined;
  if (!isLinked && /^(?:19|20)\d\d$/.test(digits)) return undefined;
  return locate(match, digits, 'code', name);
};

const MIN_WORDS_OF_PHRASE = 8;
const MIN_WORDS_OF_QUOTED_PHRASE = 4;

const phraseValue = (match: RegExpExecArray): Found => {
  const [, name = '', phrase = ''] = match;
  const words = phrase.split(' ');
  const isQuoted = /["“„«`']$/.test(match[0].slice(0, match[0].lastIndexOf(phrase)));
  const isLong = words.length >= MIN_WORDS_OF_PHRASE && !words.some(isStopWord);
  return isLong || (isQuoted && words.length >= MIN_WORDS_OF_QUOTED_PHRASE)
    ? locate(match, phrase, 'phrase', name)
    : undefined;
};

const assignedValue = (match: RegExpExecArray): Found => {
  const [, name = '', double, single, back, bare = ''] = match;
  const quoted = double ?? single ?? back;
  const value = quoted ?? withoutSentenceEnd(bare);
  const kind = kindOfName(name);
  return kind !== undefined && isRealValue(kind, value, quoted !== undefined)
    ? locate(match, value, kind, name)
    : undefined;
};

const identifierValue = (match: RegExpExecArray): Found => {
  const [, name = '', value = ''] = match;
  const kind = kindOfName(name);
  if (kind === undefined || EXPRESSION.test(value)) return undefined;
  const isSecret = kind === 'key' ? looksRandom(value) : looksStrong(value);
  return isSecret ? locate(match, value, kind, name) : undefined;
};

const elementValue = (match: RegExpExecArray): Found => {
  const [, name = '', value = ''] = match;
  const kind = kindOfName(name);
  return kind !== undefined && isRealValue(kind, value, false) ? locate(match, value, kind, name) : undefined;
};

const valueAfterName = (match: RegExpExecArray): Found => {
  const [, name = '', bare = ''] = match;
  const value = withoutSentenceEnd(bare);
  const isKey = KEY_WORD.test(name);
  const isSecret = isKey ? value.length >= 16 && looksRandom(value) : looksStrong(value);
  return isSecret && !EXPRESSION.test(value) && !ALGORITHM.test(value)
    ? locate(match, value, isKey ? 'key' : 'password', name)
    : undefined;
};

const commandPassword = (match: RegExpExecArray): Found => {
  const value = match[1] ?? match[2] ?? match[3] ?? '';
  return looksLikePassword(value) && !EXPRESSION.test(value) ? locate(match, value, 'password', 'password') : undefined;
};

const accountPassword = (match: RegExpExecArray): Found => {
  const value = withoutSentenceEnd(match[1] ?? '');
  return looksStrong(value) && !EXPRESSION.test(value) ? locate(match, value, 'password', 'password') : undefined;
};

const wirelessKey = (match: RegExpExecArray): Found => {
  const value = withoutSentenceEnd(match[1] ?? '');
  return /\d{4}/.test(value) || looksLikePassword(value, 8) ? locate(match, value, 'password', 'password') : undefined;
};

const READINGS: readonly [Search, (match: RegExpExecArray) => Found][] = [
  [{ pattern: ASSIGNMENT, needs: wordsOf(`${NAME_END}["'\`\\]]{0,2}[ \\t]{0,3}(?:[:=]|->)`) }, assignedValue],
  [{ pattern: ELEMENT, needs: wordsOf(`${NAME_END}>`) }, elementValue],
  [{ pattern: IDENTIFIER_THEN_VALUE, needs: wordsOf(`${NAME_END} `) }, identifierValue],
  [{ pattern: ARGUMENTS, needs: wordsOf(`${NAME_END}["']\\s{0,2},`) }, assignedValue],
  [{ pattern: COMMAND, needs: wordsOf(' -(?:p|u|-user)|sshpass') }, commandPassword],
  [SENTENCE_SEARCHES.password, (match) => valueInSentence('password', match)],
  [SENTENCE_SEARCHES.key, (match) => valueInSentence('key', match)],
  [SENTENCE_SEARCHES.phrase, phraseValue],
  [SENTENCE_SEARCHES.code, codeValue],
  [NAME_THEN_VALUE, valueAfterName],
  [NAME_AND_PASSWORD, accountPassword],
  [WIRELESS_KEY, wirelessKey],
];

export const NAMED_SEARCHES: readonly Search[] = [...READINGS.map(([search]) => search), ...TOGETHER_SEARCHES];

/** Values next to a word for a secret, in sentences, code, configuration and commands; they may overlap. */
export const namedValues = (searched: SearchedText): NamedValue[] => {
  const named = READINGS.flatMap(([search, read]) =>
    findMatches(search, searched, searched.plain).flatMap((match) => read(match) ?? []),
  );
  return [...named, ...passwordsGivenTogether(searched)];
};
