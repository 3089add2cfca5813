import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '@app/contract/identity';
import { authToken, chatDraft, unfinishedSignOut } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

beforeEach(() => {
  leave.mockClear();
  authToken.write('token-1');
  chatDraft(ada.id).write('half a thought');
  window.sessionStorage.setItem(`open_chat_${ada.id}`, '{}');
});

async function signOutInSettings() {
  const app = renderApp('/settings');
  await app.user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
}

describe('signing out', () => {
  it('calls the server with the token, removes the token and the drafts, and goes to /', async () => {
    testServer().answer(logout, undefined);
    await signOutInSettings();
    expect(testServer().requests(logout)[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(authToken.read()).toBeNull();
    expect(chatDraft(ada.id).read()).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
    expect(unfinishedSignOut.read()).toBeNull();
  });

  it('does the same when the call fails, and stays signed out although the cookie is still valid', async () => {
    testServer().answer(logout, new ErrorResponse('internal'));
    await signOutInSettings();
    expect(authToken.read()).toBeNull();

    renderApp('/', { as: ada });
    expect(await screen.findByRole('link', { name: 'Try It Now' })).toBeVisible();
    expect(testServer().requests(logout)).toHaveLength(2);
  });

  it('is completed at the next start if the call has not succeeded before', async () => {
    unfinishedSignOut.write('yes');
    testServer().answer(logout, undefined);
    renderApp('/', { as: ada });
    expect(await screen.findByRole('link', { name: 'Try It Now' })).toBeVisible();
    expect(unfinishedSignOut.read()).toBeNull();
  });
});
