import { expect, test } from 'vitest';
import { openText, openWithAny, resealText, sealText } from './sealed-text.ts';

test('a sealed text can be opened only with its key and for its owner', () => {
  const sealed = sealText('a key', 'GEZDGNBV ü', 'ann');
  expect(sealed).not.toContain('GEZDGNBV');
  expect(openText('a key', sealed, 'ann')).toBe('GEZDGNBV ü');
  expect(sealText('a key', 'GEZDGNBV ü', 'ann')).not.toBe(sealed);
  expect(() => openText('another key', sealed, 'ann')).toThrow('unable to authenticate data');
  expect(() => openText('a key', sealed, 'bob')).toThrow('unable to authenticate data');
});

test('a text sealed with a former key is opened, and sealed again with the current one', () => {
  const keys = { current: 'new key', former: ['older key', 'old key'] };
  const sealed = sealText('old key', 'a secret', 'ann');
  expect(openWithAny(keys, sealed, 'ann')).toBe('a secret');
  expect(openWithAny({ current: 'new key', former: [] }, sealed, 'ann')).toBeUndefined();
  expect(openWithAny(keys, sealed, 'bob')).toBeUndefined();
  const resealed = resealText(keys, sealed, 'ann');
  expect(openText('new key', resealed ?? '', 'ann')).toBe('a secret');
  expect(resealText(keys, resealed ?? '', 'ann')).toBeUndefined();
  expect(resealText(keys, sealText('lost key', 'a secret', 'ann'), 'ann')).toBeUndefined();
});
