import { and, eq, inArray, like, notInArray, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { contextPackLines } from '#db/schema/context-pack.ts';

const PREFIX = 'wording:';

/** SQL: the key of the row with a model's wording of a text. */
const wordingKeyOf = (text: ReturnType<typeof sql>) =>
  sql`${PREFIX} || encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/**
 * Finds a user who has lines that may be sent to a model and that no model has been asked to reword yet. Skips the users
 * in `except`.
 */
export async function findUserWithLinesToReword(db: Queryable, except: readonly string[]): Promise<string | undefined> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select l.user_id as "userId" from ${contextPackLines} l
    where l.built_text is not null and l.text is null and not l.is_hidden and l.section <> 'health'
      and not exists (select from ${contextPackLines} w
        where w.user_id = l.user_id and w.key = ${wordingKeyOf(sql`l.built_text`)})
      and not exists (select from assistant_settings s where s.user_id = l.user_id and not s.uses_archive)
      and ${notInArray(sql`l.user_id`, [...except])} and ${activeOwnerCondition(sql`l.user_id`)}
    limit 1`);
  return rows[0]?.userId;
}

/** Deletes the wordings whose original text no line has any more. */
export async function deleteOldWordings(tx: Tx, userId: string): Promise<void> {
  await tx.delete(contextPackLines).where(
    and(
      eq(contextPackLines.userId, userId),
      like(contextPackLines.key, `${PREFIX}%`),
      sql`${contextPackLines.key} not in (select ${wordingKeyOf(sql`l.built_text`)} from ${contextPackLines} l
        where l.user_id = ${userId} and l.built_text is not null)`,
    ),
  );
}

/** Returns those of `texts` that are still the original text of a line, as found in the archive (`builtText`). */
export async function filterBuiltTexts(tx: Tx, userId: string, texts: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ text: contextPackLines.builtText })
    .from(contextPackLines)
    .where(and(eq(contextPackLines.userId, userId), inArray(contextPackLines.builtText, [...texts])));
  return new Set(rows.flatMap(({ text }) => text ?? []));
}
