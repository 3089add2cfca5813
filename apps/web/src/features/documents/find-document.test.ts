import { expect, test } from 'vitest';
import { findDocument } from './find-document.ts';
import { canvas, ids, page } from './testing/documents.ts';

test('a block of the newest version opens the document at its newest version', () => {
  expect(findDocument([canvas, page], ids.second, canvas.title)).toEqual({
    documentId: canvas.id,
    versionId: undefined,
  });
});

test('a block of an earlier version opens the document at that version', () => {
  expect(findDocument([canvas, page], ids.first, canvas.title)).toEqual({
    documentId: canvas.id,
    versionId: canvas.versions[0]?.id,
  });
});

test('a renamed document is found if it is the only one of its message', () => {
  expect(findDocument([canvas, page], ids.first, 'Another title')?.documentId).toBe(canvas.id);
  expect(findDocument([canvas, page], ids.second, 'Another title')).toBeUndefined();
});

test('a block of a message without documents has no document', () => {
  expect(findDocument([canvas, page], '00000000-0000-4000-8000-000000000099', canvas.title)).toBeUndefined();
});
