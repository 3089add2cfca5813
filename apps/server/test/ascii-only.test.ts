import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toAscii } from '../ascii-only.ts';

test.each([
  `'é 🌍 „Wort“'`,
  '`a ${1 + 1} – 漢字\\u0021`',
  `'a\\\\é' + "b\\é"`,
  `/[àé🌍]+/u.exec('x🌍é')[0]`,
  `'Straße'.replace(/[^a-zß]/gi, '-')`,
  `(() => { const größe = { 'übrig': 2, é: 1 }; return größe.übrig + größe.é; })()`,
  `'x' /* Kommentar: ä */`,
  'String.raw`[–\\–é🌍]\\d\\\\é ${`ä ${1 + 1} ${String.raw`ß\\d`}` + "}`é"} ü` + `ö`',
])('%s means the same in ASCII', (code) => {
  const ascii = toAscii(code);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  expect(runInNewContext(ascii)).toEqual(runInNewContext(code));
});
