import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { subcategories } from '#db/schema/categories.ts';
import { conversations } from '#db/schema/conversations.ts';
import { documents } from '#db/schema/documents.ts';
import { importedProjects } from '#db/schema/imports.ts';

export type ImportedProjectRow = Omit<typeof importedProjects.$inferSelect, 'userId'>;

/** A project whose instructions or files are in the archive. */
export interface StoredProject extends Record<string, unknown> {
  source: string;
  /** The provider's id. */
  projectId: string;
  name: string;
  /** The conversation that has the project's instructions and files as documents. */
  conversationId: string;
  /** Whether an import has created a subcategory for the project, even if that was deleted since. */
  hadSubcategory: boolean;
  subcategoryId: string | null;
  categoryId: string | null;
}

/** A conversation of a project. */
export interface ProjectMember extends Record<string, unknown> {
  id: string;
  categoryId: string;
}

/** The projects of a source that are in the archive, oldest first. */
export async function listProjects(db: Queryable, userId: string, source: string): Promise<StoredProject[]> {
  const { rows } = await db.execute<StoredProject>(sql`
    select c.source, c.source_id as "projectId", c.project as name, c.id as "conversationId",
      p.project_id is not null as "hadSubcategory", s.id as "subcategoryId", s.category_id as "categoryId"
    from ${conversations} c
    left join ${importedProjects} p on p.user_id = c.user_id and p.source = c.source and p.project_id = c.source_id
    left join ${subcategories} s on s.user_id = p.user_id and s.id = p.subcategory_id
    where c.user_id = ${userId} and c.source = ${source} and c.deleted_at is null
      and c.source_id is not null and c.project is not null
      and exists (select from ${documents} d where d.user_id = c.user_id and d.conversation_id = c.id
        and d.kind in ('project_file', 'instructions'))
    order by c.created_at, c.id`);
  return rows;
}

/** The conversations of a project. They are found by its name or its id, because some exports have only the id. */
export async function listMembers(
  db: Queryable,
  userId: string,
  { source, projectId, name }: Pick<StoredProject, 'source' | 'projectId' | 'name'>,
): Promise<ProjectMember[]> {
  const { rows } = await db.execute<ProjectMember>(sql`
    select id, category_id as "categoryId" from ${conversations}
    where user_id = ${userId} and source = ${source} and project in (${name}, ${projectId}) and deleted_at is null`);
  return rows;
}

export async function insertProject(tx: Tx, userId: string, row: ImportedProjectRow): Promise<void> {
  await tx.insert(importedProjects).values({ ...row, userId });
}

/** The projects for which an import created subcategories. */
export async function listProjectsOfImport(
  db: Queryable,
  userId: string,
  importId: string,
): Promise<ImportedProjectRow[]> {
  return db
    .select()
    .from(importedProjects)
    .where(and(eq(importedProjects.userId, userId), eq(importedProjects.importId, importId)));
}

/** The subcategories of an import's projects that still exist, by name. */
export async function listSubcategoriesOfImport(
  db: Queryable,
  userId: string,
  importId: string,
): Promise<{ name: string; categoryId: string; subcategoryId: string }[]> {
  return db
    .select({ name: subcategories.name, categoryId: subcategories.categoryId, subcategoryId: subcategories.id })
    .from(importedProjects)
    .innerJoin(
      subcategories,
      and(eq(subcategories.userId, importedProjects.userId), eq(subcategories.id, importedProjects.subcategoryId)),
    )
    .where(and(eq(importedProjects.userId, userId), eq(importedProjects.importId, importId)))
    .orderBy(asc(subcategories.name), asc(subcategories.id));
}

export async function deleteProject(
  db: Queryable,
  userId: string,
  { source, projectId }: Pick<ImportedProjectRow, 'source' | 'projectId'>,
): Promise<void> {
  await db
    .delete(importedProjects)
    .where(
      and(
        eq(importedProjects.userId, userId),
        eq(importedProjects.source, source),
        eq(importedProjects.projectId, projectId),
      ),
    );
}
