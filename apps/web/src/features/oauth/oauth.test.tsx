import {
  type ConnectedApp,
  type ConsentRequest,
  decideConsent,
  disconnectApp,
  getConsentRequest,
  listConnectedApps,
} from '@app/contract/oauth';
import { logout } from '@app/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
beforeEach(() => leave.mockClear());

const request: ConsentRequest = {
  clientName: 'Editor',
  clientHost: null,
  redirectHost: 'editor.example',
  isLocal: false,
  scopes: ['archive:read', 'plan:read'],
  userId: ada.id,
  email: ada.email,
};
const redirectTo = 'http://127.0.0.1:3000/oauth/authorize/some-request';

describe('the page on which a program asks for access', () => {
  beforeEach(() => {
    testServer().answer(getConsentRequest, request);
    testServer().answer(decideConsent, { redirectTo });
  });

  it('names the program, where the access goes, the account and the requested scopes', async () => {
    renderApp('/connect/some-request');
    expect(await screen.findByRole('heading', { name: 'Connect “Editor”?' })).toBeVisible();
    for (const text of ['Not verified', 'editor.example', ada.email]) expect(screen.getByText(text)).toBeVisible();
    for (const name of ['Read conversations and memories', 'Read events, tasks and goals']) {
      expect(screen.getByRole('checkbox', { name })).toBeChecked();
    }
    expect(screen.queryByRole('checkbox', { name: 'Add conversations to your archive' })).toBeNull();
    expect(document.title).toContain('Connect a program');
  });

  it('says where a program is described, and that the program is on this computer', async () => {
    testServer().answer(getConsentRequest, {
      ...request,
      clientHost: 'programs.example',
      redirectHost: 'localhost:8090',
      isLocal: true,
    });
    renderApp('/connect/some-request');
    expect(await screen.findByText(/described at programs\.example/)).toBeVisible();
    expect(screen.getByText(/A program on this computer/)).toBeVisible();
  });

  it('allows the ticked scopes, and goes to the address that the server returns', async () => {
    const { user } = renderApp('/connect/some-request');
    await user.click(await screen.findByRole('checkbox', { name: 'Read conversations and memories' }));
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    expect(await screen.findByText('You can go back to the program now.')).toBeVisible();
    expect(testServer().requests(decideConsent)[0]?.body).toEqual({
      isAllowed: true,
      scopes: ['plan:read'],
      userId: ada.id,
    });
    expect(leave).toHaveBeenCalledExactlyOnceWith(redirectTo);
  });

  it('refuses to allow an empty selection', async () => {
    const { user } = renderApp('/connect/some-request');
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose at least one, or deny.');
    expect(testServer().requests(decideConsent)).toEqual([]);
  });

  it('denies the request', async () => {
    const { user } = renderApp('/connect/some-request');
    await user.click(await screen.findByRole('button', { name: 'Deny' }));
    expect(await screen.findByText('You can go back to the program now.')).toBeVisible();
    expect(testServer().requests(decideConsent)[0]?.body).toMatchObject({ isAllowed: false });
    expect(leave).toHaveBeenCalledExactlyOnceWith(redirectTo);
  });

  it('shows the new account when another person has signed in meanwhile', async () => {
    const { user } = renderApp('/connect/some-request');
    await screen.findByText(ada.email);
    testServer().answer(decideConsent, new ErrorResponse('oauth.other_person'));
    testServer().answer(getConsentRequest, {
      ...request,
      userId: ada.id.replace(/.$/, '9'),
      email: 'bob@example.org',
    });
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    expect(await screen.findByText('bob@example.org')).toBeVisible();
    expect(await findToast('Not decided')).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
  });

  it('lets another person sign in instead, and come back', async () => {
    testServer().answer(logout, undefined);
    const { user } = renderApp('/connect/some-request');
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/login?next=%2Fconnect%2Fsome-request'));
    expect(testServer().requests(logout)).toHaveLength(1);
    expect(testServer().requests(decideConsent)).toEqual([]);
  });

  it('says that the request has expired', async () => {
    testServer().answer(getConsentRequest, new ErrorResponse('oauth.request_gone'));
    renderApp('/connect/some-request');
    expect(await screen.findByText(/has expired, or was started in another browser/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('sends a visitor to the sign-in page, which leads back here', async () => {
    const { address } = renderApp('/connect/some-request', { as: null });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/login?next=%2Fconnect%2Fsome-request');
    expect(testServer().requests(getConsentRequest)).toEqual([]);
  });
});

describe('Settings → Connected apps', () => {
  const app: ConnectedApp = {
    id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01',
    name: 'Editor',
    host: 'localhost:8090',
    scopes: ['plan:read'],
    connectedAt: '2026-11-20T09:00:00.000Z',
    lastUsedAt: null,
  };
  const findSection = async () => within(await screen.findByRole('region', { name: 'Connected apps' }));

  it('lists the programs with their last use, and disconnects one', async () => {
    testServer().answer(listConnectedApps, [app]);
    testServer().answer(disconnectApp, undefined);
    const { user } = renderApp('/settings/apps');
    const apps = await findSection();
    expect(await apps.findByText('Editor')).toBeVisible();
    expect(apps.getByText(/localhost:8090 · Never used/)).toBeVisible();
    expect(apps.getByText('Read events, tasks and goals')).toBeVisible();
    await user.click(apps.getByRole('button', { name: 'Disconnect “Editor”' }));
    expect(await findToast('“Editor” has no access any more')).toBeVisible();
    expect(apps.queryByText('Editor')).toBeNull();
  });

  it('says how to connect the first one', async () => {
    renderApp('/settings/apps');
    const apps = await findSection();
    expect(await apps.findByText(/No app is connected/)).toBeVisible();
    expect(apps.getByText(/The address for programs: .*\/mcp$/)).toBeVisible();
  });
});
