import { toOutput } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asText, isObject } from '../values/json-shape.ts';
import { isWebAddress } from '../values/markdown-link.ts';
import { toNumberLink } from '../values/numbered-citations.ts';

/** The pages that a search found, in a message or in one of its search fragments. */
function pagesOf(owner: JsonObject): readonly JsonObject[] {
  const pages = owner['results'] ?? owner['search_results'] ?? owner['content'];
  return asList(pages).filter(isObject);
}

/** The addresses of pages, by the numbers with which the reply cites them. */
export function listSources(message: JsonObject, fragments: readonly JsonObject[]): Map<number, string> {
  const sources = new Map<number, string>();
  const pages = [message, ...fragments.filter(({ type }) => /SEARCH|OPEN/.test(asText(type)))].flatMap(pagesOf);
  for (const [at, page] of pages.entries()) {
    const url = asText(page['url']);
    const number = typeof page['cite_index'] === 'number' ? page['cite_index'] : at + 1;
    if (isWebAddress(url) && !sources.has(number)) sources.set(number, url);
  }
  return sources;
}

/** [citation:3] becomes a link to page 3, and is removed if that page is unknown. */
export function linkCitations(text: string, sources: ReadonlyMap<number, string>): string {
  return text.replace(/\[(?:citation|reference):(\d{1,3})\]/g, (_mark, label: string) => {
    const url = sources.get(Number(label));
    return url === undefined ? '' : toNumberLink(label, url);
  });
}

export function readSearch(fragment: JsonObject): ParsedBlock[] {
  const pages = pagesOf(fragment).map((page) =>
    [asText(page['title']), asText(page['url'])].filter((line) => line !== '').join('\n'),
  );
  const text = pages.filter((page) => page !== '').join('\n\n') || asText(fragment['content']);
  return toOutput(text, 'search');
}
