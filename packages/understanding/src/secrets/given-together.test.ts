import { expect, test } from 'vitest';
import { findSecrets } from '../secrets.ts';

test.each([
  'the netflix login is mum@web.de / Sunfl0wer!22 if you need it',
  'inloggen gaat met oma.k | Kaas&Broodje9',
  'Das WLAN heißt FritzBox und der Schlüssel lautet 58291736402918374655',
  "mot de passe du compte EDF c'est Bleuet#1987",
  'Sunny2024 ist mein Passwort',
  'use Falcon!77 as the wifi password please',
  'changed my password from Falcon77 to Eagle88',
  'user: pi password: raspberry',
  'ww is Tulp2020!',
  'la contraseña del wifi es 12345678',
  'ssh root:Tr4mpolin@10.0.0.1',
  "define('DB_PASSWORD', 'tulp!2020x');",
  "le code de la porte de l'immeuble est 58B21",
  'the code for the safe is 31-12-27',
  'net use Z: \\\\srv\\share /user:bob Tulp@2020x',
  'backup codes: 8f3k-29dk, 93kd-kd83, 2kd9-dk39',
  "my passphrase is 'purple tiger jumps over seven hills'",
])('%j contains a secret', (text) => {
  expect(findSecrets(text)).not.toEqual([]);
});

test.each([
  'the pin on the map is 1200 m away',
  'the pin number on the connector is 1234 ohm',
  'DE89 3704 0044 0532 0130 00 is the account of the examples',
  'use spaces as the password separator',
  'Python 3.12 is the password hashing version',
  'order 31-12-27 has arrived',
  'minimum password length is 8',
  'the card 4000 0000 0000 9995 lacks funds in the tests',
  'log in with your account / subscription',
  'the wifi code of conduct applies to everybody',
  'login page: src/pages/login.tsx',
])('%j contains no secret', (text) => {
  expect(findSecrets(text)).toEqual([]);
});
