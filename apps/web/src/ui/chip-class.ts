import { cx } from './cx.ts';

/** Styles of a round toggle with a word and a count, such as a filter. */
export function chipClass(isChosen: boolean): string {
  return cx(
    'inline-flex h-7.5 shrink-0 items-center gap-1.5 rounded-full border px-2.75 text-list font-medium whitespace-nowrap transition-colors pointer-coarse:h-11',
    isChosen
      ? 'border-transparent bg-accent-soft text-accent-text'
      : 'border-line-button bg-control text-second hover:bg-hover',
  );
}

/** One row of chips that scrolls sideways where it is too long. The padding leaves space for the focus ring. */
export const chipRowClass =
  'flex min-w-0 gap-1.5 overflow-x-auto [scrollbar-width:none] -my-1 py-1 -mx-1 px-1 max-md:-mx-4 max-md:px-4';

/** For a button after such a row: the chips fade out to its left instead of being cut off. */
export const chipFadeClass =
  'relative before:pointer-events-none before:absolute before:inset-y-0 before:right-full before:-mr-1 before:w-6 md:before:mr-2 before:bg-linear-to-r before:from-transparent before:to-panel';
