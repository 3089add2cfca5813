import { afterEach, beforeEach, vi } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

// Output during a test is either an unexpected error or noise that hides one.
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  const printed = METHODS.flatMap((method) => vi.mocked(console[method]).mock.calls.map((call) => [method, ...call]));
  for (const method of METHODS) vi.mocked(console[method]).mockRestore();
  if (printed.length > 0) throw new Error(`unexpected console output: ${JSON.stringify(printed)}`);
});
