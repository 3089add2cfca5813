import { comparable } from './command-forms.ts';
import type { CommandWords } from './command-words.table.ts';
import { AND, itemsOf } from './task-list.ts';

type Language = CommandWords['language'];

/** A verb at the beginning of a task: in English one of these, in Romance languages an infinitive. */
const BEGINS_WITH_VERB: Partial<Record<Language, RegExp>> = {
  en: /^(?:answer|arrange|ask|bake|book|bring|buy|call|cancel|change|charge|check|clean|clear|collect|contact|cook|cut|defrost|do|drop|email|empty|feed|fetch|file|fill|find|finish|fix|fold|get|give|hang|iron|make|message|mow|order|organi[sz]e|paint|pack|pay|phone|pick|plan|post|prepare|print|put|read|register|renew|repair|replace|reply|return|ring|scan|sell|send|sew|sign|sort|take|tell|text|tidy|update|vacuum|walk|wash|water|wrap|write) \S/,
  fr: /^(?:se |s')?[a-z]{2,}(?:er|ir|re) \S/,
  es: /^[a-z]{2,}[aei]r(?:me|le|se|l[oa]s?)? \S/,
  it: /^[a-z]{2,}(?:[aei]re|rre|rsi) \S/,
  pt: /^[a-z]{2,}[aei]r(?:-\S+)? \S/,
};
/** In German and Dutch the infinitive is at the end. */
const ENDS_WITH_VERB: Partial<Record<Language, RegExp>> = {
  nl: /\S [a-z]{2,}(?:en|aan|doen|gaan|zien)$/,
  de: /\S [a-z]{2,}(?:en|ern|eln|tun)$/,
};

/**
 * The tasks in one command that are joined by commas and 'and', or that each have their own verb: 'collect the shoes and
 * buy stamps'. 'Salt and vinegar' is one.
 */
export function joinedTasks(body: string, language: Language): string[] {
  const items = itemsOf(body, AND[language], undefined);
  if (items.length < 2) return [];
  const hasAnd = new RegExp(`[\\s,](?:${AND[language]})\\s`, 'iu').test(body);
  if (items.length > 2 && hasAnd && body.includes(',')) return items;
  return items.every((item) => hasTaskVerb(item, language)) ? items : [];
}

/** Whether the words are a task with its verb: 'buy stamps', but not 'garlic'. */
export const hasTaskVerb = (item: string, language: Language): boolean =>
  (BEGINS_WITH_VERB[language] ?? ENDS_WITH_VERB[language])?.test(comparable(item)) === true;
