import type {
  CreateTemplateBody,
  ImportedTemplates,
  ImportTemplatesBody,
  Template,
  TemplateVersion,
  UpdateTemplateBody,
} from '@app/contract/templates';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { lockForUser } from '#db/user-lock.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { createTemplateTrash } from './templates/templates-trash.ts';
import { templateNotFound, tooManyTemplates } from './templates/templates.errors.ts';
import { toTemplate } from './templates/templates.mapper.ts';
import * as repository from './templates/templates.repository.ts';

export interface TemplatesDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  categories: Pick<CategoriesService, 'assertCategory'>;
}

export type TemplatesService = ReturnType<typeof createTemplatesService>;

const MAX_TEMPLATES = 1_000;
const MAX_VERSIONS = 20;

/** Prompt templates: reusable texts with blanks to fill in. */
export function createTemplatesService(dependencies: TemplatesDependencies) {
  const { db } = dependencies;
  return {
    list: async (userId: string): Promise<Template[]> => (await repository.listTemplates(db, userId)).map(toTemplate),

    /** Throws templates.not_found. */
    listVersions: async (userId: string, id: string): Promise<TemplateVersion[]> => {
      const row = await repository.findTemplate(db, userId, id);
      if (row === undefined) throw templateNotFound();
      return row.versions;
    },

    ...createTemplateChanges(dependencies),
    trashBin: createTemplateTrash({ db }),
  };
}

function createTemplateChanges({ db, clock, newId, categories }: TemplatesDependencies) {
  function toRow(fields: { name: string; body: string; isFavorite?: boolean | undefined }): repository.NewTemplateRow {
    const now = clock.now();
    const { name, body, isFavorite = false } = fields;
    return { id: newId(), name, body, isFavorite, createdAt: now, updatedAt: now };
  }

  return {
    /** Throws categories.not_found and templates.too_many. */
    create: async (userId: string, { categoryId, ...fields }: CreateTemplateBody): Promise<Template> => {
      if (categoryId) await categories.assertCategory(userId, categoryId);
      const row = { ...toRow(fields), categoryId: categoryId ?? null };
      return inTransaction(db, async (tx) => {
        await lockForUser(tx, userId, 'templates');
        await assertTemplateLimit(tx, userId, 1);
        await repository.insertTemplates(tx, userId, [row]);
        await bumpUserVersion(tx, userId);
        const stored = await repository.findTemplate(tx, userId, row.id);
        if (stored === undefined) throw templateNotFound();
        return toTemplate(stored);
      });
    },

    /** Throws templates.not_found and categories.not_found. */
    update: async (userId: string, id: string, fields: UpdateTemplateBody): Promise<Template> => {
      if (fields.categoryId) await categories.assertCategory(userId, fields.categoryId);
      return changeTemplate(db, userId, id, (row) => ({ ...toChanges(row, fields), updatedAt: clock.now() }));
    },

    /** Throws templates.not_found. */
    countUse: (userId: string, id: string): Promise<Template> =>
      changeTemplate(db, userId, id, ({ usageCount }) => ({ usageCount: usageCount + 1 })),

    /** Throws templates.not_found. */
    remove: async (userId: string, id: string): Promise<void> => {
      await changeTemplate(db, userId, id, () => ({ deletedAt: clock.now() }));
    },

    /** Throws templates.too_many; then nothing is added. */
    import: (userId: string, { templates }: ImportTemplatesBody): Promise<ImportedTemplates> =>
      inTransaction(db, async (tx) => {
        await lockForUser(tx, userId, 'templates');
        const knownKeys = new Set((await repository.listTemplates(tx, userId)).map(keyOf));
        const added = templates.filter((template) => {
          const isNew = !knownKeys.has(keyOf(template));
          knownKeys.add(keyOf(template));
          return isNew;
        });
        await assertTemplateLimit(tx, userId, added.length);
        await repository.insertTemplates(tx, userId, added.map(toRow));
        await bumpUserVersion(tx, userId);
        return { created: added.length, unchanged: templates.length - added.length };
      }),
  };
}

async function assertTemplateLimit(tx: Tx, userId: string, added: number): Promise<void> {
  if ((await repository.countTemplates(tx, userId)) + added > MAX_TEMPLATES) throw tooManyTemplates();
}

async function changeTemplate(
  db: Database,
  userId: string,
  id: string,
  fieldsOf: (row: repository.TemplateRow) => Partial<repository.NewTemplateRow>,
): Promise<Template> {
  return inTransaction(db, async (tx) => {
    const row = await repository.lockTemplate(tx, userId, id);
    if (row === undefined || row.deletedAt !== null) throw templateNotFound();
    const fields = fieldsOf(row);
    await repository.updateTemplate(tx, userId, id, fields);
    await bumpUserVersion(tx, userId);
    return toTemplate({ ...row, ...fields });
  });
}

const keyOf = ({ name, body }: { name: string; body: string }) => JSON.stringify([name, body]);

/** Absent fields keep their value. When the name or the body changes, the previous ones are stored as a version. */
function toChanges(row: repository.TemplateRow, changes: UpdateTemplateBody): Partial<repository.NewTemplateRow> {
  const { name = row.name, body = row.body, isFavorite = row.isFavorite, categoryId = row.categoryId } = changes;
  const fields = { name, body, isFavorite, categoryId };
  if (name === row.name && body === row.body) return fields;
  const before = { version: row.version, name: row.name, body: row.body, savedAt: row.updatedAt.toISOString() };
  return { ...fields, version: row.version + 1, versions: [before, ...row.versions].slice(0, MAX_VERSIONS) };
}
