import { expect, test } from 'vitest';
import { MAX_DOCUMENTS_LENGTH, formatDocuments } from './document-prompt.ts';

test('a document is given with its title and its text', () => {
  expect(formatDocuments([{ title: 'The "plan"', text: 'Oslo', isCut: false }])).toBe(
    `<document title="The 'plan'">\nOslo\n</document>`,
  );
  expect(formatDocuments([])).toBeUndefined();
});

test('what does not fit is left out, with a note', () => {
  const prompt = formatDocuments([
    { title: 'New', text: 'n'.repeat(MAX_DOCUMENTS_LENGTH - 1_000), isCut: false },
    { title: 'Old', text: 'o'.repeat(5_000), isCut: false },
    { title: 'Oldest', text: 'never', isCut: false },
  ]);
  expect(prompt).toContain('o'.repeat(1_000) + '\n[The rest of this document is left out');
  expect(prompt).toContain('[Further documents are left out');
  expect(prompt).not.toContain('never');
  expect(prompt?.length).toBeLessThan(MAX_DOCUMENTS_LENGTH + 400);
});
