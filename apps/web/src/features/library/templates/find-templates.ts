import type { Template } from '@app/contract/templates';

/** The templates whose name or text contains every word; those whose name starts with the query come first. */
export function findTemplates(templates: readonly Template[], query: string): Template[] {
  const searched = query.trim().toLowerCase();
  const words = searched.split(/\s+/);
  const matching = templates.filter(({ name, body }) => {
    const text = `${name}\n${body}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const rank = ({ name }: Template) => Number(searched !== '' && name.toLowerCase().startsWith(searched));
  return matching.toSorted((one, other) => rank(other) - rank(one));
}
