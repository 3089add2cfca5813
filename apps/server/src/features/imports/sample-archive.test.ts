import { createImport } from '@app/contract/imports';
import { listCardProposals } from '@app/contract/learning';
import { listSubcategoryProposals } from '@app/contract/sorting';
import { listSuggestions } from '@app/contract/suggestions';
import { expect, test } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp } from '../../../test/test-app.ts';

const sampleModule = new URL('../../../../web/src/features/imports/sample/sample-archive.ts', import.meta.url);

test('plans, cards and subcategories are found in the sample archive, so the thresholds are not too high', async () => {
  const { makeSampleArchive } = (await import(sampleModule.href)) as { makeSampleArchive: (now: Date) => File[] };
  const app = await createTestApp();
  const nora = await app.signUp('Nora Sample');
  const files = await Promise.all(
    makeSampleArchive(app.clock.now()).map(async (file) => ({ name: file.name, bytes: await file.text() })),
  );
  await app.request(createImport, { as: nora, ...multipart(files) });
  await app.server.services.importRunner.wake();
  await app.jobs.runPending();
  const { body: plans } = await app.request(listSuggestions, { as: nora });
  const { body: cards } = await app.request(listCardProposals, { as: nora, query: { limit: '200' } });
  const { body: subcategories } = await app.request(listSubcategoryProposals, { as: nora });
  await app.close();
  expect(plans.length, plans.map(({ title }) => title).join('\n')).toBeGreaterThanOrEqual(5);
  expect(cards.length, cards.map(({ front }) => front).join('\n')).toBeGreaterThanOrEqual(10);
  expect(subcategories.length, subcategories.map(({ name }) => name).join('\n')).toBeGreaterThanOrEqual(3);
  // Names of people, Dutch function words, and words that fit anything are not subcategories.
  for (const { name } of subcategories) expect(name).not.toMatch(/^(?:Leo|Mum|Tom|Een|Wat|Meeting|Training)$/);
  for (const { front } of cards) expect(front).toMatch(/^\p{Lu}.*\?$/u);
}, 60_000);
