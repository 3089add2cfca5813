/** Parses a form of Stripe's clients: `items[0][price]=x` becomes {items: [{price: 'x'}]}; all values are text. */
export function readForm(text: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    let place: Record<string, unknown> = root;
    for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Record<string, unknown>;
    place[keys.at(-1) ?? name] = value;
  }
  return toLists(root) as Record<string, unknown>;
}

function toLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, toLists(part)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
