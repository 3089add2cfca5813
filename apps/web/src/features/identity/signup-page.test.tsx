import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signup } from '@app/contract/identity';
import { authToken } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const filled = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Password: 'engine',
  'Confirm password': 'engine',
};

async function signUpWith(changes: Partial<typeof filled>, path = '/signup') {
  const app = renderApp(path, { as: null });
  await screen.findByRole('heading', { name: 'Create your account' });
  for (const [label, text] of Object.entries({ ...filled, ...changes })) {
    if (text !== '') await app.user.type(screen.getByLabelText(label), text);
  }
  await app.user.click(screen.getByRole('button', { name: 'Create Account' }));
  return app;
}

describe('the signup page', () => {
  it('describes the product as organising ChatGPT conversations and leads to the login page', async () => {
    renderApp('/signup', { as: null });
    expect(await screen.findByText(/organising ChatGPT conversations/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  });

  it.each(['First name', 'Last name', 'Email', 'Password'] as const)('asks for %s in a toast', async (label) => {
    await signUpWith({ [label]: '' });
    expect(await findToast('Missing information', 'Please fill in all fields')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(testServer().requests(signup)).toHaveLength(0);
  });

  it('counts a name of blanks as missing', async () => {
    await signUpWith({ 'First name': '   ' });
    expect(await findToast('Missing information')).toBeVisible();
  });

  it('refuses a confirmation that differs', async () => {
    await signUpWith({ 'Confirm password': 'engines' });
    expect(await findToast('Password mismatch', 'Passwords do not match.')).toBeVisible();
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match.');
    expect(testServer().requests(signup)).toHaveLength(0);
  });

  it('refuses a password of five characters', async () => {
    await signUpWith({ Password: '12345', 'Confirm password': '12345' });
    expect(await findToast('Password too short', 'Password must be at least 6 characters long.')).toBeVisible();
    expect(testServer().requests(signup)).toHaveLength(0);
  });

  it('sends the names, the email, the password and the zone of the browser, then goes home', async () => {
    testServer().answer(signup, { user: ada, authToken: 'token-1' });
    const app = await signUpWith({});
    expect(await findToast('Account created!')).toBeVisible();
    expect(testServer().requests(signup)[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      password: 'engine',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(authToken.read()).toBe('token-1');
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it('labels the button “Creating Account...” while it is submitting', async () => {
    testServer().answer(signup, () => new Promise(() => undefined));
    await signUpWith({});
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  });

  it('shows what the server says when it refuses', async () => {
    testServer().answer(signup, new ErrorResponse('identity.email_taken'));
    await signUpWith({});
    expect(
      await findToast('Sign up failed', 'An account with this email already exists. Please sign in instead.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/already exists/);
  });

  it('says “Please try again.” when the server cannot be reached', async () => {
    testServer().answer(signup, () => {
      throw new TypeError('Failed to fetch');
    });
    await signUpWith({});
    expect(await findToast('Please try again.')).toBeVisible();
  });

  it('keeps the chosen plan: it names the Premium price and passes the plan on', async () => {
    testServer().answer(signup, { user: ada, authToken: 'token-1' });
    const app = await signUpWith({}, '/signup?plan=premium');
    expect(screen.getByText(/\$19\/month or \$190\/year/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?plan=premium');
    await waitFor(() => expect(app.address()).toBe('/profile'));
  });
});
