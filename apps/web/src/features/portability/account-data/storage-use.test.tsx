import { getStorage } from '@app/contract/storage';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const findSection = async () => within(await screen.findByRole('region', { name: 'Your data' }));

describe('the storage in the settings', () => {
  it('says how much of it is used, without a warning', async () => {
    testServer().answer(getStorage, { usage: { bytes: 2_100_000_000, quota: 5_000_000_000 } });
    renderApp('/settings/data');
    const shown = await findSection();
    expect(await shown.findByText('2.1 GB of 5 GB used')).toBeVisible();
    expect(shown.getByRole('progressbar', { name: '2.1 GB of 5 GB used' })).toHaveAttribute('value', '42');
    expect(shown.queryByText(/Your storage is/)).not.toBeInTheDocument();
  });

  it('warns from four fifths on, and says what happens when it is full', async () => {
    testServer().answer(getStorage, { usage: { bytes: 4_000_000_000, quota: 5_000_000_000 } });
    const app = renderApp('/settings/data');
    expect(await (await findSection()).findByText(/^Your storage is nearly full/)).toBeVisible();
    app.unmount();
    testServer().answer(getStorage, { usage: { bytes: 5_000_000_000, quota: 5_000_000_000 } });
    renderApp('/settings/data');
    expect(await (await findSection()).findByText(/^Your storage is full/)).toBeVisible();
  });

  it('has no bar where there is no limit', async () => {
    testServer().answer(getStorage, { usage: { bytes: 812_000, quota: null } });
    renderApp('/settings/data');
    const shown = await findSection();
    expect(await shown.findByText('812 kB used')).toBeVisible();
    expect(shown.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
