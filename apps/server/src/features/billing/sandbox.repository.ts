import { and, desc, eq } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/database.ts';
import { sandboxPlans } from '#db/schema/billing.ts';
import { sandboxUserId, type SandboxStore } from '#integrations/payments/sandbox-provider.ts';
import type { SandboxRecord } from '#integrations/payments/sandbox-record.ts';

/** Stores the sandbox's subscriptions in our database. */
export function createSandboxStore(db: Database): SandboxStore {
  return {
    list: async (customerId) => {
      const rows = await db
        .select({ record: sandboxPlans.record })
        .from(sandboxPlans)
        .where(eq(sandboxPlans.userId, sandboxUserId(customerId)))
        .orderBy(desc(sandboxPlans.createdAt), desc(sandboxPlans.id));
      return rows.map(({ record }) => record as unknown as SandboxRecord);
    },

    insert: async (customerId, record) => {
      const { id, key, createdAt } = record;
      const inserted = await db
        .insert(sandboxPlans)
        .values({ userId: sandboxUserId(customerId), id, key, record: { ...record }, createdAt: new Date(createdAt) })
        .onConflictDoNothing()
        .returning({ id: sandboxPlans.id });
      return inserted.length > 0;
    },

    change: (customerId, id, change) => {
      const recordCondition = and(eq(sandboxPlans.userId, sandboxUserId(customerId)), eq(sandboxPlans.id, id));
      return inTransaction(db, async (tx) => {
        const [row] = await tx
          .select({ record: sandboxPlans.record })
          .from(sandboxPlans)
          .where(recordCondition)
          .for('update');
        if (row === undefined) return undefined;
        const record = change(row.record as unknown as SandboxRecord);
        await tx
          .update(sandboxPlans)
          .set({ record: { ...record } })
          .where(recordCondition);
        return record;
      });
    },
  };
}
