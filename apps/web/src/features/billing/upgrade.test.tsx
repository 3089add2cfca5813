import { changeTier, confirmPayment, createPaymentIntent, getPaymentSetup, openPortal } from '@app/contract/payments';
import { changeSandboxPlan, getSandboxIntent } from '@app/contract/sandbox';
import { getSubscription, type SubscriptionStatus } from '@app/contract/subscription';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paymentNotice, stripeClientSecret, upgradeTier } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { premiumAda } from '#test/people.ts';
import { freeSubscription } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const annual: SubscriptionStatus = {
  ...freeSubscription,
  user: { subscriptionTier: 'premium_annual', currentPeriodEnd: '2027-01-02T08:00:00.000Z' },
  limits: { aiChatCount: 0 },
  plan: { status: 'active', isEnding: false },
};
const findUpgradeButton = () => screen.findByRole('button', { name: 'Upgrade to Premium' });

describe('choosing Premium', () => {
  it('creates a payment for the chosen tier, stores it and goes to the payment page', async () => {
    testServer().answer(createPaymentIntent, { clientSecret: 'pi_1_secret_2' });
    testServer().answer(getSandboxIntent, () => new Promise<never>(() => undefined));
    const app = renderApp('/profile');
    await app.user.click(await screen.findByRole('radio', { name: /Yearly, \$190\/year/ }));
    await app.user.click(await findUpgradeButton());
    await waitFor(() => expect(app.address()).toBe('/upgrade-payment'));
    expect(testServer().requests(createPaymentIntent)[0]?.body).toEqual({ tier: 'premium_annual' });
    expect([stripeClientSecret.read(), upgradeTier.read()]).toEqual(['pi_1_secret_2', 'premium_annual']);
  });

  it('opens the payment page with a full page load when it needs Stripe’s script', async () => {
    testServer().answer(getPaymentSetup, { provider: 'stripe', publishableKey: 'pk_test_1' });
    testServer().answer(createPaymentIntent, { clientSecret: 'pi_1_secret_2' });
    const app = renderApp('/profile');
    await app.user.click(await findUpgradeButton());
    await waitFor(() => expect(stripeClientSecret.read()).toBe('pi_1_secret_2'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(app.address()).toBe('/profile');
    expect(screen.getByRole('radio', { name: /Yearly/ })).toBeDisabled();
    // As after Back, when the browser has kept the page in memory.
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalled();
  });

  it('opens no payment page when the person has left meanwhile', async () => {
    const payment = Promise.withResolvers<{ clientSecret: string }>();
    testServer().answer(createPaymentIntent, () => payment.promise);
    const app = renderApp('/profile');
    await app.user.click(await findUpgradeButton());
    await app.user.click(screen.getByRole('link', { name: 'Schedule' }));
    await screen.findByRole('heading', { name: "This Week's Tasks" });
    payment.resolve({ clientSecret: 'pi_1_secret_2' });
    await waitFor(() => expect(stripeClientSecret.read()).toBe('pi_1_secret_2'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(app.address()).toBe('/schedule');
  });

  it.each([
    [
      'what the server says',
      new ErrorResponse('billing.already_subscribed'),
      'You already have Premium. Nothing was charged.',
    ],
    ['the status of a response without a message', new Response('<html>', { status: 502 }), 'Server error: 502'],
    ['that there is no client secret', { clientSecret: '' }, 'No client secret received from server'],
  ])('says %s, and can be tried again', async (_name, answer, text) => {
    testServer().answer(createPaymentIntent, answer);
    const app = renderApp('/profile');
    await app.user.click(await findUpgradeButton());
    expect(await findToast('Upgrade Failed', text)).toBeVisible();
    expect(await findUpgradeButton()).toBeEnabled();
  });

  it('shows an error when the server cannot be reached', async () => {
    testServer().answer(createPaymentIntent, () => Promise.reject(new TypeError('network error')));
    const app = renderApp('/profile');
    await app.user.click(await findUpgradeButton());
    expect(await findToast('Upgrade Failed', 'Failed to start upgrade process. Please try again.')).toBeVisible();
  });

  it('is not offered when payments are not set up, nor to Premium users', async () => {
    testServer().answer(getPaymentSetup, { provider: 'off', publishableKey: null });
    const { unmount } = renderApp('/profile');
    expect(await screen.findByText(/Payments are not set up here/)).toBeVisible();
    unmount();
    testServer().answer(getSubscription, annual);
    renderApp('/profile', { as: premiumAda });
    expect(await screen.findByText(/Paid until Jan 2, 2027/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
  });
});

describe('the return from a payment', () => {
  const address = '/dashboard?subscription=success&payment_intent=pi_1&redirect_status=succeeded';

  it('confirms the payment and reloads the app without the payment in the URL', async () => {
    testServer().answer(confirmPayment, { subscriptionTier: 'premium_annual', message: 'You are now subscribed' });
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Processing Payment' })).toBeVisible();
    expect(screen.getByText('Confirming your subscription upgrade...')).toBeVisible();
    await waitFor(() => expect(paymentNotice.read()).toBe('premium_annual'));
    expect(
      testServer()
        .requests(confirmPayment)
        .map(({ body }) => body),
    ).toEqual([{ paymentIntentId: 'pi_1' }]);
  });

  it.each([
    ['premium_monthly', 'Payment Successful!', 'You are now subscribed to Premium Monthly'],
    ['premium_annual', 'Payment Successful!', 'You are now subscribed to Premium Annual'],
    ['free', 'Payment pending', /^Your payment is being processed/],
  ])('shows the result once: %s', async (tier, title, text) => {
    paymentNotice.write(tier);
    renderApp('/dashboard', { as: premiumAda });
    expect(await findToast(title, text)).toBeVisible();
    expect(paymentNotice.read()).toBeNull();
  });

  it.each(['&redirect_status=failed', '&redirect_status=requires_payment_method'])(
    'does not confirm a failed payment: %s',
    async (status) => {
      renderApp(`/dashboard?subscription=success&payment_intent=pi_1${status}`);
      expect(await screen.findByRole('heading', { name: 'Categories' })).toBeVisible();
      expect(testServer().requests(confirmPayment)).toHaveLength(0);
    },
  );

  it('needs no redirect status, and accepts the status processing', async () => {
    testServer().answer(confirmPayment, () => new Promise(() => undefined));
    for (const status of ['', '&redirect_status=processing', '&source=stripe_redirect']) {
      const { unmount } = renderApp(`/dashboard?subscription=success&payment_intent=pi_1${status}`);
      expect(await screen.findByRole('heading', { name: 'Processing Payment' })).toBeVisible();
      unmount();
    }
  });

  it.each([
    [
      'what the server says',
      new ErrorResponse('billing.payment_incomplete'),
      'Payment Confirmation Failed',
      /was not completed/,
    ],
    [
      'whom to ask',
      () => Promise.reject(new TypeError('network error')),
      'Payment Confirmation Error',
      'Please contact support if payment was processed.',
    ],
  ])('says %s when it cannot be confirmed', async (_name, answer, title, text) => {
    testServer().answer(confirmPayment, answer);
    const app = renderApp(address);
    expect(await findToast(title, text)).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });
});

describe('a paid plan', () => {
  it('can be switched after a dialog about the price', async () => {
    testServer().answer(getSubscription, annual);
    testServer().answer(changeTier, { ...annual, user: { ...annual.user, subscriptionTier: 'premium_monthly' } });
    const app = renderApp('/profile', { as: premiumAda });
    await app.user.click(await screen.findByRole('button', { name: 'Switch to monthly' }));
    await app.user.click(await screen.findByRole('button', { name: 'Switch' }));
    expect(await findToast('You are now on Premium Monthly')).toBeVisible();
    expect(testServer().requests(changeTier)[0]?.body).toEqual({ tier: 'premium_monthly' });
  });

  it('that was cancelled shows the date on which it ends', async () => {
    testServer().answer(getSubscription, { ...annual, plan: { status: 'active', isEnding: true } });
    renderApp('/profile', { as: premiumAda });
    expect(await screen.findByText(/Ends on Jan 2, 2027 and will not renew/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch to monthly' })).not.toBeInTheDocument();
  });

  it('shows a banner above every screen when its renewal has failed, with a button for the portal', async () => {
    testServer().answer(getSubscription, { ...annual, plan: { status: 'past_due', isEnding: false } });
    testServer().answer(openPortal, { url: 'https://billing.example/session' });
    const app = renderApp('/categories', { as: premiumAda });
    expect(await screen.findByText(/Your last payment did not go through/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Update card' }));
    await waitFor(() => expect(testServer().requests(openPortal)).toHaveLength(1));
  });

  it('is cancelled in the test portal', async () => {
    testServer().answer(getSubscription, annual);
    testServer().answer(changeSandboxPlan, { ...annual, plan: { status: 'active', isEnding: true } });
    const app = renderApp('/upgrade-payment/test-portal', { as: premiumAda });
    await app.user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByRole('button', { name: 'Resume plan' })).toBeVisible();
    expect(testServer().requests(changeSandboxPlan)[0]?.body).toEqual({ action: 'cancel' });
  });
});
