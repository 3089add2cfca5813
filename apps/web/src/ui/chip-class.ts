import { cx } from './cx.ts';

/** Styles of a round toggle with a word and a count, such as a filter. */
export function chipClass(isChosen: boolean): string {
  return cx(
    'inline-flex h-7.5 shrink-0 items-center gap-1.5 rounded-full border px-2.75 text-list font-medium whitespace-nowrap transition-colors pointer-coarse:h-9',
    isChosen
      ? 'border-transparent bg-accent-soft text-accent-text'
      : 'border-line-button bg-control text-second hover:bg-hover',
  );
}
