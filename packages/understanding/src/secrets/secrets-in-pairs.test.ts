import { expect, test } from 'vitest';
import { findSecrets } from '../secrets.ts';

test.each([
  'the netflix login is mum@web.de / Sunfl0wer!22 if you need it',
  'inloggen gaat met oma.k | Kaas&Broodje9',
  'Das WLAN heißt FritzBox und der Schlüssel lautet 58291736402918374655',
  "mot de passe du compte EDF c'est Bleuet#1987",
  "my passphrase is 'purple tiger jumps over seven hills'",
])('%j holds a secret', (text) => {
  expect(findSecrets(text)).not.toEqual([]);
});

test.each([
  'the pin on the map is 1200 m away',
  'log in with your account / subscription',
  'the wifi code of conduct applies to everybody',
  'login page: src/pages/login.tsx',
])('%j holds none', (text) => {
  expect(findSecrets(text)).toEqual([]);
});
