import { onTestFinished } from 'vitest';

/** Simulates a page without https, where a script can copy only what it has selected. Returns the copied texts. */
export function removeClipboard(): string[] {
  const copied: string[] = [];
  const descriptor = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  Object.assign(document, {
    execCommand: () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value);
      return activeElement instanceof HTMLTextAreaElement;
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'execCommand');
    if (descriptor === undefined) Reflect.deleteProperty(navigator, 'clipboard');
    else Object.defineProperty(navigator, 'clipboard', descriptor);
  });
  return copied;
}
