import { describe, expect, it } from 'vitest';
import { scoreFalseSecrets, scoreSecrets } from '../eval/secret-scores.ts';
import { findSecrets, maskAndListSecrets, maskSecrets } from './secrets.ts';

// Assembled here, so that secret scanners do not take these for real keys.
const amazonKey = ['AKIA', 'IOSF0DNN7TEST12Q'].join('');
const privateKey = ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ');
const key = ['sk', 'ant', `api03-${'aB3'.repeat(12)}`].join('-');

describe('secrets', () => {
  it('are found in at least .9 of the messages that have one, and in none of the others', () => {
    expect(scoreSecrets().share).toBeGreaterThanOrEqual(0.9);
    expect(scoreFalseSecrets().misses).toEqual([]);
  });

  it.each([
    [`Use ${key} for now`, 'api_key'],
    [`aws: ${amazonKey}`, 'api_key'],
    [`${privateKey}\nMIIE`, 'private_key'],
    [`token eyJ${'hbGciOiJI'.repeat(2)}.eyJ${'zdWIiOiIx'.repeat(2)}.${'s5X'.repeat(6)}`, 'token'],
    ['my password is Tr0ub4dor&3', 'password'],
    ['connect to postgres://app:n3ver-m1nd@db.internal/app', 'password'],
    ['My card is 4539 1488 0343 6467, valid thru 12/27', 'card_number'],
    ['wachtwoord: Tulp#2023x', 'password'],
    ['das Passwort für den Router ist Zugspitze2962', 'password'],
    ['le mot de passe du wifi est Croissant77!', 'password'],
    ['la contraseña del wifi es Tortuga2020', 'password'],
    ['la mia password è gelato99X', 'password'],
    ['a senha do wifi é Maracuja2023', 'password'],
    ['the alarm code is 5528', 'password'],
    ['export DB_PASSWORD=qL93-vTz1', 'password'],
    [`SHOP_ACCESS_TOKEN: ${'x7Kq2Lm9'.repeat(4)}`, 'token'],
    [`app.apiKey = "${'9f2c1a77be0d4c55'.repeat(2)}"`, 'api_key'],
    ['Überweisung an DE08 1005 0000 6482 9153 70 bitte', 'iban'],
  ])('in %j include a %s', (text, kind) => {
    expect(findSecrets(text)).toEqual([{ kind, count: 1 }]);
  });

  it.each([
    'Set password=your_password_here in the file',
    'const password = process.env.PASSWORD;',
    'The password field is required and the password: must have 8 characters',
    'Test with 4242 4242 4242 4242 and any date',
    'Order 4539 1488 0343 6468 is on its way',
    'Call 0049 170 123 45 67 or 1234567890123',
    'at 1700000000000 ms the commit 4f3a9c0d12 was made',
    'api_key = "YOUR_API_KEY"',
    'DE00 3704 0044 0532 0130 00',
    'the password is case-sensitive',
    'das Passwort ist falsch',
    'The password is SHA256-hashed',
    'PIN code 560001 is in Bangalore',
    'password = os.environ["DB_PASSWORD"]',
    'localStorage.token = res.data.token1',
    'trace 6a55634c-15d7-4a48-9052-4798378be9bc',
    '',
  ])('are not found in %j', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });

  it('are counted by kind, and their text is not returned', () => {
    const found = findSecrets(`${key} and ${key.replace('a', 'c')}; password: hunter2!x`);
    expect(found).toEqual([
      { kind: 'api_key', count: 2 },
      { kind: 'password', count: 1 },
    ]);
  });

  it.each(['1 '.repeat(100_000), 'A1'.repeat(150_000), 'password: '.repeat(30_000), 'eyJ'.repeat(100_000)])(
    'are looked for in bounded time',
    (text) => {
      expect(Array.isArray(findSecrets(text))).toBe(true);
    },
  );
});

describe('a masked text', () => {
  it('hides the secrets and keeps the rest', () => {
    expect(maskSecrets(`Use ${key} or password: Tr0ub4dor&3 at postgres://app:n3ver-m1nd@db/app`)).toBe(
      'Use •••••••• or password: •••••••• at postgres://app:••••••••@db/app',
    );
    expect(maskSecrets(`My key:\n${privateKey}\nMIIEabc\n${privateKey.replace('BEGIN', 'END')}\nthanks`)).toBe(
      'My key:\n••••••••\nthanks',
    );
    expect(maskSecrets('Card 4539 1488 0343 6467, test card 4242 4242 4242 4242')).toBe(
      'Card ••••••••, test card 4242 4242 4242 4242',
    );
  });

  it('comes with the kind of each secret, in order', () => {
    expect(maskAndListSecrets(`password: Tr0ub4dor&3, then ${key}`)).toEqual({
      text: 'password: ••••••••, then ••••••••',
      kinds: ['password', 'api_key'],
    });
    expect(maskAndListSecrets('nothing here')).toEqual({ text: 'nothing here', kinds: [] });
  });

  it('contains no secret, however long it is', () => {
    const masked = maskSecrets(`${'word '.repeat(80_000)}${key}`);
    expect(masked).not.toContain(key);
    expect(maskSecrets('nothing here')).toBe('nothing here');
  });
});
