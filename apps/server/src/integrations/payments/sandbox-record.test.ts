import { expect, test } from 'vitest';
import { pay, type SandboxRecord, advanceTo, startPeriods } from './sandbox-record.ts';

const unpaid: SandboxRecord = {
  id: 'sub_1',
  key: 'key',
  intentId: 'pi_1',
  clientSecret: 'pi_1_secret_1',
  intentStatus: 'requires_payment_method',
  tier: 'premium_monthly',
  status: 'incomplete',
  isEnding: false,
  createdAt: '2026-01-31T10:00:00.000Z',
  currentPeriodEnd: '2026-02-28T10:00:00.000Z',
  arrivesAt: null,
};
const paid = pay(unpaid, new Date('2026-01-31T10:00:00Z'));

test('a plan begun on the 31st renews on the last day of a short month and on the 31st of a long one', () => {
  const ends: string[] = [];
  for (let record = paid; ends.length < 4;) {
    ends.push(record.currentPeriodEnd.slice(0, 10));
    record = advanceTo(record, new Date(record.currentPeriodEnd));
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
});

test('an annual plan begun on February 29 renews on that day when the year has it', () => {
  const annual = startPeriods({ ...paid, tier: 'premium_annual' }, new Date('2024-02-29T10:00:00Z'));
  expect(annual.currentPeriodEnd).toBe('2025-02-28T10:00:00.000Z');
  expect(advanceTo(annual, new Date('2027-06-01T00:00:00Z')).currentPeriodEnd).toBe('2028-02-29T10:00:00.000Z');
});

test('a plan stored without the start of its first period renews from the end of its current period', () => {
  // `pay` adds `paidFrom`; records of earlier versions have none.
  const { paidFrom: _, ...recordWithoutPaidFrom } = paid;
  expect(advanceTo(recordWithoutPaidFrom, new Date('2026-03-01T00:00:00Z')).currentPeriodEnd).toBe(
    '2026-03-28T10:00:00.000Z',
  );
});
