import { BaseSequencer } from 'vitest/node';

/**
 * The files that take the longest although they are short, the longest first. Vitest starts large files first, so it
 * would start these near the end, and one worker would have nothing to do while the other runs the last of them.
 */
const LONG_FILES = [
  'packages/understanding/src/draw-floors.test.ts',
  'packages/understanding/src/categorise.test.ts',
  'apps/server/test/fuzz.test.ts',
  'apps/server/test/crash/import-crash.test.ts',
  'apps/server/test/crash/chat-crash.test.ts',
];

/** Vitest's order, except that the files above come first. */
export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- Not the sort of an array.
    const sorted = await super.sort(files);
    const first = LONG_FILES.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)));
    return [...first, ...sorted.filter((file) => !first.includes(file))];
  }
}
