import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenOutdated } from './outdated-build.ts';

const failure = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
const fetchSpy = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  const script = document.createElement('script');
  script.src = '/assets/core-1a2b.js';
  // Not added to the page, where it would be loaded.
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
});
afterEach(() => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
});

const answerWithStatus = (status: number) => fetchSpy.mockResolvedValue(new Response(null, { status }));

test('a tab with an outdated build reloads the page', async () => {
  answerWithStatus(404);
  void reloadWhenOutdated(failure);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(fetchSpy).toHaveBeenCalledExactlyOnceWith('http://127.0.0.1:3000/assets/core-1a2b.js', {
    method: 'HEAD',
    cache: 'no-store',
  });
});

test('when the reload did not help, the error is shown', async () => {
  answerWithStatus(404);
  void reloadWhenOutdated(failure);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(reloadWhenOutdated(failure)).rejects.toBe(failure);
  expect(reload).toHaveBeenCalledOnce();
});

test('an error in the current build is shown', async () => {
  answerWithStatus(200);
  await expect(reloadWhenOutdated(failure)).rejects.toBe(failure);
  expect(reload).not.toHaveBeenCalled();
});

test('offline the page is not reloaded', async () => {
  fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(reloadWhenOutdated(failure)).rejects.toBe(failure);
  expect(reload).not.toHaveBeenCalled();
});
