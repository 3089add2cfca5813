import { expect, test } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

test('a sealed text can be opened only with its key and for its owner', () => {
  const sealed = sealText('a key', 'GEZDGNBV ü', 'ann');
  expect(sealed).not.toContain('GEZDGNBV');
  expect(openText('a key', sealed, 'ann')).toBe('GEZDGNBV ü');
  expect(sealText('a key', 'GEZDGNBV ü', 'ann')).not.toBe(sealed);
  expect(() => openText('another key', sealed, 'ann')).toThrow('unable to authenticate data');
  expect(() => openText('a key', sealed, 'bob')).toThrow('unable to authenticate data');
});
