import type { Template } from '@app/contract/templates';

/** The templates that contain every word in name or text; name prefixes come first. */
export function findTemplates(templates: readonly Template[], query: string): Template[] {
  const looked = query.trim().toLowerCase();
  const words = looked.split(/\s+/);
  const found = templates.filter(({ name, body }) => {
    const text = `${name}\n${body}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ name }: Template) => Number(looked !== '' && name.toLowerCase().startsWith(looked));
  return found.toSorted((one, other) => isNamed(other) - isNamed(one));
}
