import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearCachedResponses } from '#lib/api.ts';
import { clearToasts } from '#ui/toast-store.ts';
import { resetTooltipDelay } from '#ui/tooltip-delay.ts';
import { installBrowserStubs, resetAddress, setViewportWidth } from './browser-stubs.ts';
import { releaseConsole, watchConsole } from './strict-console.ts';
import { listServerFaults, startServer } from './test-server.ts';

installBrowserStubs();
// The test environment reports quirks mode, which KaTeX warns about. Real pages have a doctype.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });
// Screens are loaded on demand, which takes seconds on a busy machine. Only a test that hangs reaches the limit.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  watchConsole();
  startServer();
  setViewportWidth(1280);
});

// The next test file of this worker uses the same window.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  resetAddress();
});

afterEach(() => {
  cleanup();
  clearToasts();
  resetTooltipDelay();
  clearCachedResponses();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
  delete document.documentElement.dataset['theme'];
  const faults = [...releaseConsole(), ...listServerFaults()];
  if (faults.length > 0) throw new Error(`This test was not quiet:\n${faults.join('\n')}`);
});
