import type { SiteKey } from '#sites/site.ts';
import { idOf, listOf, objectOf, parseJson } from './json.ts';
import { readGeminiTitles } from './read-gemini.ts';

/**
 * The titles in a list of conversations, for sites whose conversations lack a title. They stay in the
 * content script; only the title of the open conversation is used.
 */
export function readTitles(site: SiteKey, body: string): [id: string, title: string][] {
  if (site === 'gemini') return readGeminiTitles(body);
  if (site !== 'copilot') return [];
  return listOf(objectOf(parseJson(body))?.['results']).flatMap((entry): [string, string][] => {
    const id = idOf(objectOf(entry)?.['id']);
    const title = objectOf(entry)?.['title'];
    return id !== null && typeof title === 'string' ? [[id, title]] : [];
  });
}
