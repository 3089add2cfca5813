import { type JobKind, type OperatorAct, OperatorActKind, type Person } from '@app/contract/operator';
import { SubscriptionTier } from '@app/contract/identity';
import type { JobFigures } from '#db/jobs.ts';
import type { PersonFigures } from '#db/people-figures.ts';
import type { ActRow } from './operator.repository.ts';

export interface PersonFacts {
  isOperator: boolean;
  /** The quota in bytes for people without a quota of their own; null: no quota. */
  defaultQuota: number | null;
}

export function toPerson(row: PersonFigures, { isOperator, defaultQuota }: PersonFacts): Person {
  const { storageBytes, importsPerDay, aiChatsPerMonth } = row;
  return {
    id: row.id,
    email: row.email,
    isConfirmed: row.emailVerified,
    isOperator,
    plan: SubscriptionTier.parse(row.plan),
    state: row.closingAt !== null ? 'closing' : row.suspendedAt === null ? 'active' : 'suspended',
    joinedAt: row.createdAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
    conversations: row.conversations,
    messages: row.messages,
    storage: { bytes: row.bytes, quota: storageBytes ?? defaultQuota },
    aiChats: row.aiChats,
    limits: { storageBytes, importsPerDay, aiChatsPerMonth },
  };
}

export function toJobKind({ oldestAt, ...figures }: JobFigures): JobKind {
  return { ...figures, oldestAt: oldestAt?.toISOString() ?? null };
}

/** Undefined for an act that a newer version recorded. */
export function toOperatorAct({ at, actor, machineAccount, act, ...row }: ActRow): OperatorAct | undefined {
  const kind = OperatorActKind.safeParse(act);
  if (!kind.success) return undefined;
  const by = machineAccount ?? actor;
  return { ...row, at: at.toISOString(), by, isCommand: machineAccount !== null, act: kind.data };
}
