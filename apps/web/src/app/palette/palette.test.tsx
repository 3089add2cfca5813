import { searchConversations } from '@app/contract/search';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const code = vi.hoisted(() => {
  const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>();
  return { hasArrived, arrive };
});
// The frame loads the palette's code when the browser is idle, so the test decides when it arrives.
vi.mock('./command-palette.tsx', async (importOriginal) => {
  await code.hasArrived;
  return importOriginal();
});

/** The screen may replace it while it loads. */
const searchField = () => screen.getByPlaceholderText('Search conversations and documents');
const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, init);

/**
 * Presses Ctrl K in the search field until the frame reacts: its effects run some time after its screen is drawn. Not
 * while the palette is open: it would close, and each change of the page calls the check again, without end.
 */
const openPalette = (check: () => void) =>
  waitFor(() => {
    if (screen.queryByRole('dialog') === null) {
      searchField().focus();
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    }
    check();
  });

// In each test file the palette's code is loaded only once, so these tests depend on their order.
it('keeps what is typed while its code loads, and gives the focus back when it closes', async () => {
  testServer().answer(searchConversations, []);
  const app = renderApp('/search');
  await screen.findByText('Search your conversations and documents');
  await openPalette(() => expect(screen.getByRole('textbox', { name: 'Command palette' })).toHaveFocus());
  press({ key: 'Escape', isComposing: true });
  expect(screen.getByRole('textbox', { name: 'Command palette' })).toHaveFocus();
  press({ key: 'k', ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(searchField()).toHaveFocus();
  press({ key: 'k', ctrlKey: true });
  expect(screen.getByRole('textbox', { name: 'Command palette' })).toHaveFocus();
  await app.user.keyboard('star');
  code.arrive();
  const field = await screen.findByRole('combobox');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('star');
  await app.user.keyboard('ter');
  expect(field).toHaveValue('starter');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(searchField()).toHaveFocus();
});

it('opens at once when its code has loaded, with an empty field', async () => {
  renderApp('/search');
  await screen.findByText('Search your conversations and documents');
  await openPalette(() => expect(screen.getByRole('combobox')).toHaveFocus());
  expect(screen.getByRole('combobox')).toHaveValue('');
});
