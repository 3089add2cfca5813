import type { Model, ModelKey } from '@app/contract/models';
import { expect, it } from 'vitest';
import { groupModels, MAX_SHOWN } from './model-groups.ts';

const makeModel = (name: string, fields: Partial<Model> = {}): Model => ({
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
  makeModel('gpt-5'),
  makeModel('gpt-5-mini'),
  makeModel('claude', { provider: 'anthropic' }),
  makeModel('local', { isOwn: false }),
];
const listShown = (query: string, settings = { favourites: [] as string[], recent: [] as string[] }) =>
  groupModels(models, settings, query).groups.map(({ label, models: listed }) => [
    label,
    ...listed.map(({ name }) => name),
  ]);

it('lists each model once: favourites, those used last, then by provider', () => {
  const settings = { favourites: ['own/key/claude', 'own/gone/x'], recent: ['own/key/claude', 'own/key/gpt-5'] };
  expect(listShown('', settings)).toEqual([
    ['Favourites', 'claude'],
    ['Recently used', 'gpt-5'],
    ['OpenAI', 'gpt-5-mini'],
    ['From the operator', 'local'],
  ]);
});

it('finds models by all words of the query, in the name or the provider', () => {
  expect(listShown('openai MINI')).toEqual([['OpenAI', 'gpt-5-mini']]);
  expect(listShown('anthropic')).toEqual([['Anthropic', 'claude']]);
  expect(listShown('nothing')).toEqual([]);
});

it('lists only the first of very many models, and counts the others', () => {
  const many = Array.from({ length: MAX_SHOWN + 25 }, (_, index) => makeModel(`m-${index}`));
  expect(groupModels(many, { favourites: ['own/key/m-80'], recent: [] }, '').hiddenCount).toBe(25);
});

const makeKey = (id: string, fields: Partial<ModelKey>): ModelKey => ({
  id,
  provider: 'openai',
  name: 'OpenAI',
  lastCharacters: '',
  baseUrl: null,
  createdAt: '2026-11-01T10:00:00Z',
  testedAt: '2026-11-01T10:00:00Z',
  models: [],
  ...fields,
});

it('tells the keys of one provider apart by their names, or by their last characters', () => {
  const keys = [
    makeKey('a', { name: 'Work', lastCharacters: 'aaaa' }),
    makeKey('b', { lastCharacters: 'bbbb' }),
    makeKey('c', { lastCharacters: 'cccc' }),
  ];
  const own = ['a', 'b', 'c'].map((keyId) => makeModel('gpt-5', { id: `own/${keyId}/gpt-5`, keyId }));
  const listLabels = (known: readonly ModelKey[]) =>
    groupModels(own, { favourites: [], recent: [] }, '', known).groups.map(({ label }) => label);
  expect(listLabels(keys)).toEqual(['OpenAI · Work', 'OpenAI · Key ending in bbbb', 'OpenAI · Key ending in cccc']);
  expect(listLabels(keys.slice(0, 1))).toEqual(['OpenAI']);
});

it('tells servers without a key apart by their addresses', () => {
  const server = { provider: 'ollama', name: 'Ollama' } as const;
  const servers = [
    makeKey('a', { ...server, baseUrl: 'http://localhost:11434' }),
    makeKey('b', { ...server, baseUrl: 'http://attic.lan:11434' }),
  ];
  const own = servers.map(({ id }) => makeModel('llama3', { id: `own/${id}/llama3`, provider: 'ollama', keyId: id }));
  const { groups } = groupModels(own, { favourites: [], recent: [] }, '', servers);
  expect(groups.map(({ label }) => label)).toEqual(['Ollama · localhost:11434', 'Ollama · attic.lan:11434']);
});
