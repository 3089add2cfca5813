import { t } from './developers.messages.ts';

const FIELDS = 'select, textarea, input:not([type=hidden])';

/**
 * Keeps the reference accessible: names the fields and regions that it leaves without a name, and lets the keyboard
 * scroll its examples. Returns a function that stops this.
 */
export function nameFields(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => nameAll(root));
  observer.observe(root, { childList: true, subtree: true });
  nameAll(root);
  return () => observer.disconnect();
}

function nameAll(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement>(FIELDS)) {
    const hasName = field.ariaLabel !== null || (field.labels?.length ?? 0) > 0;
    if (!hasName) field.ariaLabel = nameOf(field);
  }
  for (const region of root.querySelectorAll<HTMLElement>('.responses-table[role=region]')) {
    region.ariaLabel ??= t('responsesOf', { call: callOf(region) });
  }
  for (const example of root.querySelectorAll<HTMLElement>('pre')) example.tabIndex = 0;
}

/** Such as “GET /api/tasks”. */
function callOf(part: HTMLElement): string {
  const summary = part.closest('.opblock')?.querySelector('.opblock-summary');
  const texts = ['method', 'path'].map((word) => summary?.querySelector(`.opblock-summary-${word}`)?.textContent ?? '');
  return texts.join(' ');
}

function nameOf(field: HTMLElement): string {
  const parameter = field.closest<HTMLElement>('[data-param-name]')?.dataset['paramName'];
  if (parameter !== undefined) return parameter;
  return t(field.matches('textarea') ? 'body' : 'mediaType');
}
