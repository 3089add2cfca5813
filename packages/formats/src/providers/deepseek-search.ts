import { toOutput } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asText, isObject } from '../values/json-shape.ts';
import { isWebAddress } from '../values/markdown-link.ts';
import { toNumberLink } from '../values/numbered-citations.ts';

/** The pages a search found: in `search_results` of the message, or in its search fragments. */
function resultsOf(holder: JsonObject): readonly JsonObject[] {
  const found = holder['results'] ?? holder['search_results'] ?? holder['content'];
  return asList(found).filter(isObject);
}

/** The addresses of pages by the number the answer cites them with. */
export function listSources(message: JsonObject, fragments: readonly JsonObject[]): Map<number, string> {
  const sources = new Map<number, string>();
  const pages = [message, ...fragments.filter(({ type }) => /SEARCH|OPEN/.test(asText(type)))].flatMap(resultsOf);
  for (const [at, page] of pages.entries()) {
    const url = asText(page['url']);
    const number = typeof page['cite_index'] === 'number' ? page['cite_index'] : at + 1;
    if (isWebAddress(url) && !sources.has(number)) sources.set(number, url);
  }
  return sources;
}

/** [citation:3] becomes a link to page 3, and is removed if that page is unknown. */
export function linkCitations(text: string, sources: ReadonlyMap<number, string>): string {
  return text.replace(/\[(?:citation|reference):(\d{1,3})\]/g, (_mark, shown: string) => {
    const url = sources.get(Number(shown));
    return url === undefined ? '' : toNumberLink(shown, url);
  });
}

export function readSearch(fragment: JsonObject): ParsedBlock[] {
  const pages = resultsOf(fragment).map((page) =>
    [asText(page['title']), asText(page['url'])].filter((line) => line !== '').join('\n'),
  );
  const text = pages.filter((page) => page !== '').join('\n\n') || asText(fragment['content']);
  return toOutput(text, 'search');
}
