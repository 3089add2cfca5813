type Child = Node | string | null | undefined | false;

interface Attributes {
  class?: string;
  type?: string;
  href?: string;
  onClick?: () => void;
  [name: string]: unknown;
}

/** An element with attributes and children. Texts are inserted as text, never as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { onClick, ...attributes }: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) created.setAttribute(key, '');
    else if (value !== false && value !== undefined) created.setAttribute(key, String(value));
  }
  if (onClick !== undefined) created.addEventListener('click', onClick);
  created.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return created;
}

/** A link that opens in a new tab. */
export const link = (href: string, text: string, className = 'link') =>
  element('a', { href, target: '_blank', rel: 'noreferrer', class: className }, text);

export const button = (text: string, onClick: () => void, className = 'button') =>
  element('button', { type: 'button', class: className, onClick }, text);

/** Replaces the content of an element. */
export function replaceContent(id: string, ...children: readonly Child[]): void {
  const place = document.querySelector(`#${id}`);
  place?.replaceChildren(...children.filter((child) => child !== null && child !== undefined && child !== false));
}
