/** The text size and line width of saved conversations; each browser has its own choice. */
import { useSyncExternalStore, type CSSProperties } from 'react';
import { readingSizeChoice, readingWidthChoice } from '#lib/browser-storage.ts';

export const readingSizes = ['standard', 'large', 'larger'] as const;
export type ReadingSize = (typeof readingSizes)[number];

export const readingWidths = ['narrow', 'standard', 'wide'] as const;
export type ReadingWidth = (typeof readingWidths)[number];

export interface ReadingChoice {
  size: ReadingSize;
  width: ReadingWidth;
}

const listeners = new Set<() => void>();

export function chooseReadingSize(size: ReadingSize): void {
  readingSizeChoice.write(size);
  for (const listener of listeners) listener();
}

export function chooseReadingWidth(width: ReadingWidth): void {
  readingWidthChoice.write(width);
  for (const listener of listeners) listener();
}

export function useReadingChoice(): ReadingChoice {
  return {
    size: useSyncExternalStore(subscribe, readSize),
    width: useSyncExternalStore(subscribe, readWidth),
  };
}

/** The style of an element with messages: the CSS variables that the choice changes; none for the standard choice. */
export function readingStyle({ size, width }: ReadingChoice): CSSProperties {
  const text = `var(--text-reading-${size})`;
  const lineHeight = `var(--text-reading-${size}--line-height)`;
  const tokens: Record<`--${string}`, string> = {
    ...(size !== 'standard' && {
      '--text-body': text,
      '--text-body--line-height': lineHeight,
      // Headings in a message have the size of its text.
      '--text-section': text,
      '--text-section--line-height': lineHeight,
    }),
    ...(width !== 'standard' && { '--size-reading': `var(--size-reading-${width})` }),
  };
  return tokens;
}

function readSize(): ReadingSize {
  const stored = readingSizeChoice.read();
  return readingSizes.find((size) => size === stored) ?? 'standard';
}

function readWidth(): ReadingWidth {
  const stored = readingWidthChoice.read();
  return readingWidths.find((width) => width === stored) ?? 'standard';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
