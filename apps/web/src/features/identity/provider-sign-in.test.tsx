import { loginWithCode } from '@app/contract/two-factor';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

afterEach(() => document.querySelector('meta[name="application-name"]')?.remove());

function configureProvider(): void {
  const meta = document.createElement('meta');
  meta.name = 'application-name';
  meta.dataset['signIn'] = 'provider';
  document.head.append(meta);
}

describe('signing in with a provider', () => {
  it('is offered when configured, and returns to the requested page', async () => {
    configureProvider();
    renderApp('/login?next=%2Fgoals', { as: null });
    const link = await screen.findByRole('link', { name: 'Sign in with your organisation' });
    expect(link).toHaveAttribute('href', '/api/login?next=%2Fgoals');
  });

  it('is not offered when no provider is configured', async () => {
    renderApp('/login', { as: null });
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('link', { name: 'Sign in with your organisation' })).not.toBeInTheDocument();
  });

  it('shows why it failed, and no other text from the address', async () => {
    const first = renderApp('/login?problem=identity.provider_unlinked', { as: null });
    expect(await screen.findByRole('alert')).toHaveTextContent(/There is an account with this email already/);
    first.unmount();
    renderApp('/login?problem=You+have+won', { as: null });
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('continues with the code when the account has two-factor authentication', async () => {
    testServer().answer(loginWithCode, { user: ada, authToken: 'token-3' });
    const app = renderApp('/login#challenge=a-challenge-of-the-server', { as: null });
    await app.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await findToast('Login Successful')).toBeVisible();
    expect(testServer().requests(loginWithCode)[0]?.body).toMatchObject({ challenge: 'a-challenge-of-the-server' });
  });
});
