import type { Template } from '@app/contract/templates';
import type { TemplateRow } from './templates.repository.ts';

export function toTemplate(row: TemplateRow): Template {
  return {
    id: row.id,
    name: row.name,
    body: row.body,
    categoryId: row.categoryId,
    isFavorite: row.isFavorite,
    usageCount: row.usageCount,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
