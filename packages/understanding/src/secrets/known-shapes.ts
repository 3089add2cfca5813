import { looksLikePassword, looksRandom } from './real-value.ts';
import { type Words, wordsOf } from './search.ts';

/** One form of secret, recognised by itself, such as the hash of a password, or by the text around it. */
export interface Shape {
  kind: 'api_key' | 'password' | 'token';
  pattern: RegExp;
  /** What the lower-case text must contain, or the pattern is not tried; absent if it is always tried. */
  needs?: Words | RegExp;
  /** See `Search`. */
  minRun?: number;
  /** `secret` is what the pattern captures, or all that it matches. */
  isSecret: (secret: string) => boolean;
}

const always = (): boolean => true;
const hasLetterAndDigit = (text: string): boolean => /\p{L}/u.test(text) && /\d/.test(text);

/** 'recovery codes', in seven languages. */
const RECOVERY =
  '(?:backup|recovery|rescue|2fa|two-factor|wiederherstellungs|ersatz|notfall|herstel|nood|r[eé]cup[eé]ration|secours|recuperaci[oó]n|respaldo|recupero|emergenza|recupera[cç][aã]o)';
const APP_PASSWORD =
  "(?:app[- ]?(?:specific )?(?:password|passwort|kennwort|wachtwoord)|mot de passe d[’']application|contrase[nñ]a de aplicaci[oó]n|password per (?:le )?app|senha de (?:app|aplicativo))";

export const SHAPES: readonly Shape[] = [
  // The hash of a password, as in /etc/shadow and .htpasswd.
  { kind: 'password', pattern: /\$(?:[1256y]|2[aby]|apr1|argon2(?:id|i|d))\$[^\s:,"'<>]{20,200}/g, isSecret: always },
  // A signed address, which gives access to anybody who has it.
  {
    kind: 'token',
    pattern: /[?&;](?:sig|X-Amz-Signature|X-Goog-Signature|X-Amz-Security-Token)=([A-Za-z0-9%+/=_-]{32,2000})/g,
    needs: wordsOf('sig=|signature=|security-token='),
    isSecret: hasLetterAndDigit,
  },
  // A line of .pgpass: host:port:database:user:password.
  {
    kind: 'password',
    pattern: /^[\w.*-]{1,80}:\d{2,5}:[\w*-]{1,60}:[\w.-]{1,60}:(\S{6,100})$/gm,
    needs: wordsOf(':\\d{2,5}:'),
    isSecret: (value) => looksLikePassword(value),
  },
  {
    kind: 'api_key',
    pattern: /(?<![\w-])[A-Z0-9]{5}(?:-[A-Z0-9]{5}){4}(?![\w-])/g,
    needs: /(?:-[a-z0-9]{5}){4}/,
    minRun: 24,
    isSecret: hasLetterAndDigit,
  },
  {
    kind: 'token',
    pattern:
      /(?<![\w-])(?:session_?id|session_?token|PHPSESSID|JSESSIONID|connect\.sid|ASP\.NET_SessionId|auth_?token|csrf_?token|__Secure-[\w-]{2,40}|remember_\w{2,40})=([A-Za-z0-9%._-]{20,2000})/gi,
    needs: wordsOf(
      '(?:session_?(?:id|token)|phpsessid|jsessionid|connect\\.sid|asp\\.net_sessionid|(?:auth|csrf)_?token|__secure-[\\w-]{2,40}|remember_\\w{2,40})=',
    ),
    isSecret: hasLetterAndDigit,
  },
  // The login for a container registry, as Docker stores it.
  {
    kind: 'token',
    pattern: /"auth"\s{0,3}:\s{0,3}"([A-Za-z0-9+/]{16,400}={0,2})"/g,
    needs: wordsOf('"auth"'),
    isSecret: hasLetterAndDigit,
  },
  // Keys and tokens in the configuration of a Kubernetes cluster.
  {
    kind: 'token',
    pattern: /\b(?:client-key-data|id-token|refresh-token):\s{1,3}([A-Za-z0-9+/=_.-]{40,8000})/g,
    needs: wordsOf('key-data|-token'),
    isSecret: hasLetterAndDigit,
  },
  {
    kind: 'api_key',
    pattern: /\bsk\.eyJ[A-Za-z0-9_-]{20,400}\.[A-Za-z0-9_-]{16,100}/g,
    needs: wordsOf('sk\\.eyj'),
    isSecret: always,
  },
  // Keys of wallets and of encrypted disks.
  {
    kind: 'api_key',
    pattern:
      /\bxprv[A-Za-z0-9]{80,120}|(?<![A-Za-z0-9])[5KL][1-9A-HJ-NP-Za-km-z]{50,51}(?![A-Za-z0-9])|(?<!\d)(?:\d{6}-){7}\d{6}(?!\d)/g,
    needs: /(?<![a-z0-9])[a-z0-9]{50}|(?:\d{6}-){7}/,
    minRun: 49,
    isSecret: always,
  },
  // An account of Twilio and its token.
  {
    kind: 'token',
    pattern: /\bAC[0-9a-f]{32}\b[^\n]{0,40}?\b([0-9a-f]{32})\b/g,
    needs: wordsOf('ac[0-9a-f]{32}'),
    isSecret: always,
  },
  // client.login('name', 'password')
  {
    kind: 'password',
    pattern:
      /\b(?:login|log_in|signIn|sign_in|authenticate|connect|basic_?auth|auth)\(\s{0,3}["'][^"'\n]{2,80}["']\s{0,3},\s{0,3}["']([^"'\n]{6,100})["']/gi,
    needs: wordsOf('\\(\\s{0,3}["\']'),
    isSecret: (value) => looksLikePassword(value) || looksRandom(value) || /^(?:[a-z]{4} ){3}[a-z]{4}$/.test(value),
  },
  {
    kind: 'password',
    pattern: new RegExp(`${APP_PASSWORD}[^\\n]{0,20}?[:= ]\\s?["'“]?((?:[a-z]{4} ){3}[a-z]{4})(?![a-z])`, 'gi'),
    needs: wordsOf('password|passwort|kennwort|wachtwoord|mot de passe|contrasena|senha'),
    isSecret: always,
  },
  {
    kind: 'password',
    pattern: new RegExp(
      `${RECOVERY}[^\\n]{0,40}?[:= ]\\s?((?:[a-z0-9]{4,5}[- ][a-z0-9]{4,5}(?:[,;\\s]{1,3}|(?![\\w-]))){1,12})`,
      'gi',
    ),
    needs: wordsOf(
      'backup|recovery|rescue|2fa|two-factor|wiederherstellungs|ersatz|notfall|herstel|nood|recup|secours|respaldo|emergenza',
    ),
    isSecret: (value) => /\d/.test(value),
  },
];
