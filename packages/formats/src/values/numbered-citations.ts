import { replaceOutsideCode } from './code-ranges.ts';
import { isWebAddress } from './markdown-link.ts';

/** Numbers in brackets after a sentence, single or double; not a link's text, nor its definition. */
const number = /(?<![\p{L}\p{N}]\])\[(?:\[(\d{1,3})\]|(\d{1,3}))\](?![(:])/gu;

/** Turns [1] into a link to the source with that number; a number without a known source stays as it is. */
export function linkNumbers(text: string, sources: ReadonlyMap<number, string>): string {
  if (sources.size === 0 || !text.includes('[')) return text;
  return replaceOutsideCode(text, number, (whole, double, single) => {
    const shown = double || single || '';
    const url = sources.get(Number(shown));
    return url === undefined ? whole : toNumberLink(shown, url);
  });
}

/** The address of a source by its number, counted from 1. */
export function numberSources(addresses: readonly string[]): Map<number, string> {
  return new Map(addresses.flatMap((url, at) => (isWebAddress(url) ? [[at + 1, url] as const] : [])));
}

export function toNumberLink(shown: string, url: string): string {
  return `[${shown}](${url.replace(/[()\s<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;
}
