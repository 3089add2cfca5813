import {
  createModelKey,
  deleteModelKey,
  getModelSettings,
  listModelKeys,
  listModels,
  testModelKey,
  updateModelSettings,
} from '@app/contract/models';
import type { Mount } from '#platform/http/route.ts';
import type { ModelsService } from './models.service.ts';

/** Each test calls an address that the person entered. */
const TEST_LIMIT = { name: 'model-key-test', limit: 20, windowSeconds: 60 };

export function registerModelRoutes(mount: Mount, models: ModelsService): void {
  mount(listModels, ({ userId }) => models.list(userId));
  mount(listModelKeys, ({ userId }) => models.keys.list(userId));
  mount(createModelKey, ({ userId, body }) => models.keys.create(userId, body), { rateLimit: TEST_LIMIT });
  mount(testModelKey, ({ userId, params }) => models.keys.test(userId, params.id), { rateLimit: TEST_LIMIT });
  mount(deleteModelKey, ({ userId, params }) => models.keys.remove(userId, params.id));
  mount(getModelSettings, ({ userId }) => models.getSettings(userId));
  mount(updateModelSettings, ({ userId, body }) => models.updateSettings(userId, body));
}
