/** Output nobody expected fails the test that made it. */
import { format } from 'node:util';

const levels = ['error', 'warn', 'info', 'log'] as const;
const originals = Object.fromEntries(levels.map((level) => [level, console[level]]));
let unexpected: string[] = [];
let expected: RegExp[] = [];

/** Allows output that matches, until the end of the test. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

export function watchConsole(): void {
  unexpected = [];
  expected = [];
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts);
      if (!expected.some((pattern) => pattern.test(text))) unexpected.push(`console.${level}: ${text}`);
    };
  }
}

export function releaseConsole(): string[] {
  Object.assign(console, originals);
  return unexpected;
}
