import { looksLikePassword, canBePassword, looksRandom } from './real-value.ts';
import { searchAtWords, findMatches, type Search, type SearchedText, wordsOf } from './search.ts';
import type { NamedValue } from './named-value.ts';

/** The word for a password, in seven languages; without accents. */
const PASSWORD_WORD =
  '(?:password|passwd|passcode|passphrase|pwd|pw|pass|wachtwoord|ww|passwort|kennwort|mot de passe|mdp|contrasena|clave|parola d.ordine|psw|senha|palavra-passe)';
const USER_NAME =
  '(?:user(?: ?name)?|login|account|gebruiker(?:snaam)?|inlog|benutzer(?:name)?|nutzer|usuario|utente|utilisateur|identifiant|utilizador|ssid)';
const LINK = '(?:is|was|as|ist|war|als|es|era|e|est|etait|comme|como|come)';
/** 'the', 'my wifi', 'das'. */
const WORDS_BEFORE = "(?:[\\p{L}’'-]{1,15} ){0,3}";

const READINGS: readonly (readonly [search: Search, isSecret: (value: string) => boolean])[] = [
  // 'Sunny2024 ist mein Passwort', 'use Falcon77 as the password'.
  [
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\d])["'“„«]?([^\\s"'“”„«»]{6,60})["'”“»]? ${LINK} ${WORDS_BEFORE}${PASSWORD_WORD}(?![\\p{L}\\d])`,
        'giu',
      ),
      needs: wordsOf(` ${PASSWORD_WORD}(?![a-z\\d])`),
    },
    (value) => looksLikePassword(value),
  ],
  // 'changed my password from Falcon77 to Eagle88'.
  [
    searchAtWords(
      PASSWORD_WORD,
      `(?<![\\p{L}\\d])${PASSWORD_WORD} (?:from|von|van|de|da) ["']?([^\\s"']{6,60})["']? (?:to|auf|zu|naar|a|para|en)(?= )`,
    ),
    (value) => looksLikePassword(value),
  ],
  // 'user: pi password: raspberry': beside a user name even a plain word is a password.
  [
    searchAtWords(
      USER_NAME,
      `(?<![\\p{L}\\d])${USER_NAME} ?[:=] ?\\S{2,60}[\\s,;/|]{1,3}${PASSWORD_WORD} ?[:=] ?["']?([^\\s"',;]{5,60})`,
    ),
    canBePassword,
  ],
  [
    searchAtWords(
      USER_NAME,
      `(?<![\\p{L}\\d])${USER_NAME}(?: ?[:=] ?| )["']?[\\w.@+-]{2,60}["']?,? (?:and |und |en |et |y |e )?${PASSWORD_WORD}(?: ?[:=] ?| )["']?([^\\s"',;]{6,60})`,
    ),
    (value) => looksLikePassword(value),
  ],
  // 'Passwort: Herbst 2024!', 'password: correct-horse-battery-staple'.
  [
    searchAtWords(
      PASSWORD_WORD,
      `(?<![\\p{L}\\d])${PASSWORD_WORD} ?[:=] ?(\\p{Lu}\\p{Ll}{3,15} \\d{2,4}[!?#$*]?)`,
      'u',
    ),
    () => true,
  ],
  [
    searchAtWords(
      PASSWORD_WORD,
      `(?<![\\p{L}\\d])${PASSWORD_WORD} ?(?:[:=]|is|ist|est|es) ?["']?([a-z]{3,12}(?:-[a-z]{3,12}){3,7}-?\\d{0,4})(?![\\w-])`,
    ),
    canBePassword,
  ],
  // Only digits, as on a router or a first account.
  [
    searchAtWords(
      PASSWORD_WORD,
      `(?<![\\p{L}\\d])${PASSWORD_WORD}(?: ?[:=] ?| (?:is|ist|est|es|e|lautet) )["']?(\\d{5,12})(?![\\w%-]|[.,]\\d| ?\\p{L})`,
    ),
    () => true,
  ],
  [
    searchAtWords(
      'wi-?fi|wlan|wpa|psk|ssid',
      `(?<![\\p{L}\\d])(?:wi-?fi|wlan|wpa\\d?|psk|ssid)(?![\\p{L}\\d])[^\\n]{0,30}?(?:${PASSWORD_WORD}|key|psk|cle|clave|chiave|chave|sleutel|schlussel)?["']?(?: ?[:=] ?| )["']?(\\d{8,20})(?![\\w.-])`,
    ),
    () => true,
  ],
  [{ pattern: /(?<!\w)(?:wpa_?)?psk ?= ?"([^"\n]{8,63})"/gi, needs: wordsOf('psk') }, () => true],
  [
    {
      pattern: /(?<![\p{L}\d])ssid[ :=]["']?[^\n,;]{2,32}["']?[,;/] ?(?:key|psk)[ :=]{1,2}["']?([^\s"']{8,63})/giu,
      needs: wordsOf('ssid'),
    },
    (value) => looksLikePassword(value),
  ],
  // Commands.
  [
    {
      pattern: /\b(?:ssh|scp|sftp|ftp|rsync)\b[^\n]{0,40}? [\w.-]{1,40}:([^\s@/:]{5,60})@[\w.-]{3,}/g,
      needs: wordsOf('@'),
    },
    (value) => looksLikePassword(value),
  ],
  [
    {
      pattern:
        /\b(?:docker|podman|helm|az|oc|npm)\b[^\n|]{0,60}? login[^\n|]{0,80}? (?:-p|--password)[ =]["']?([^\s"']{5,100})/g,
      needs: wordsOf('login'),
    },
    (value) => looksLikePassword(value),
  ],
  [
    { pattern: /\bnet use\b[^\n]{0,80}?\/user:\S{1,60} ([^\s/]{5,60})/gi, needs: wordsOf('net use') },
    (value) => looksLikePassword(value),
  ],
  [
    { pattern: /(?<![\w-])--?(?:pass(?:word|wd)?|pwd)[ =]["']?([^\s"'$<{]{5,100})/gi, needs: wordsOf('-p') },
    (value) => looksLikePassword(value),
  ],
  [
    {
      pattern: /\bBASIC_?AUTH\w{0,20}["']?\s{0,2}[:=]\s{0,2}["']?[\w.@-]{1,60}:([^\s"']{5,100})/gi,
      needs: wordsOf('basic'),
    },
    (value) => looksLikePassword(value),
  ],
  [
    {
      pattern: /\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?basic ([A-Za-z0-9+/]{12,400}={0,2})/gi,
      needs: wordsOf('authorization'),
    },
    (value) => !/example|xxx/i.test(value),
  ],
  [{ pattern: /\bbase64:([A-Za-z0-9+/]{32,100}={0,2})/g, needs: wordsOf('base64:') }, looksRandom],
];

export const TOGETHER_SEARCHES: readonly Search[] = READINGS.map(([search]) => search);

const locate = (match: RegExpExecArray, value: string): NamedValue => {
  const from = match.index + match[0].lastIndexOf(value);
  return { kind: 'password', name: 'password', from, to: from + value.length };
};

/** Passwords beside a user name, before the word for a password, or in a command. */
export const passwordsGivenTogether = (searched: SearchedText): NamedValue[] =>
  READINGS.flatMap(([search, isSecret]) =>
    findMatches(search, searched, searched.plain).flatMap((match) => {
      const value = (match[1] ?? '').replace(/[.,;:)\]}?]+$/, '');
      return value !== '' && isSecret(value) ? [locate(match, value)] : [];
    }),
  );
