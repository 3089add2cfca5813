import { restoreAccount } from '@app/contract/account';
import { login } from '@app/contract/identity';
import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  loginWithCode,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '@app/contract/two-factor';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authToken } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';
import { removeClipboard } from '#test/without-clipboard.ts';

const challenge = 'a-challenge-of-the-server';
const makeRefusal = (code: string, details: object, status: number) => () =>
  Response.json({ message: 'Please enter the code.', code, details, requestId: 'request-1' }, { status });

describe('signing in to an account with two-factor authentication', () => {
  async function enterPassword() {
    testServer().answer(login, makeRefusal('identity.totp_required', { challenge }, 401));
    const app = renderApp('/login?next=/goals', { as: null });
    await app.user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await app.user.type(screen.getByLabelText('Password'), 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    return app;
  }

  it('asks for the code, shows an error for a wrong one, and continues to the requested page', async () => {
    const app = await enterPassword();
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    testServer().answer(loginWithCode, new ErrorResponse('identity.code_invalid'));
    await app.user.type(code, '000000{Enter}');
    expect(await screen.findByText('This code is wrong or has already been used.')).toBeVisible();
    testServer().answer(loginWithCode, { user: ada, authToken: 'token-2' });
    await app.user.clear(code);
    await app.user.type(code, ' 123456 {Enter}');
    expect(await findToast('Login Successful', 'Welcome back, Ada!')).toBeVisible();
    expect(authToken.read()).toBe('token-2');
    expect(testServer().requests(loginWithCode).at(-1)?.body).toEqual({ challenge, code: '123456' });
    await waitFor(() => expect(app.address()).toBe('/goals'));
  });

  it('returns to the password when the challenge has expired', async () => {
    const app = await enterPassword();
    testServer().answer(loginWithCode, new ErrorResponse('identity.challenge_expired'));
    await app.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(await findToast('Sign in failed', /Signing in took too long/)).toBeVisible();
  });

  it('asks for the code as well when a closing account is kept', async () => {
    testServer().answer(login, makeRefusal('identity.account_closing', { closesAt: '2026-11-27T09:00:00.000Z' }, 403));
    testServer().answer(restoreAccount, makeRefusal('identity.totp_required', { challenge }, 401));
    const app = renderApp('/login', { as: null });
    await app.user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await app.user.type(screen.getByLabelText('Password'), 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await app.user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });
});

describe('two-factor authentication in the settings', () => {
  const findSecurity = async () => within(await screen.findByRole('region', { name: 'Security' }));
  const recoveryCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

  it('is turned on with the password, a scan and a code, and shows recovery codes once', async () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    testServer().answer(setUpTwoFactor, new ErrorResponse('identity.bad_credentials'));
    const app = renderApp('/settings/security');
    await app.user.click(await (await findSecurity()).findByRole('button', { name: 'Turn on' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn on two-factor authentication' }));
    await app.user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect(await dialog.findByText(/check your credentials/)).toBeVisible();
    testServer().answer(setUpTwoFactor, { secret, uri: `otpauth://totp/App:ada?secret=${secret}` });
    await app.user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    testServer().answer(enableTwoFactor, new ErrorResponse('identity.code_invalid'));
    await app.user.type(dialog.getByLabelText('Code'), '000000{Enter}');
    expect(await dialog.findByText(/This code is wrong/)).toBeVisible();
    testServer().answer(enableTwoFactor, { recoveryCodes });
    testServer().answer(getTwoFactor, { isEnabled: true, recoveryCodesLeft: 2 });
    await app.user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    await app.user.click(dialog.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await (await findSecurity()).findByText(/Only 2 of 10 recovery codes are left/)).toBeVisible();
    expect(screen.queryByText(recoveryCodes[0] ?? '')).not.toBeInTheDocument();
  });

  it('makes new recovery codes, and is turned off, each with the password', async () => {
    testServer().answer(getTwoFactor, { isEnabled: true, recoveryCodesLeft: 10 });
    testServer().answer(renewRecoveryCodes, { recoveryCodes });
    testServer().answer(disableTwoFactor, undefined);
    const app = renderApp('/settings/security');
    await app.user.click(await (await findSecurity()).findByRole('button', { name: 'New recovery codes' }));
    const renewing = within(await screen.findByRole('dialog', { name: 'Create new recovery codes?' }));
    await app.user.type(renewing.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await renewing.findByText(recoveryCodes[1] ?? '')).toBeVisible();
    const copied = removeClipboard();
    await app.user.click(renewing.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Recovery codes copied')).toBeVisible();
    expect(copied).toEqual([recoveryCodes.join('\n')]);
    await app.user.click(renewing.getByRole('button', { name: 'I have saved them' }));
    await app.user.click(await (await findSecurity()).findByRole('button', { name: 'Turn off' }));
    const disabling = within(await screen.findByRole('dialog', { name: 'Turn off two-factor authentication?' }));
    await app.user.type(disabling.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await findToast('Two-factor authentication is off')).toBeVisible();
    expect(testServer().requests(disableTwoFactor)[0]?.body).toEqual({ password: 'correct horse' });
  });

  it('says when its state could not be loaded', async () => {
    testServer().answer(getTwoFactor, new ErrorResponse('internal'));
    renderApp('/settings/security');
    expect(await screen.findByText('Two-factor authentication could not be loaded.')).toBeVisible();
  });
});
