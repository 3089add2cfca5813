import { expect, it } from 'vitest';
import { linkCitations, readDocumentHref } from './link-citations.ts';

const id = '00000000-0000-4000-8000-0000000000d1';
const passages = [{ documentId: id, fileId: null, name: 'My report (2).pdf', page: 3, quote: 'Rain.' }];

it.each([
  ['It rains (My report (2).pdf, p. 3).', `It rains ([My report (2).pdf, p. 3](#document=${id}&page=3)).`],
  ['See my report (2).pdf page 12', `See [my report (2).pdf page 12](#document=${id}&page=12)`],
  ['In My report (2).pdf (p. 7):', `In [My report (2).pdf (p. 7)](#document=${id}&page=7):`],
  ['**My report (2).pdf**, p. 3', `[**My report (2).pdf**, p. 3](#document=${id}&page=3)`],
  ['Laut My report (2).pdf, S. 4', `Laut [My report (2).pdf, S. 4](#document=${id}&page=4)`],
  ['My report (2).pdf has no number', 'My report (2).pdf has no number'],
  ['`My report (2).pdf, p. 3`', '`My report (2).pdf, p. 3`'],
  ['```\nMy report (2).pdf, p. 3\n```', '```\nMy report (2).pdf, p. 3\n```'],
  ['Other.pdf, p. 3', 'Other.pdf, p. 3'],
])('citations outside code become links: %j', (text, linked) => {
  expect(linkCitations(text, passages)).toBe(linked);
});

it('files without a document are not linked', () => {
  const [passage] = passages;
  expect(linkCitations('My report (2).pdf, p. 3', [{ ...passage!, documentId: null }])).toBe('My report (2).pdf, p. 3');
});

it('a link names its document and page', () => {
  expect(readDocumentHref(`#document=${id}&page=3`)).toEqual({ documentId: id, page: 3 });
  expect(readDocumentHref('#user-content-fn-1')).toBeUndefined();
});
