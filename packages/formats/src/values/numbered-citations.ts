import { replaceOutsideCode } from './code-ranges.ts';
import { isWebAddress } from './markdown-link.ts';

/** A number in brackets, [1] or [[1]], but not in a link: `[1](…)`, `[text][1]` or the definition `[1]: …`. */
const citationNumber = /(?<![\p{L}\p{N}]\])\[(?:\[(\d{1,3})\]|(\d{1,3}))\](?![(:])/gu;

/** Turns [1] into a link to the source with that number; a number without a known source stays as it is. */
export function linkNumbers(text: string, sources: ReadonlyMap<number, string>): string {
  if (sources.size === 0 || !text.includes('[')) return text;
  return replaceOutsideCode(text, citationNumber, (whole, double, single) => {
    const label = double || single || '';
    const url = sources.get(Number(label));
    return url === undefined ? whole : toNumberLink(label, url);
  });
}

/** The web addresses of sources by their numbers, counted from 1. */
export function numberSources(addresses: readonly string[]): Map<number, string> {
  return new Map(addresses.flatMap((url, at) => (isWebAddress(url) ? [[at + 1, url] as const] : [])));
}

export function toNumberLink(label: string, url: string): string {
  return `[${label}](${url.replace(/[()\s<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;
}
