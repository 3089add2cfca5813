// Unexpected console output fails the test that caused it.
import { format } from 'node:util';

const levels = ['error', 'warn', 'info', 'log'] as const;
const originals = Object.fromEntries(levels.map((level) => [level, console[level]]));
let unexpected: string[] = [];
let expected: RegExp[] = [];

/** Allows matching output until the end of the test. */
export function allowConsole(...patterns: RegExp[]): void {
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
