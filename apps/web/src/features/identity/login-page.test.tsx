import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { login } from '@app/contract/identity';
import { authToken } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

async function openLogin(path = '/login') {
  const app = renderApp(path, { as: null });
  await screen.findByRole('heading', { name: 'Welcome back' });
  return app;
}

async function fillIn(app: Awaited<ReturnType<typeof openLogin>>) {
  await app.user.type(screen.getByLabelText('Email'), ' ada@example.com ');
  await app.user.type(screen.getByLabelText('Password'), 'correct horse');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the login page', () => {
  it('says what it is for and leads to the signup page', async () => {
    await openLogin();
    expect(screen.getByText('Sign in to the AI Assistant account')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', '/signup');
  });

  it('asks for both fields in a toast and sends nothing while one is missing', async () => {
    const app = await openLogin();
    await app.user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await findToast('Missing information', 'Please fill in all fields')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(testServer().requests(login)).toHaveLength(0);
  });

  it('marks the password when the credentials are wrong', async () => {
    const app = await openLogin();
    testServer().answer(login, new ErrorResponse('identity.bad_credentials'));
    await fillIn(app);
    expect(await findToast('Sign in failed', 'Please check your credentials and try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  it('stores the token, welcomes by first name and goes to the home screen half a second later', async () => {
    const app = await openLogin();
    testServer().answer(login, { user: ada, authToken: 'token-1' });
    await fillIn(app);
    expect(await findToast('Login Successful', 'Welcome back, Ada!')).toBeVisible();
    expect(testServer().requests(login)[0]?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' });
    expect(authToken.read()).toBe('token-1');
    expect(app.address()).toBe('/login');
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it('labels the button “Signing in...” while it is submitting, and sends nothing twice', async () => {
    const app = await openLogin();
    testServer().answer(login, () => new Promise(() => undefined));
    await fillIn(app);
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await app.user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(testServer().requests(login)).toHaveLength(1);
  });

  it('shows what the server says when it refuses, and keeps what was typed', async () => {
    const app = await openLogin();
    testServer().answer(login, new ErrorResponse('identity.too_many_attempts'));
    await fillIn(app);
    expect(
      await findToast('Sign in failed', 'Too many attempts. Please wait a few minutes and try again.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(authToken.read()).toBeNull();
  });

  it('asks to check the credentials when the response has no message', async () => {
    const app = await openLogin();
    testServer().answer(login, () => new Response('<html>Bad gateway</html>', { status: 502 }));
    await fillIn(app);
    expect(await findToast('Please check your credentials and try again.')).toBeVisible();
  });

  it('returns to the page that required the login', async () => {
    const app = await openLogin('/login?next=%2Fprofile');
    testServer().answer(login, { user: ada, authToken: 'token-1' });
    await fillIn(app);
    await waitFor(() => expect(app.address()).toBe('/profile'));
  });

  it('shows the password on request', async () => {
    const app = await openLogin();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await app.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});
