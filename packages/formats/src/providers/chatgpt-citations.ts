import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText } from '../values/json-shape.ts';
import { isWebAddress, toMarkdownLink } from '../values/markdown-link.ts';

/**
 * The assistant marks sources inside its text: since 2024 between private-use characters (\uE200 kind \uE202 arguments
 * \uE201), with \uE203 … \uE204 around the words a source supports; before that as 【6†source】. Each mark is replaced by
 * a link if the message's metadata has the source, else by the words in the mark, if any.
 */
export function resolveCitations(text: string, metadata: JsonObject): string {
  if (!citationStarts.some((start) => text.includes(start))) return text;
  const references = readReferences(metadata);
  const links = readCitations(metadata);
  const linkAt = (at: number) => links.get(at) ?? links.get(codePointsBefore(text, at));
  // Old marks first: their links are found by their position in the original text.
  return text
    .replace(lenticularMark, (mark: string, at: number) => references.get(mark) ?? linkAt(at) ?? '')
    .replace(privateMark, (mark: string) => references.get(mark) ?? wordsOf(mark))
    .replace(bareMark, '')
    .replace(strayPrivateUse, '');
}

/** What citations begin with. A plain search comes first: most texts have none, and regular expressions are slower. */
const citationStarts = ['\uE200', '\uE203', '\uE204', '\uE206', '【', 'citeturn'];
const privateMark = /\uE200[^\uE200\uE201]*\uE201/g;
const lenticularMark = /【\d+(?::\d+)?†[^【】]*】/g;
/** A mark without its private-use characters, which some tools remove. */
const bareMark = /\b(?:file)?cite(?:turn\d+[a-z]+\d+)+/g;
const strayPrivateUse = /[\uE200-\uE2FF]/g;

/** Links by the text of their mark. */
function readReferences(metadata: JsonObject): Map<string, string> {
  const references = new Map<string, string>();
  for (const entry of asList(metadata['content_references'])) {
    const reference = asObject(entry);
    const mark = asText(reference?.['matched_text']);
    if (!reference || !/^[\uE200【]/.test(mark)) continue;
    const resolved = linksOf(reference) || asText(reference['alt']).trim();
    if (resolved !== '') references.set(mark, resolved);
  }
  return references;
}

function linksOf(reference: JsonObject): string {
  const items = asList(reference['items']).map(asObject);
  const sources = items.length > 0 ? items : [reference];
  const links = sources.flatMap((source) => {
    const url = asText(source?.['url']);
    return isWebAddress(url) ? [toMarkdownLink(asName(source?.['title']) ?? asName(source?.['attribution']), url)] : [];
  });
  return links.length > 0 ? ` (${links.join(', ')})` : '';
}

/** Links by the position of their mark, which older exports count in UTF-16 units and newer ones in characters. */
function readCitations(metadata: JsonObject): Map<number, string> {
  const links = new Map<number, string>();
  for (const entry of asList(metadata['citations'])) {
    const citation = asObject(entry);
    const source = asObject(citation?.['metadata']);
    const start = citation?.['start_ix'];
    const url = asText(source?.['url']);
    if (typeof start === 'number' && isWebAddress(url))
      links.set(start, ` (${toMarkdownLink(asName(source?.['title']), url)})`);
  }
  return links;
}

/** The words in a mark: an entity's name, a link's text, a product's or video's title. Other marks have none. */
function wordsOf(mark: string): string {
  const [kind = '', firstArgument = '', secondArgument = ''] = mark.slice(1, -1).split('\uE202');
  if (kind === 'url')
    return isWebAddress(secondArgument) ? toMarkdownLink(firstArgument, secondArgument) : firstArgument;
  if (kind === 'video') return firstArgument;
  if (kind !== 'entity' && kind !== 'product_entity') return '';
  try {
    return asText(asList(JSON.parse(firstArgument))[1]);
  } catch {
    return '';
  }
}

function codePointsBefore(text: string, at: number): number {
  let count = 0;
  for (const _ of text.slice(0, at)) count++;
  return count;
}
