import {
  countTemplateUse,
  createTemplate,
  deleteTemplate,
  importTemplates,
  listTemplates,
  listTemplateVersions,
  updateTemplate,
} from '@app/contract/templates';
import type { Mount } from '#platform/http/route.ts';
import type { TemplatesService } from '../templates.service.ts';

export function registerTemplateRoutes(mount: Mount, templates: TemplatesService): void {
  mount(listTemplates, ({ userId }) => templates.list(userId), { isPolled: true });
  mount(createTemplate, ({ userId, body }) => templates.create(userId, body));
  mount(importTemplates, ({ userId, body }) => templates.import(userId, body));
  mount(updateTemplate, ({ userId, params, body }) => templates.update(userId, params.id, body));
  mount(deleteTemplate, ({ userId, params }) => templates.remove(userId, params.id));
  mount(countTemplateUse, ({ userId, params }) => templates.countUse(userId, params.id));
  mount(listTemplateVersions, ({ userId, params }) => templates.listVersions(userId, params.id));
}
