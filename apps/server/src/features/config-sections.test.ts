import { expect, test } from 'vitest';
import { describeSections } from '#platform/config-section.ts';
import { loadConfig } from '#platform/config.ts';
import { configSections } from './config-sections.ts';

test('no setting is required for a local start', () => {
  const { server } = loadConfig(configSections, {});
  expect(server).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', APP_NAME: 'AI Assistant' });
});

test('every setting has a unique name and a one-line description', () => {
  const settings = describeSections(configSections);
  const names = settings.map((setting) => setting.name);
  expect(new Set(names).size).toBe(names.length);
  for (const setting of settings) expect(setting.doc).toMatch(/^[A-Z].{15,}\.$/);
});
