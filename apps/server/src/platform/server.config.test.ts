import { expect, it } from 'vitest';
import { describeSections } from '#platform/config-section.ts';
import { loadConfig } from '#platform/config.ts';
import { configSections } from '#features/config-sections.ts';
import { readTrustProxy } from './server.config.ts';

it('no setting is required for a local start', () => {
  const { server } = loadConfig(configSections, {});
  expect(server).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', APP_NAME: 'AI Assistant' });
});

it('every setting has a unique name and a one-line description', () => {
  const settings = describeSections(configSections);
  const names = settings.map((setting) => setting.name);
  expect(new Set(names).size).toBe(names.length);
  for (const setting of settings) expect(setting.doc).toMatch(/^[A-Z].{15,}\.$/);
});

it('TRUST_PROXY is a boolean, a number of proxies or their addresses', () => {
  expect(readTrustProxy('false')).toBe(false);
  expect(readTrustProxy('true')).toBe(true);
  expect(readTrustProxy('10.0.0.1, 10.1.0.0/16')).toEqual(['10.0.0.1', '10.1.0.0/16']);
  const oneProxy = readTrustProxy('1') as (address: string, hop: number) => boolean;
  expect([oneProxy('1.1.1.1', 0), oneProxy('1.1.1.1', 1)]).toEqual([true, false]);
});
