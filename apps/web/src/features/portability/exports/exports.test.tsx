import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { premiumAda } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { findToast } from '#test/toasts.ts';

const findList = async () => within(await screen.findByRole('list', { name: 'For other programs' }));

describe('exports for other programs', () => {
  it.each([
    ['Conversations as Markdown', '/api/exports/conversations'],
    ['Calendar file', '/api/exports/calendar'],
    ['Events as a table', '/api/exports/events'],
    ['Tasks as a table', '/api/exports/tasks'],
  ])('%s is downloaded by a plain link', async (what, address) => {
    renderApp('/settings/data', { as: premiumAda });
    expect(await (await findList()).findByRole('link', { name: `Download: ${what}` })).toHaveAttribute('href', address);
  });

  it('are shown without Premium, with what is free and a link to the plans', async () => {
    renderApp('/settings/data');
    const shown = await findList();
    expect(shown.getByText('Conversations as Markdown')).toBeVisible();
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
    const data = within(screen.getByRole('region', { name: 'Your data' }));
    expect(data.getByText(/the JSON file above contains the same texts and is free/)).toBeVisible();
    expect(data.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/profile');
    expect(data.getByRole('link', { name: 'Download my data' })).toHaveAttribute('href', '/api/account/data');
  });
});

describe('a download that the server refused', () => {
  it.each([
    ['backups.not_found', 'This backup does not exist.'],
    ['exports.premium_required', 'These exports are part of Premium.'],
    ['request.rate_limited', 'Too many downloads in a short time. Please wait a minute.'],
    ['identity.signed_out', 'Please try again.'],
    ['<b>anything</b> else', 'Please try again.'],
  ])('with %s is explained in one toast', async (code, sentence) => {
    const app = renderApp(`/settings?refused=${encodeURIComponent(code)}`, { as: premiumAda });
    expect(await findToast('The download did not start', sentence)).toBeVisible();
    expect(app.address()).toBe('/settings');
  });
});
