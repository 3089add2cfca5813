import type { User } from '@app/contract/identity';

export const ada: User = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  profileImageUrl: null,
  subscriptionTier: 'free',
  currentPeriodEnd: null,
  timeZone: 'Europe/Berlin',
  emailVerification: 'done',
  createdAt: '2026-01-02T08:00:00.000Z',
};

export const premiumAda: User = {
  ...ada,
  subscriptionTier: 'premium_annual',
  currentPeriodEnd: '2027-01-02T08:00:00.000Z',
};
