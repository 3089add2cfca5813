import { getCurrentUser, updateProfile } from '@app/contract/identity';
import { listTokens } from '@app/contract/tokens';
import { getTwoFactor } from '@app/contract/two-factor';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clockChoice, themeChoice, weekStartChoice } from '#lib/browser-storage.ts';
import { applyTheme } from '#lib/theme.ts';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const findList = async () => within(await screen.findByRole('navigation', { name: 'Settings' }));

describe('the settings', () => {
  it('have a list of pages; the heading of each page is its name in the list', async () => {
    const { user } = renderApp('/settings');
    const links = (await findList()).getAllByRole('link').map((link) => link.textContent ?? '');
    expect(links).toHaveLength(19);
    for (const name of links) {
      await user.click((await findList()).getByRole('link', { name }));
      expect(await screen.findByRole('heading', { name, level: 2 })).toBeVisible();
      expect((await findList()).getByRole('link', { current: 'page' })).toHaveTextContent(name);
    }
  });

  it.each([
    ['/settings#security', '/settings/security'],
    ['/settings#feeds', '/settings/feeds'],
    ['/settings/unknown', '/settings'],
  ])('lead from the old or unknown address %s to %s', async (from, to) => {
    const app = renderApp(from);
    await findList();
    await waitFor(() => expect(app.address()).toBe(to));
  });

  it('on phones show the list and each page on screens of their own', async () => {
    setViewportWidth(390);
    const app = renderApp('/settings');
    await app.user.click((await findList()).getByRole('link', { name: 'General System, 12-hour' }));
    expect(await screen.findByRole('region', { name: 'General' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Back to Settings' }));
    expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  it('on phones show the present values beside the pages', async () => {
    setViewportWidth(390);
    testServer().answer(getTwoFactor, { isEnabled: true, recoveryCodesLeft: 8 });
    testServer().answer(listTokens, []);
    renderApp('/settings');
    const list = await findList();
    expect(list.getByRole('link', { name: `Profile ${ada.firstName} ${ada.lastName}` })).toBeVisible();
    expect(await list.findByRole('link', { name: 'Security Two-factor on' })).toBeVisible();
    expect(await list.findByRole('link', { name: 'Access tokens None' })).toBeVisible();
  });

  it('keep what was typed when the width of the window changes', async () => {
    const { user } = renderApp('/settings/profile');
    await user.clear(await screen.findByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), 'Augusta');
    act(() => setViewportWidth(800));
    expect(screen.getByRole('link', { name: 'Back to Settings' })).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Augusta');
  });

  it('change the first name on the profile page', async () => {
    testServer().answer(updateProfile, ada);
    const { user } = renderApp('/settings');
    const profile = within(await screen.findByRole('region', { name: 'Profile' }));
    await user.clear(profile.getByLabelText('First name'));
    await user.type(profile.getByLabelText('First name'), 'Augusta');
    await user.click(profile.getByRole('button', { name: 'Save changes' }));
    expect(await findToast('Profile Updated')).toBeVisible();
    expect(testServer().requests(updateProfile)[0]?.body).toMatchObject({ firstName: 'Augusta' });
  });
});

describe('the general settings', () => {
  afterEach(() => {
    clockChoice.remove();
    weekStartChoice.remove();
    applyTheme('system');
  });

  it('keep theme, time format and first day of the week in this browser', async () => {
    const { user } = renderApp('/settings/general');
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    await user.click(screen.getByRole('radio', { name: '24-hour (15:00)' }));
    await user.click(screen.getByRole('radio', { name: 'Sunday' }));
    expect([themeChoice.read(), clockChoice.read(), weekStartChoice.read()]).toEqual(['dark', '24', 'sunday']);
  });

  it('change the time zone of the account', async () => {
    const moved = { ...ada, timeZone: 'Asia/Tokyo' };
    testServer().answer(updateProfile, moved);
    testServer().answer(getCurrentUser, ada);
    const { user } = renderApp('/settings/general');
    await user.selectOptions(await screen.findByLabelText('Time zone'), 'Asia/Tokyo');
    expect(await findToast('Time zone changed', 'Times are now shown in the Tokyo time zone.')).toBeVisible();
    expect(screen.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
    expect(await screen.findByRole('button', { name: 'Use this device’s zone: Berlin' })).toBeVisible();
  });
});
