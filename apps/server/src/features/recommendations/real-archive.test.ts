import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createImport } from '@app/contract/imports';
import { generateRecommendations } from '@app/contract/recommendations';
import { expect, test } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp } from '../../../test/test-app.ts';

/** Thirty real conversations, which are not part of the product. */
const file = path.join(process.env['REAL_DATA_DIR'] ?? '', 'chat-exports/chatgpt-2022-2023-real/conversations.json');
const isThere = process.env['REAL_DATA_DIR'] !== undefined && existsSync(file);

test.runIf(isThere)('a real archive gets advice that is specific (skipped where REAL_DATA_DIR has none)', async () => {
  // The archive ends in 2023, and plans of more than a year ago are not recommended.
  const app = await createTestApp({ now: '2023-12-10T09:00:00Z' });
  const as = await app.signUp('Real');
  const form = multipart([{ name: 'conversations.json', bytes: readFileSync(file) }]);
  await app.request(createImport, { as, headers: form.headers, body: form.body });
  await app.server.services.importRunner.wake();
  const found = (await app.request(generateRecommendations, { as })).body;
  expect(found.map(({ title }) => title)).toEqual([
    'Make a template of “Can you summarize this content for a Google SERP meta description? …”',
    'Make it a goal: Find a job in your geographic area',
    'Make a template of “… what might be some relevant hashtags to attach to it?”',
    'Get back to your app review for your blog about a navigation app for iOS',
    'Get back to updating/republishing a mostly-finished draft of an episode for your YouTube car show',
  ]);
  expect(found.every(({ sources }) => sources.some(({ quote }) => quote !== null))).toBe(true);
  await app.close();
});
