import { screen, waitFor, within } from '@testing-library/react';
import { deleteAccount, forgotPassword, resetPassword, restoreAccount } from '@app/contract/account';
import { changePassword, endSession, listSessions, login, logout } from '@app/contract/identity';
import { describe, expect, it } from 'vitest';
import { authToken } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

describe('a forgotten password', () => {
  it.each([
    [true, /If there is an account with this email, a link is on its way/],
    [false, /This server cannot send mail/],
  ])('does not reveal whether the account exists (the server can send mail: %s)', async (isMailed, text) => {
    testServer().answer(forgotPassword, { isMailed });
    const app = renderApp('/login', { as: null });
    await app.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    const send = await screen.findByRole('button', { name: 'Send link' });
    await app.user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await app.user.click(send);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is reset with the link, after both fields match', async () => {
    testServer().answer(resetPassword, undefined);
    const app = renderApp('/reset-password?token=abcdefghijklmnopqrstuvwxyz', { as: null });
    await app.user.type(await screen.findByLabelText('New password'), 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(screen.getByText('Passwords do not match.')).toBeVisible();
    await app.user.type(screen.getByLabelText('Confirm password'), 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await findToast('Password changed')).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/login'));
    expect(testServer().requests(resetPassword)[0]?.body).toEqual({
      token: 'abcdefghijklmnopqrstuvwxyz',
      password: 'correct horse',
    });
  });

  it('shows an error for an expired link', async () => {
    testServer().answer(resetPassword, new ErrorResponse('identity.reset_invalid'));
    const app = renderApp('/reset-password?token=abcdefghijklmnopqrstuvwxyz', { as: null });
    await app.user.type(await screen.findByLabelText('New password'), 'correct horse');
    await app.user.type(screen.getByLabelText('Confirm password'), 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await findToast('The password was not changed', /no longer valid/)).toBeVisible();
  });
});

describe('an account that is being deleted', () => {
  it('can be kept when its owner signs in within the week', async () => {
    const details = { closesAt: '2026-11-27T09:00:00.000Z' };
    const refusal = { message: 'Closing', code: 'identity.account_closing', details, requestId: 'request-1' };
    testServer().answer(login, () => Response.json(refusal, { status: 403 }));
    testServer().answer(restoreAccount, { user: ada, authToken: 'token' });
    const app = renderApp('/login', { as: null });
    await app.user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await app.user.type(screen.getByLabelText('Password'), 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Everything in it is deleted for good on Nov 27, 2026.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await findToast('Login Successful')).toBeVisible();
    expect(testServer().requests(restoreAccount)[0]?.body).toEqual({
      email: 'ada@example.com',
      password: 'correct horse',
    });
  });
});

describe('the settings of the account', () => {
  const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

  it('change the password', async () => {
    testServer().answer(changePassword, undefined);
    const app = renderApp('/settings/security');
    const security = await findSection('Security');
    await app.user.click(security.getByRole('button', { name: 'Change password' }));
    expect(security.getByText('Please enter your current password.')).toBeVisible();
    await app.user.type(security.getByLabelText('Current password'), 'correct horse');
    await app.user.type(security.getByLabelText('New password'), 'battery staple');
    await app.user.type(security.getByLabelText('Confirm password'), 'battery staple');
    await app.user.click(security.getByRole('button', { name: 'Change password' }));
    expect(await findToast('Password changed', 'Every other device was signed out.')).toBeVisible();
  });

  it('list the sessions and end one', async () => {
    const session = { createdAt: ada.createdAt, lastUsedAt: ada.createdAt };
    const [here, there] = [ada.id, ada.id.replace('a01', 'a02')];
    testServer().answer(listSessions, [
      { ...session, id: here, device: 'Firefox on Linux', isCurrent: true },
      { ...session, id: there, device: 'Safari on iOS', isCurrent: false },
    ]);
    testServer().answer(endSession, undefined);
    const app = renderApp('/settings/security');
    expect(await screen.findByText('This device')).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    expect(await findToast('Signed out')).toBeVisible();
    expect(testServer().requests(endSession)[0]?.params).toEqual({ id: there });
  });

  it('delete the account, with the password, and sign out', async () => {
    authToken.write('token');
    testServer().answer(logout, undefined);
    testServer().answer(deleteAccount, { closesAt: '2026-11-27T09:00:00.000Z' });
    const app = renderApp('/settings/delete');
    const section = await findSection('Delete account');
    await app.user.click(section.getByRole('button', { name: 'Delete account' }));
    const confirm = await screen.findByRole('button', { name: 'Delete my account' });
    expect(confirm).toBeDisabled();
    await app.user.type(screen.getByLabelText('Password'), 'correct horse');
    await app.user.click(confirm);
    await waitFor(() => expect(authToken.read()).toBeNull());
    expect(testServer().requests(deleteAccount)[0]?.body).toEqual({ password: 'correct horse' });
  });
});
