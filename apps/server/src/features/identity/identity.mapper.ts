import type { Session, User } from '@app/contract/identity';
import { SubscriptionTier } from '@app/contract/identity';
import { describeDevice } from './device.ts';
import type { listSessions } from './sessions.repository.ts';
import type { UserRow } from './users.repository.ts';

export interface InstanceFacts {
  isMailConfigured: boolean;
  /** Emails in lower case. */
  operators: ReadonlySet<string>;
}

/** Whether the configuration names the email of this account. An email counts only after it has been verified. */
export function isOperator(
  { email, emailVerified }: Pick<UserRow, 'email' | 'emailVerified'>,
  operators: ReadonlySet<string>,
): boolean {
  return emailVerified && operators.has(email.toLowerCase());
}

export function toUser(row: UserRow, { isMailConfigured, operators }: InstanceFacts): User {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    profileImageUrl: row.image,
    subscriptionTier: SubscriptionTier.parse(row.subscriptionTier),
    currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
    timeZone: row.timeZone,
    emailVerification: row.emailVerified ? 'done' : isMailConfigured ? 'waiting' : 'off',
    createdAt: row.createdAt.toISOString(),
    ...(isOperator(row, operators) && { isOperator: true }),
  };
}

export function toSession(row: Awaited<ReturnType<typeof listSessions>>[number], currentId: string): Session {
  return {
    id: row.id,
    device: describeDevice(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === currentId,
  };
}
