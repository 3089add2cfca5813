import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';

interface PaletteProps {
  typed: string;
  followsEarlyField: boolean;
}

/** The palette with code of its own, whatever other test files of the worker have loaded. */
async function renderPalette() {
  const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>();
  vi.resetModules();
  vi.doMock('./command-palette.tsx', async () => {
    await hasArrived;
    return {
      CommandPalette: ({ typed, followsEarlyField }: PaletteProps) => <p>{`${typed}, early: ${followsEarlyField}`}</p>,
    };
  });
  onTestFinished(() => {
    vi.doUnmock('./command-palette.tsx');
    vi.resetModules();
  });
  const { Palette } = await import('./palette.tsx');
  render(<Palette onShowShortcuts={() => undefined} />);
  return { arrive };
}

const pressShortcut = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

it('passes on what was typed while its code loaded', async () => {
  const { arrive } = await renderPalette();
  pressShortcut();
  expect(screen.getByRole('textbox', { name: 'Command palette' })).toHaveFocus();
  await userEvent.setup().keyboard('star');
  arrive();
  expect(await screen.findByText('star, early: true')).toBeVisible();
});

it('forgets what was typed when it is closed before its code has arrived', async () => {
  const { arrive } = await renderPalette();
  pressShortcut();
  await userEvent.setup().keyboard('star');
  pressShortcut();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  pressShortcut();
  expect(screen.getByRole('textbox', { name: 'Command palette' })).toHaveValue('');
  arrive();
  expect(await screen.findByText(', early: true')).toBeVisible();
});
