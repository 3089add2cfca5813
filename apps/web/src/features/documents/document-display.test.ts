import { expect, test } from 'vitest';
import { toDocumentDisplay } from './document-display.ts';

test.each([
  ['text/markdown', { shows: 'markdown' }],
  ['text/markdown; charset=utf-8', { shows: 'markdown' }],
  ['text/plain', { shows: 'text' }],
  ['text/csv', { shows: 'text' }],
  ['application/pdf', { shows: 'text' }],
  ['text/x-python', { shows: 'code', language: 'python', hasPreview: false }],
  ['application/javascript', { shows: 'code', language: 'javascript', hasPreview: false }],
  ['application/vnd.ant.react', { shows: 'code', language: 'jsx', hasPreview: false }],
  ['application/vnd.ant.mermaid', { shows: 'code', language: 'mermaid', hasPreview: false }],
  ['text/html', { shows: 'code', language: 'html', hasPreview: true }],
  ['image/svg+xml', { shows: 'code', language: 'svg', hasPreview: true }],
  ['image/png', { shows: 'picture' }],
])('a document of type %s is shown as %o', (mimeType, form) => {
  expect(toDocumentDisplay(mimeType, false)).toEqual(form);
});

test('a stored picture is shown as a picture, even if it is an SVG', () => {
  expect(toDocumentDisplay('image/svg+xml', true)).toEqual({ shows: 'picture' });
});
