import type { Database } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TrashBin } from '#features/trash/trash.service.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { FindNext } from './find-next.ts';
import * as trash from './reminder-trash.repository.ts';
import { updateReminder } from './reminders.repository.ts';

const notInTrash = () => new AppError({ code: 'trash.not_found' });

export interface ReminderTrashDependencies {
  db: Database;
  clock: Clock;
  findNext: FindNext;
}

export function createReminderTrash({ db, clock, findNext }: ReminderTrashDependencies): TrashBin {
  return {
    list: async (userId, page) =>
      (await trash.listTrashed(db, userId, page)).map(({ id, title, deletedAt }) => ({
        id,
        title,
        deletedAt: deletedAt ?? clock.now(),
      })),

    restore: async ({ tx, userId }, id) => {
      const row = await trash.lockTrashed(tx, userId, id);
      if (row === undefined) throw notInTrash();
      const now = clock.now();
      // A reminder that came due while it was in the trash does not fire when it is restored.
      const isDue = row.nextAt !== null && row.nextAt <= now;
      const nextAt = isDue ? (await findNext(tx, userId, row, now)).at : row.nextAt;
      const isMissed = isDue && nextAt === null;
      await updateReminder(tx, userId, id, { deletedAt: null, nextAt, ...(isMissed && { status: 'missed' as const }) });
      await bumpUserVersion(tx, userId);
    },

    deleteForever: async ({ tx, userId }, id) => {
      if (!(await trash.deleteTrashed(tx, userId, id))) throw notInTrash();
      await bumpUserVersion(tx, userId);
    },

    empty: async ({ tx, userId }) => {
      await trash.deleteAllTrashed(tx, userId);
      await bumpUserVersion(tx, userId);
    },

    listExpired: (before, limit) => trash.listExpired(db, before, limit),
  };
}
