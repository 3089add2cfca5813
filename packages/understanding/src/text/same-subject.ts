import { significantStems } from './words.ts';

/** The share of the shorter text's significant words that the longer text must contain. */
const MIN_SHARED = 0.6;

/**
 * Whether two texts share enough significant words to be about the same thing: at least two, or the only word of one text
 * if the other has at most three. The first text is given as its stems, see significantStems.
 */
export function isAbout(stems: ReadonlySet<string>, text: string | ReadonlySet<string>): boolean {
  const otherStems = typeof text === 'string' ? new Set(significantStems(text)) : text;
  const shorterSize = Math.min(stems.size, otherStems.size);
  if (shorterSize === 0) return false;
  let shared = 0;
  for (const stem of stems) if (otherStems.has(stem)) shared += 1;
  return shorterSize === 1
    ? shared === 1 && Math.max(stems.size, otherStems.size) <= 3
    : shared >= 2 && shared / shorterSize >= MIN_SHARED;
}
