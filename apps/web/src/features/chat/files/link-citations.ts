import type { FilePassage } from '@app/contract/file-passages';

/** Code, in which citations are not linked. */
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;
/** The words before a page number in English, German, Spanish, Portuguese, French, Italian and Polish. */
const pageWord = String.raw`(?:pp?\.|pages?|S\.|Seiten?|pág\.|páginas?|pag\.|pagina|str\.|strona)\s*`;
const pageNumber = String.raw`(?:[,:]?\s*${pageWord}(\d{1,5})|\s*\(${pageWord}(\d{1,5})\))`;

/** Turns citations in a reply, such as 'name, p. 3', into links that open the document at that page. */
export function linkCitations(text: string, passages: readonly FilePassage[]): string {
  const documentIds = new Map(
    passages.flatMap(({ name, documentId }) => (documentId === null ? [] : [[name, documentId]])),
  );
  // Longer names first, because one name may begin with another. Names with a square bracket are left out, because the
  // bracket would end the text of the link.
  const names = [...documentIds.keys()].filter((name) => !/[[\]]/.test(name)).toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const citation = new RegExp(String.raw`(\*\*|__|)(${names.map(escapeForRegExp).join('|')})\1${pageNumber}`, 'giu');
  const link = (cited: string, _mark: string, name: string, page?: string, pageInParentheses?: string) =>
    `[${cited}](${documentHref(idOf(documentIds, name), Number(page ?? pageInParentheses))})`;
  return text
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(citation, link)))
    .join('');
}

/** The `href` by which a link in a message names a document and its page. */
function documentHref(documentId: string, page: number): string {
  return `#document=${documentId}&page=${page}`;
}

export function readDocumentHref(href: string): { documentId: string; page: number } | undefined {
  const [, documentId, page] = /^#document=([\w-]+)&page=(\d+)$/.exec(href) ?? [];
  return documentId === undefined ? undefined : { documentId, page: Number(page) };
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const found = ids.get(name) ?? [...ids].find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
  return found ?? '';
}

function escapeForRegExp(name: string): string {
  return name.replaceAll(/[.*+?^${}()|\\]/g, String.raw`\$&`);
}
