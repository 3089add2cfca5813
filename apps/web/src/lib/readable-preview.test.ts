import { expect, test } from 'vitest';
import { readablePreview } from './readable-preview.ts';

test.each([
  ['User: Hi\nAssistant: # Plan\n- **First** _this_, then `npm test`', 'Hi · Plan\nFirst this, then npm test'],
  ['User: see [the notes](https://example.org/a_b)', 'see the notes'],
  ['User: 2 * 3 * 4 and snake_case_name stay', '2 * 3 * 4 and snake_case_name stay'],
])('formatting and speakers are left out of a preview: %j', (preview, shown) => {
  expect(readablePreview(preview)).toBe(shown);
});

test('a preview that is cut off ends with an ellipsis', () => {
  expect(readablePreview('a'.repeat(200))).toBe(`${'a'.repeat(200)}…`);
  expect(readablePreview('a'.repeat(199))).toBe('a'.repeat(199));
});
