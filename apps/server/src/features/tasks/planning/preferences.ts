import type { PlanningPreferences, UpdatePreferencesBody } from '@app/contract/planning';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import { sharesOf, MAX_ACCEPTED_SLOTS, MIN_ACCEPTED_SLOTS } from './part-of-day.ts';
import * as repository from './planning.repository.ts';
import { DEFAULT_WORKING_DAYS } from './working-hours.ts';

const DEFAULT_BUFFER_MINUTES = 10;

/** Working hours, buffer, and the preferred time of day as learned from accepted slots. */
export function createPreferences({ db, clock }: { db: Database; clock: Clock }) {
  async function read(queryable: Queryable, userId: string): Promise<PlanningPreferences> {
    const stored = await repository.findPreferences(queryable, userId);
    const since = stored?.timeOfDaySince ?? null;
    const parts = await repository.listAcceptedParts(queryable, userId, since, MAX_ACCEPTED_SLOTS);
    return {
      workingDays: stored?.workingDays ?? [...DEFAULT_WORKING_DAYS],
      bufferMinutes: stored?.bufferMinutes ?? DEFAULT_BUFFER_MINUTES,
      timeOfDay: { shares: { ...sharesOf(parts) }, accepted: parts.length, isUsed: parts.length >= MIN_ACCEPTED_SLOTS },
    };
  }

  const change = (userId: string, fields: Partial<repository.PreferencesRow>): Promise<PlanningPreferences> =>
    inTransaction(db, async (tx) => {
      if (Object.keys(fields).length > 0) await repository.savePreferences(tx, userId, fields);
      await bumpUserVersion(tx, userId);
      return read(tx, userId);
    });

  return {
    read: (userId: string): Promise<PlanningPreferences> => read(db, userId),

    update: (userId: string, { workingDays, bufferMinutes }: UpdatePreferencesBody): Promise<PlanningPreferences> =>
      change(userId, {
        ...(workingDays !== undefined && { workingDays }),
        ...(bufferMinutes !== undefined && { bufferMinutes }),
      }),

    /** Slots accepted up to now no longer count. */
    resetTimeOfDay: (userId: string): Promise<PlanningPreferences> =>
      change(userId, { timeOfDaySince: new Date(clock.now().getTime() + 1) }),
  };
}
