/** The result of a payment with one of Stripe's test cards. */
export type CardOutcome =
  | { kind: 'succeeds' }
  | { kind: 'processes' }
  | { kind: 'requires_action' }
  | { kind: 'declines'; declineCode: string; message: string };

const DECLINES: Readonly<Record<string, { declineCode: string; message: string }>> = {
  '4000000000000002': { declineCode: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': { declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  '4000000000009987': { declineCode: 'lost_card', message: 'Your card was declined.' },
  '4000000000009979': { declineCode: 'stolen_card', message: 'Your card was declined.' },
  '4000000000000069': { declineCode: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { declineCode: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    declineCode: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  '4242424242424241': { declineCode: 'incorrect_number', message: 'Your card number is incorrect.' },
};

const SUCCESSES = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '5105105105105100',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '3056930009020004',
  '3566002020360505',
  '6200000000000005',
]);
const REQUIRING_ACTION = new Set(['4000002500003155', '4000002760003184', '4000000000003220', '4000003800000446']);
const PROCESSING = new Set(['4000000000000077', '4000000000003725']);

/**
 * The outcome for a card number; spaces and hyphens in it are ignored. A number that is not a test card is declined, so
 * that nobody enters a real one here.
 */
export function cardOutcome(cardNumber: string): CardOutcome {
  const digits = cardNumber.replaceAll(/[\s-]/g, '');
  const decline = DECLINES[digits];
  if (decline !== undefined) return { kind: 'declines', ...decline };
  if (SUCCESSES.has(digits)) return { kind: 'succeeds' };
  if (REQUIRING_ACTION.has(digits)) return { kind: 'requires_action' };
  if (PROCESSING.has(digits)) return { kind: 'processes' };
  const message = 'Your card was declined. This is test mode: please use a test card number.';
  return { kind: 'declines', declineCode: 'test_mode_live_card', message };
}
