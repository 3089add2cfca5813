import type { OperatorActKind, UpdatePersonBody } from '@app/contract/operator';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { PersonFigures } from '#db/people-figures.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import * as errors from './operator.errors.ts';
import type { ActValue } from './operator.repository.ts';

type Limits = NonNullable<UpdatePersonBody['limits']>;

/** Functions that change an account, each in the caller's transaction. */
export interface AccountSetters {
  /** Also ends the sessions of a suspended account; null ends the suspension. */
  setSuspended: (scope: OwnerScope, at: Date | null) => Promise<void>;
  /** False, and changes nothing, if the person pays for a plan. */
  setGrantedTier: (scope: OwnerScope, tier: 'premium' | 'free') => Promise<boolean>;
  setLimits: (scope: OwnerScope, limits: Limits) => Promise<void>;
}

/** A change of one setting, for the log of acts. */
export interface Change {
  act: OperatorActKind;
  before: ActValue;
  after: ActValue;
}

const LIMIT_ACTS = {
  storageBytes: 'storage_limit',
  importsPerDay: 'imports_limit',
  aiChatsPerMonth: 'ai_chats_limit',
} as const;

/**
 * Changes an account as an operator requested, and returns the changes. Throws operator.plan_is_paid, and
 * operator.is_operator if the account may not be suspended.
 */
export async function changePerson(
  scope: OwnerScope,
  before: PersonFigures,
  body: UpdatePersonBody,
  { setters, mayBeSuspended, now }: { setters: AccountSetters; mayBeSuspended: boolean; now: Date },
): Promise<Change[]> {
  const changes: Change[] = [];
  if (body.plan !== undefined && body.plan !== before.plan) {
    if (!(await setters.setGrantedTier(scope, body.plan))) throw errors.planIsPaid();
    changes.push({ act: 'plan', before: before.plan, after: body.plan });
  }
  const wasSuspended = before.suspendedAt !== null;
  if (body.isSuspended !== undefined && body.isSuspended !== wasSuspended) {
    if (body.isSuspended && !mayBeSuspended) throw errors.personIsOperator();
    await setters.setSuspended(scope, body.isSuspended ? now : null);
    changes.push({ act: body.isSuspended ? 'suspend' : 'unsuspend', before: null, after: null });
  }
  const limits = changesOfLimits(before, body.limits ?? {});
  if (limits.length > 0) await setters.setLimits(scope, body.limits ?? {});
  changes.push(...limits);
  if (changes.length > 0) await bumpUserVersion(scope.tx, scope.userId);
  return changes;
}

function changesOfLimits(before: PersonFigures, limits: Limits): Change[] {
  const names = Object.keys(LIMIT_ACTS) as (keyof typeof LIMIT_ACTS)[];
  return names.flatMap((name) => {
    const after = limits[name];
    return after === undefined || after === before[name]
      ? []
      : [{ act: LIMIT_ACTS[name], before: before[name], after }];
  });
}
