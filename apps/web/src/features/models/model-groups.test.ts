import type { Model } from '@app/contract/models';
import { expect, it } from 'vitest';
import { groupModels, MAX_SHOWN } from './model-groups.ts';

const make = (name: string, fields: Partial<Model> = {}): Model => ({
  id: `own/key/${name}`,
  name,
  provider: 'openai',
  contextLength: null,
  seesImages: null,
  usesTools: null,
  inputPrice: null,
  outputPrice: null,
  isOwn: true,
  keyId: null,
  ...fields,
});
const models = [
  make('gpt-5'),
  make('gpt-5-mini'),
  make('claude', { provider: 'anthropic' }),
  make('local', { isOwn: false }),
];
const shown = (query: string, settings = { favourites: [] as string[], recent: [] as string[] }) =>
  groupModels(models, settings, query).groups.map(({ label, models: listed }) => [
    label,
    ...listed.map(({ name }) => name),
  ]);

it('lists each model once: favourites, those used last, then by provider', () => {
  const settings = { favourites: ['own/key/claude', 'own/gone/x'], recent: ['own/key/claude', 'own/key/gpt-5'] };
  expect(shown('', settings)).toEqual([
    ['Favourites', 'claude'],
    ['Used last', 'gpt-5'],
    ['OpenAI', 'gpt-5-mini'],
    ['From the operator', 'local'],
  ]);
});

it('finds models by all words of the query, in the name or the provider', () => {
  expect(shown('openai MINI')).toEqual([['OpenAI', 'gpt-5-mini']]);
  expect(shown('anthropic')).toEqual([['Anthropic', 'claude']]);
  expect(shown('nothing')).toEqual([]);
});

it('lists a part of very many, and shows how many are left', () => {
  const many = Array.from({ length: MAX_SHOWN + 25 }, (_, index) => make(`m-${index}`));
  expect(groupModels(many, { favourites: ['own/key/m-80'], recent: [] }, '').hidden).toBe(25);
});
