import { allEndpoints } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Writer ${(people += 1)}`);
const fetchTemplates = async (as: TestUser) => (await app.request(allEndpoints.listTemplates, { as })).body;
const addTemplate = async (as: TestUser, body: { name: string; body: string; isFavorite?: boolean }) =>
  (await app.request(allEndpoints.createTemplate, { as, body })).body;

describe('templates', () => {
  test('are listed with favourites first, then the most used', async () => {
    const as = await createUser();
    await addTemplate(as, { name: 'Rare', body: 'Rare' });
    const usedTemplate = await addTemplate(as, { name: 'Used', body: 'Used' });
    await addTemplate(as, { name: 'Dear', body: 'Dear', isFavorite: true });
    const response = await app.request(allEndpoints.countTemplateUse, { as, params: { id: usedTemplate.id } });
    expect(response.body.usageCount).toBe(1);
    expect((await fetchTemplates(as)).map(({ name }) => name)).toEqual(['Dear', 'Used', 'Rare']);
  });

  test('keep a version when the name or text changes, and only then', async () => {
    const as = await createUser();
    const { id } = await addTemplate(as, { name: 'Letter', body: 'Dear {{name}}' });
    const params = { id };
    await app.request(allEndpoints.updateTemplate, { as, params, body: { isFavorite: true } });
    const changed = await app.request(allEndpoints.updateTemplate, { as, params, body: { body: 'Hello {{name}}' } });
    expect(changed.body).toMatchObject({ name: 'Letter', body: 'Hello {{name}}', isFavorite: true, version: 2 });
    const versions = await app.request(allEndpoints.listTemplateVersions, { as, params });
    expect(versions.body).toMatchObject([{ version: 1, name: 'Letter', body: 'Dear {{name}}' }]);
  });

  test('keep twenty versions', async () => {
    const as = await createUser();
    const { id } = await addTemplate(as, { name: 'Letter', body: 'text 1' });
    for (let version = 2; version <= 25; version += 1) {
      await app.request(allEndpoints.updateTemplate, { as, params: { id }, body: { body: `text ${version}` } });
    }
    const { body } = await app.request(allEndpoints.listTemplateVersions, { as, params: { id } });
    expect(body.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => 24 - index));
  });

  test('can be deleted, restored and deleted forever', async () => {
    const as = await createUser();
    const { id } = await addTemplate(as, { name: 'Letter', body: 'Dear' });
    await app.request(allEndpoints.deleteTemplate, { as, params: { id } });
    expect(await fetchTemplates(as)).toEqual([]);
    expect((await app.request(allEndpoints.updateTemplate, { as, params: { id }, body: { name: 'x' } })).status).toBe(
      404,
    );
    const { body } = await app.request(allEndpoints.listTrash, { as });
    expect(body).toMatchObject([{ type: 'template', id, title: 'Letter', reason: 'deleted' }]);
    const params = { type: 'template', id };
    expect((await app.request(allEndpoints.restoreTrashItem, { as, params })).status).toBe(204);
    expect(await fetchTemplates(as)).toMatchObject([{ id }]);
    expect((await app.request(allEndpoints.deleteTrashItem, { as, params })).status).toBe(404);
    await app.request(allEndpoints.deleteTemplate, { as, params: { id } });
    expect((await app.request(allEndpoints.deleteTrashItem, { as, params })).status).toBe(204);
    expect((await app.request(allEndpoints.restoreTrashItem, { as, params })).status).toBe(404);
  });

  test('that a file contains twice, or that exist already, are not imported again', async () => {
    const as = await createUser();
    const templates = [
      { name: 'One', body: 'One' },
      { name: 'Two', body: 'Two' },
      { name: 'One', body: 'One' },
    ];
    const first = await app.request(allEndpoints.importTemplates, { as, body: { templates } });
    expect(first.body).toEqual({ created: 2, unchanged: 1 });
    const second = await app.request(allEndpoints.importTemplates, { as, body: { templates } });
    expect(second.body).toEqual({ created: 0, unchanged: 3 });
    expect(await fetchTemplates(as)).toHaveLength(2);
  });

  test('are limited to a thousand', async () => {
    const as = await createUser();
    const makeTemplates = (from: number) =>
      Array.from({ length: 500 }, (_, n) => ({ name: `T${from + n}`, body: 'text' }));
    await app.request(allEndpoints.importTemplates, { as, body: { templates: makeTemplates(0) } });
    await app.request(allEndpoints.importTemplates, { as, body: { templates: makeTemplates(500) } });
    const refused = await app.request(allEndpoints.importTemplates, { as, body: { templates: makeTemplates(1000) } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'templates.too_many' } });
    expect(await fetchTemplates(as)).toHaveLength(1000);
  });

  test('may belong to a category of the user, but not of another user', async () => {
    const as = await createUser();
    const other = await createUser();
    const categories = (await app.request(allEndpoints.listCategories, { as: other })).body;
    const body = { name: 'Letter', body: 'Dear', categoryId: categories[0]?.id };
    expect(await app.request(allEndpoints.createTemplate, { as, body })).toMatchObject({ status: 404 });
    expect(await app.request(allEndpoints.createTemplate, { as: other, body })).toMatchObject({ status: 201 });
  });
});
