import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { prepareNamed, unsizedArray } from '#db/named-statement.ts';
import { assistantSettings, memories } from '#db/schema/assistant.ts';
import { personLimits } from '#db/schema/billing.ts';
import { contextPackLines, contextPacks } from '#db/schema/context-pack.ts';
import { users } from '#db/schema/identity.ts';
import { type BatchReader, createBatchReader } from '#platform/batch-reader.ts';

interface PersonFields extends Pick<typeof users.$inferSelect, 'firstName' | 'subscriptionTier' | 'currentPeriodEnd'> {
  aiChatsPerMonth: number | null;
  /** Null if the person has changed no setting. */
  settings: Omit<typeof assistantSettings.$inferSelect, 'userId'> | null;
  /** Oldest first. */
  memories: Pick<typeof memories.$inferSelect, 'id' | 'text'>[];
}

type PackFields = Omit<typeof contextPacks.$inferSelect, 'userId'> & {
  /** The lines, oldest first. */
  rows: Omit<typeof contextPackLines.$inferSelect, 'userId' | 'createdAt'>[];
};

/** What the tables of other features have about a person who asks. */
export interface PersonRow extends PersonFields {
  pack: PackFields;
}

/**
 * Reads everything that a reply needs to know about a person, whatever the question. One statement, because each
 * statement before the first token costs the process and the database more than what it reads.
 */
export function createPersonRowReader(db: Database): BatchReader<PersonRow> {
  const [u, s, m] = [users, assistantSettings, memories];
  const [p, line] = [contextPacks, contextPackLines];
  const read = prepareNamed<PersonFields & PackFields & { userId: string }>(
    db,
    'read_asking_people',
    sql`
    select ${u.id} as "userId", ${u.firstName} as "firstName", ${u.subscriptionTier} as "subscriptionTier",
      ${u.currentPeriodEnd} as "currentPeriodEnd", ${personLimits.aiChatsPerMonth} as "aiChatsPerMonth",
      case when ${s.userId} is not null then json_build_object('usesArchive', ${s.usesArchive},
        'instructions', ${s.instructions}, 'disabledTools', ${s.disabledTools}) end as settings,
      ${p.madeAt} as "madeAt", coalesce(${p.includesHealth}, false) as "includesHealth",
      (select coalesce(json_agg(json_build_object('id', ${m.id}, 'text', ${m.text}) order by ${m.id}), '[]')
        from ${m} where ${m.userId} = ${u.id}) as memories,
      (select coalesce(json_agg(json_build_object('id', ${line.id}, 'section', ${line.section}, 'key', ${line.key},
          'builtText', ${line.builtText}, 'text', ${line.text}, 'confidence', ${line.confidence},
          'isPinned', ${line.isPinned}, 'isHidden', ${line.isHidden}, 'sources', ${line.sources})
          order by ${line.createdAt}, ${line.id}), '[]')
        from ${line} where ${line.userId} = ${u.id}) as rows
    from ${u}
    left join ${personLimits} on ${personLimits.userId} = ${u.id}
    left join ${s} on ${s.userId} = ${u.id}
    left join ${p} on ${p.userId} = ${u.id}
    where ${u.id} = any(${unsizedArray('userIds', 'uuid')}::uuid[])`,
  );
  return createBatchReader(async (userIds) => {
    const found = await read({ userIds });
    return new Map(
      found.map(({ userId, madeAt, includesHealth, rows, ...row }) => [
        userId,
        { ...row, pack: { madeAt, includesHealth, rows } },
      ]),
    );
  });
}
