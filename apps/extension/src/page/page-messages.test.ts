import { expect, it } from 'vitest';
import { isLoadRequest, readPageMessage } from './page-messages.ts';

const message = {
  type: 'loaded',
  page: 'https://claude.ai/chat/1',
  url: 'https://claude.ai/api',
  method: 'GET',
  status: 200,
  body: '{}',
};

it('reads the messages of the content script, without unknown fields', () => {
  expect(readPageMessage({ ...message, token: 'x' })).toEqual(message);
  expect(readPageMessage({ type: 'shown', page: message.page, body: '{}' })).toEqual({
    type: 'shown',
    page: message.page,
  });
  expect(readPageMessage({ ...message, body: null, title: 'Tea' })).toEqual({ ...message, body: null, title: 'Tea' });
});

it.each([
  null,
  'loaded',
  {},
  { ...message, type: 'send' },
  { ...message, page: 7 },
  { ...message, url: `https://claude.ai/${'x'.repeat(5_000)}` },
  { ...message, method: 'DELETE' },
  { ...message, status: '200' },
  { ...message, body: { uuid: 1 } },
  { ...message, body: 'x'.repeat(16 * 1024 * 1024 + 1) },
])('refuses a message with a wrong type or size: %#', (value) => {
  expect(readPageMessage(value)).toBeNull();
});

it('accepts only a short list of paths from the worker', () => {
  expect(isLoadRequest({ type: 'load', paths: ['/a'] })).toBe(true);
  expect(isLoadRequest({ type: 'load', paths: [1] })).toBe(false);
  expect(isLoadRequest({ type: 'load', paths: Array.from({ length: 6 }, () => '/a') })).toBe(false);
});
