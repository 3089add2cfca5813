import type { SiteKey } from '#sites/site.ts';
import { readCopilotTitles } from './read-copilot.ts';
import { readGeminiTitles } from './read-gemini.ts';

/** The titles in a list of conversations, by id, for sites whose conversations lack a title. */
export function readTitles(site: SiteKey, body: string): [id: string, title: string][] {
  if (site === 'gemini') return readGeminiTitles(body);
  return site === 'copilot' ? readCopilotTitles(body) : [];
}
