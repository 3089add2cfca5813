import { sendVerification, verifyEmail } from '@app/contract/email-verification';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const link = '/verify-email?token=abcdefghijklmnopqrstuvwxyz';

describe('the link that confirms an email', () => {
  it('confirms the email when the link is opened, even if nobody is signed in', async () => {
    testServer().answer(verifyEmail, { email: 'ada@example.com' });
    renderApp(link, { as: null });
    expect(await screen.findByText(/^ada@example.com is confirmed/)).toBeVisible();
    expect(
      testServer()
        .requests(verifyEmail)
        .map(({ body }) => body),
    ).toEqual([{ token: 'abcdefghijklmnopqrstuvwxyz' }]);
  });

  it('shows an error when the link is refused, with a button that tries again', async () => {
    testServer().answer(verifyEmail, new ErrorResponse('identity.verification_invalid'));
    const app = renderApp(link, { as: null });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    testServer().answer(verifyEmail, { email: 'ada@example.com' });
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^ada@example.com is confirmed/)).toBeVisible();
  });

  it('shows an error when it is incomplete', async () => {
    renderApp('/verify-email', { as: null });
    expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
  });
});

describe('the banner about an unconfirmed email', () => {
  it('has a button that sends the link again', async () => {
    testServer().answer(sendVerification, undefined);
    const app = renderApp('/reminders', { as: { ...ada, emailVerification: 'waiting' } });
    const banner = within(await screen.findByRole('region', { name: 'Your email' }));
    expect(banner.getByText(/the link we sent to ada@example.com/)).toBeVisible();
    await app.user.click(banner.getByRole('button', { name: 'Send again' }));
    expect(await findToast('Link sent', 'Look for it at ada@example.com.')).toBeVisible();
    testServer().answer(sendVerification, new ErrorResponse('request.rate_limited'));
    await app.user.click(banner.getByRole('button', { name: 'Send again' }));
    expect(await findToast('The link could not be sent', /Too many requests/)).toBeVisible();
  });

  it.each(['done', 'off'] as const)('is not shown when the verification is %s', async (emailVerification) => {
    renderApp('/reminders', { as: { ...ada, emailVerification } });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your email' })).not.toBeInTheDocument());
  });
});
