import { confirmPayment, getPaymentSetup } from '@app/contract/payments';
import { confirmSandboxIntent, getSandboxIntent } from '@app/contract/sandbox';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { stripeClientSecret, themeChoice, upgradeTier } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';
import { type ConfirmAnswer, type FakeStripe, installFakeStripe } from './testing/fake-stripe.ts';

const intent = { id: 'pi_1', status: 'requires_payment_method' as const, amount: 1900, currency: 'usd' };
const returnAddress = '/dashboard?subscription=success&payment_intent=pi_1&redirect_status=succeeded';

beforeEach(() => {
  stripeClientSecret.write('pi_1_secret_2');
  upgradeTier.write('premium_monthly');
  // The server never answers, so the page stays at the return address.
  testServer().answer(confirmPayment, () => new Promise(() => undefined));
});

/** Waits until the browser has returned from the payment. True if it then stores nothing about the payment any more. */
async function isForgottenAfterPayment(app: ReturnType<typeof renderApp>): Promise<boolean> {
  await waitFor(() => expect(app.address()).toBe(returnAddress));
  await screen.findByRole('heading', { name: 'Processing Payment' });
  return stripeClientSecret.read() === null && upgradeTier.read() === null;
}

describe('the payment page', () => {
  it('without a started payment leads back to the dashboard', async () => {
    stripeClientSecret.remove();
    const app = renderApp('/upgrade-payment');
    expect(await screen.findByText('No payment session found. Please try again.')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Return to Dashboard' }));
    expect(app.address()).toBe('/dashboard');
  });

  it('shows the price and the next payment above the card form', async () => {
    testServer().answer(getSandboxIntent, intent);
    renderApp('/upgrade-payment');
    expect(await screen.findByRole('heading', { name: 'Upgrade to Premium' })).toBeVisible();
    expect(screen.getByText('Complete your payment to unlock premium features')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Complete Your Upgrade' })).toBeVisible();
    expect(screen.getByText(/You pay \$19 today\. Premium renews every month/)).toBeVisible();
  });

  it('shows that payments are not set up', async () => {
    testServer().answer(getPaymentSetup, { provider: 'off', publishableKey: null });
    renderApp('/upgrade-payment');
    expect(await screen.findByText(/Payments are not set up here/)).toBeVisible();
  });
});

describe('the test card form', () => {
  async function enterCard(card: string) {
    const app = renderApp('/upgrade-payment');
    await app.user.type(await screen.findByLabelText('Test card number'), card);
    await app.user.click(await screen.findByRole('button', { name: 'Complete Subscription' }));
    return app;
  }

  it('is marked as test mode, and pays', async () => {
    testServer().answer(getSandboxIntent, intent);
    testServer().answer(confirmSandboxIntent, { ...intent, status: 'succeeded' });
    const app = await enterCard('4242 4242 4242 4242');
    expect(await isForgottenAfterPayment(app)).toBe(true);
    expect(testServer().requests(confirmSandboxIntent)[0]?.body).toEqual({ cardNumber: '4242 4242 4242 4242' });
  });

  it('says Processing... while it pays, and Test mode all along', async () => {
    testServer().answer(getSandboxIntent, intent);
    testServer().answer(confirmSandboxIntent, () => new Promise(() => undefined));
    await enterCard('4242424242424242');
    expect(screen.getByText('Test mode, no money moves')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  });

  it('counts a payment that is processed slowly as paid', async () => {
    testServer().answer(getSandboxIntent, intent);
    testServer().answer(confirmSandboxIntent, { ...intent, status: 'processing' });
    expect(await isForgottenAfterPayment(await enterCard('4000000000000077'))).toBe(true);
  });

  it('shows why a card was declined, and accepts another one', async () => {
    testServer().answer(getSandboxIntent, intent);
    testServer().answer(confirmSandboxIntent, new ErrorResponse('billing.card_declined', 'Your card has expired.'));
    await enterCard('4000000000000069');
    expect(await findToast('Payment Failed', 'Your card has expired.')).toBeVisible();
    expect(screen.getByLabelText('Test card number')).toHaveAccessibleDescription('Your card has expired.');
    expect(screen.getByLabelText('Test card number')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Complete Subscription' })).toBeEnabled();
  });

  it('asks for a missing card number at its field, without declining anything', async () => {
    testServer().answer(getSandboxIntent, intent);
    const app = renderApp('/upgrade-payment');
    const field = await screen.findByLabelText('Test card number');
    await app.user.click(await screen.findByRole('button', { name: 'Complete Subscription' }));
    expect(await findToast('Payment Failed', 'Enter a card number.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Enter a card number.');
    await waitFor(() => expect(field).toHaveFocus());
    expect(testServer().requests(confirmSandboxIntent)).toHaveLength(0);
  });

  it('asks for authentication where the card does', async () => {
    testServer().answer(getSandboxIntent, intent);
    testServer().answer(confirmSandboxIntent, ({ body }) => ({
      ...intent,
      status: body.authentication === 'complete' ? ('succeeded' as const) : ('requires_action' as const),
    }));
    const app = await enterCard('4000002500003155');
    await app.user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    expect(await isForgottenAfterPayment(app)).toBe(true);
  });

  it('leaves at once when the payment has succeeded already', async () => {
    testServer().answer(getSandboxIntent, { ...intent, status: 'succeeded' });
    expect(await isForgottenAfterPayment(renderApp('/upgrade-payment'))).toBe(true);
  });

  it('counts a payment completed in another tab as paid', async () => {
    testServer().answer(getSandboxIntent, intent);
    const details = { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
    const body = { message: 'Paid', code: 'billing.unexpected_state', details, requestId: 'request-1' };
    testServer().answer(confirmSandboxIntent, () => Response.json(body, { status: 409 }));
    expect(await isForgottenAfterPayment(await enterCard('4242424242424242'))).toBe(true);
  });

  it('is not sent before it has loaded', async () => {
    testServer().answer(getSandboxIntent, () => new Promise(() => undefined));
    const app = renderApp('/upgrade-payment');
    await app.user.click(await screen.findByRole('button', { name: 'Loading Payment Form...' }));
    const text = 'Please wait for the payment form to load completely.';
    expect(await findToast('Payment Form Not Ready', text)).toBeVisible();
  });

  it('shows an error when the payment cannot be loaded', async () => {
    testServer().answer(getSandboxIntent, new ErrorResponse('internal'));
    renderApp('/upgrade-payment');
    const text = 'Failed to load payment form. Please refresh and try again.';
    expect(await findToast('Payment Form Error', text)).toBeVisible();
  });

  it('distinguishes an unexpected failure from a declined card', async () => {
    testServer().answer(getSandboxIntent, intent);
    testServer().answer(confirmSandboxIntent, () => Promise.reject(new TypeError('network error')));
    await enterCard('4242424242424242');
    const text = 'An unexpected error occurred. Please try again.';
    expect(await findToast('Payment Error', text)).toBeVisible();
  });
});

describe('Stripe’s form', () => {
  let stripe: FakeStripe;

  async function openPage(answers: {
    confirm?: () => Promise<ConfirmAnswer>;
    retrieved?: { id: string; status: string };
  }) {
    testServer().answer(getPaymentSetup, { provider: 'stripe', publishableKey: 'pk_test_1' });
    stripe = installFakeStripe(answers);
    const app = renderApp('/upgrade-payment');
    await screen.findByRole('button', { name: 'Loading Payment Form...' });
    return app;
  }

  async function payWithStripe(confirm: () => Promise<ConfirmAnswer>) {
    const app = await openPage({ confirm });
    await waitFor(() => {
      act(() => stripe.becomeReady());
      expect(screen.getByRole('button', { name: 'Complete Subscription' })).toBeEnabled();
    });
    await app.user.click(screen.getByRole('button', { name: 'Complete Subscription' }));
    return app;
  }

  it('has the theme of the app, whatever the system’s is', async () => {
    themeChoice.write('dark');
    onTestFinished(() => themeChoice.remove());
    await openPage({});
    await waitFor(() => expect(stripe.theme()).toBe('night'));
  });

  it('pays without a redirect unless the card needs it, and sets the return address', async () => {
    const app = await payWithStripe(async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }));
    expect(await isForgottenAfterPayment(app)).toBe(true);
    expect(stripe.confirmed[0]).toMatchObject({
      redirect: 'if_required',
      confirmParams: { return_url: `${window.location.origin}/dashboard?subscription=success&source=stripe_redirect` },
    });
  });

  it.each([
    ['processing', { paymentIntent: { id: 'pi_1', status: 'processing' } }],
    [
      'paid already',
      { error: { code: 'payment_intent_unexpected_state', payment_intent: { id: 'pi_1', status: 'succeeded' } } },
    ],
  ])('counts a payment that is %s as paid', async (_name, answer) => {
    expect(await isForgottenAfterPayment(await payWithStripe(async () => answer))).toBe(true);
  });

  it('shows Stripe’s message when the card is declined', async () => {
    await payWithStripe(async () => ({ error: { code: 'card_declined', message: 'Your card was declined.' } }));
    expect(await findToast('Payment Failed', 'Your card was declined.')).toBeVisible();
  });

  it('shows an unexpected error', async () => {
    await payWithStripe(() => Promise.reject(new Error('broke')));
    const text = 'An unexpected error occurred. Please try again.';
    expect(await findToast('Payment Error', text)).toBeVisible();
  });

  it('shows that it could not be loaded', async () => {
    await openPage({});
    act(() => stripe.failToLoad());
    const text = 'Failed to load payment form. Please refresh and try again.';
    expect(await findToast('Payment Form Error', text)).toBeVisible();
  });

  it.each(['succeeded', 'processing', 'requires_capture'])('leaves at once when the payment is %s', async (status) => {
    const app = await openPage({ retrieved: { id: 'pi_1', status } });
    await waitFor(() => {
      act(() => stripe.becomeReady());
      expect(app.address()).toBe(returnAddress);
    });
  });
});
