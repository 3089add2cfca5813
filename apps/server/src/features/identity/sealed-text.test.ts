import { expect, test } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

test('what is sealed is read again with the key and for the owner it was sealed for, and by nobody else', () => {
  const sealed = sealText('a key', 'GEZDGNBV ü', 'ann');
  expect(sealed).not.toContain('GEZDGNBV');
  expect(openText('a key', sealed, 'ann')).toBe('GEZDGNBV ü');
  expect(sealText('a key', 'GEZDGNBV ü', 'ann')).not.toBe(sealed);
  expect(() => openText('another key', sealed, 'ann')).toThrow('unable to authenticate data');
  expect(() => openText('a key', sealed, 'bob')).toThrow('unable to authenticate data');
});
