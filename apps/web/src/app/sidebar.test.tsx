import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getConversation } from '@app/contract/conversations';
import { getReviewSummary } from '@app/contract/sorting';
import { getSuggestionSummary } from '@app/contract/suggestions';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp, type RenderAppOptions } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

async function openSidebar(path: string, options?: RenderAppOptions) {
  const app = renderApp(path, options);
  const sidebar = await screen.findByRole('complementary', { name: 'Workspace' });
  return { ...app, sidebar, inSidebar: within(sidebar) };
}

describe('the dashboard sidebar', () => {
  it('lists the main screens, the full name and the email', async () => {
    const { inSidebar } = await openSidebar('/goals');
    const links = within(inSidebar.getByRole('navigation', { name: 'Workspace' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['AI Chat', '/'],
      ['Categories', '/categories'],
      ['Schedule', '/schedule'],
      ['Recommendations', '/recommendations'],
      ['Learning', '/learning'],
      ['Goals', '/goals'],
      ['Profile', '/profile'],
    ]);
    expect(inSidebar.getByText('Ada Lovelace')).toBeVisible();
    expect(inSidebar.getByText('ada@example.com')).toBeVisible();
  });

  it('shows User for a user without a name', async () => {
    const { inSidebar } = await openSidebar('/goals', { as: { ...ada, firstName: '', lastName: '' } });
    expect(inSidebar.getByText('User')).toBeVisible();
  });

  it.each([
    ['/', 'AI Chat'],
    ['/chat', 'AI Chat'],
    ['/categories', 'Categories'],
    ['/dashboard', 'Categories'],
  ])('on %s marks %s alone as the active entry', async (path, label) => {
    const { sidebar } = await openSidebar(path);
    const active = sidebar.querySelectorAll('[aria-current="page"]');
    expect([...active].map((link) => link.textContent)).toEqual([label]);
  });

  it.each(['/profile', '/settings', '/imports', '/conversation-chat/0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01'])(
    'is on %s too',
    async (path) => {
      testServer().answer(getConversation, new ErrorResponse('conversations.not_found'));
      const { inSidebar } = await openSidebar(path);
      expect(inSidebar.getByRole('link', { name: 'Categories' })).toBeVisible();
    },
  );

  it('is not on the payment page', async () => {
    renderApp('/upgrade-payment');
    await screen.findByRole('button', { name: 'Sign out' });
    expect(screen.queryByRole('complementary', { name: 'Workspace' })).not.toBeInTheDocument();
  });

  it('is 256 px wide and moves with the arrow keys between 200 and 400 px on large screens', async () => {
    const { sidebar, inSidebar, user } = await openSidebar('/goals');
    expect(sidebar).toHaveStyle({ width: '256px' });
    const handle = inSidebar.getByRole('separator', { name: 'Sidebar width' });
    handle.focus();
    await user.keyboard('{ArrowRight}');
    expect(sidebar).toHaveStyle({ width: '272px' });
    expect(handle).toHaveAttribute('aria-valuenow', '272');
    await user.keyboard('{End}{ArrowRight}');
    expect(sidebar).toHaveStyle({ width: '400px' });
    await user.keyboard('{Home}{ArrowLeft}');
    expect(sidebar).toHaveStyle({ width: '200px' });
    await user.keyboard('{Enter}');
    expect(sidebar).toHaveStyle({ width: '256px' });
  });

  it('is resized by dragging its edge, not by moving the pointer over it', async () => {
    const { sidebar, inSidebar } = await openSidebar('/goals');
    const handle = inSidebar.getByRole('separator', { name: 'Sidebar width' });
    let held: number | undefined;
    handle.setPointerCapture = (id) => (held = id);
    handle.hasPointerCapture = (id) => held === id;
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 330 });
    expect(sidebar).toHaveStyle({ width: '256px' });
    fireEvent.pointerDown(handle, { pointerId: 1 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 330 });
    expect(sidebar).toHaveStyle({ width: '330px' });
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 900 });
    expect(sidebar).toHaveStyle({ width: '400px' });
  });

  it('stores its width and ignores an invalid one', async () => {
    window.localStorage.setItem('sidebar_width', '312');
    const { sidebar, unmount } = await openSidebar('/goals');
    expect(sidebar).toHaveStyle({ width: '312px' });
    unmount();
    window.localStorage.setItem('sidebar_width', 'wide');
    const again = await openSidebar('/goals');
    expect(again.sidebar).toHaveStyle({ width: '256px' });
  });

  it('is folded to icons and back, and stays folded on the next visit', async () => {
    const { sidebar, inSidebar, user, unmount } = await openSidebar('/goals');
    expect(await inSidebar.findByText('Your conversations will appear here.')).toBeVisible();
    await user.click(inSidebar.getByRole('button', { name: 'Collapse the sidebar' }));
    expect(sidebar).toHaveStyle({ width: '56px' });
    expect(inSidebar.getByRole('link', { name: 'Categories' })).toHaveAttribute('title', 'Categories');
    expect(inSidebar.queryByRole('separator')).not.toBeInTheDocument();
    expect(inSidebar.queryByText('Your conversations will appear here.')).not.toBeInTheDocument();
    unmount();

    setViewportWidth(800);
    const again = await openSidebar('/goals');
    expect(again.sidebar).toHaveStyle({ width: '56px' });
    await again.user.click(again.inSidebar.getByRole('button', { name: 'Expand the sidebar' }));
    expect(again.sidebar).toHaveStyle({ width: '256px' });
  });

  it('starts a new chat from any screen', async () => {
    const { inSidebar, user, address } = await openSidebar('/goals');
    await user.click(inSidebar.getByRole('link', { name: 'New chat' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
    expect(address()).toBe('/');
  });

  it('has the other screens, the theme and the sign-out in the account menu at its foot', async () => {
    const { inSidebar, user } = await openSidebar('/goals');
    await user.click(inSidebar.getByRole('button', { name: /^Account menu/ }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Your archive',
      'Imports',
      'Scheduled prompts',
      'Trash',
      'Settings',
      'Sign out',
    ]);
    expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'System',
      'Light',
      'Dark',
    ]);
  });

  it('counts what waits in the inbox and in the review', async () => {
    testServer().answer(getSuggestionSummary, { count: 4 });
    testServer().answer(getReviewSummary, { count: 1034, guesses: [] });
    const { inSidebar } = await openSidebar('/goals');
    expect(await inSidebar.findByRole('link', { name: 'Inbox 4 waiting' })).toHaveAttribute('href', '/inbox');
    expect(await inSidebar.findByRole('link', { name: 'Review 1,034 waiting' })).toHaveTextContent('999+');
  });

  it('is fixed at 256 px from 768 to 1023 px, whatever is stored', async () => {
    window.localStorage.setItem('sidebar_width', '390');
    setViewportWidth(1023);
    const { sidebar, inSidebar } = await openSidebar('/goals');
    expect(sidebar).toHaveStyle({ width: '256px' });
    expect(inSidebar.queryByRole('separator')).not.toBeInTheDocument();
  });
});
