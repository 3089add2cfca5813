import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCurrentUser } from '@app/contract/identity';
import { listTrash } from '@app/contract/trash';
import { ErrorResponse } from '#test/fake-server.ts';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { ada, premiumAda } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

async function openSettings(options?: Parameters<typeof renderApp>[1], path = '/settings') {
  const app = renderApp(path, options);
  await screen.findByTitle('Search');
  return app;
}

/** Pages have headers of their own further down. */
function getTopBar(): HTMLElement {
  const [bar] = screen.getAllByRole('banner');
  if (bar === undefined) throw new Error('There is no header.');
  return bar;
}

describe('the current user', () => {
  it('shows Loading... on an otherwise empty page until the user has loaded', async () => {
    renderApp('/settings');
    expect(screen.getByText('Loading...')).toBeVisible();
    await screen.findByRole('button', { name: 'Sign out' });
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('shows Loading... in the frame of the app to a person who has signed in before', async () => {
    window.history.replaceState(null, '', '/settings');
    renderApp('/settings');
    expect(screen.getByText('Loading...').closest('.bg-page')).not.toBeNull();
    await screen.findByRole('button', { name: 'Sign out' });
    window.history.replaceState(null, '', '/');
  });

  it('shows a visitor the landing page at /', async () => {
    renderApp('/', { as: null });
    expect(await screen.findByRole('link', { name: 'Try It Now' })).toHaveAttribute('href', '/api/login');
  });

  it.each([
    ['/profile', 'Please log in to view your profile.'],
    ['/categories', 'Please log in to view your categories.'],
    ['/chat', 'Please log in to view your assistant.'],
    ['/imports/7', 'Please log in to view this import.'],
  ])('keeps the address %s and shows a visitor a link to the sign-in', async (path, sentence) => {
    const app = renderApp(path, { as: null });
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
    expect(app.address()).toBe(path);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(path)}`,
    );
  });

  it('shows an error with a retry when the account cannot be loaded', async () => {
    testServer().answer(getCurrentUser, () => new Response('', { status: 503 }));
    const app = renderApp('/settings');
    await app.findByText('Your account could not be loaded');
    testServer().signIn(ada);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  it('is fetched again when the window regains the focus, and a sign-in card is shown once the session has ended', async () => {
    const app = await openSettings();
    testServer().signOut();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByRole('heading', { name: 'Please log in to view your settings.' })).toBeVisible();
    expect(app.address()).toBe('/settings');
  });
});

describe('a session that ends while the app is open', () => {
  it('is detected by the first call that is refused', async () => {
    testServer().answer(listTrash, () => {
      testServer().signOut();
      return new ErrorResponse('identity.signed_out');
    });
    const app = renderApp('/trash');
    expect(await screen.findByRole('heading', { name: 'Please log in to view your trash.' })).toBeVisible();
    expect(app.address()).toBe('/trash');
  });
});

describe('unknown addresses', () => {
  it.each([null, ada])('show a 404 card', async (as) => {
    const app = renderApp('/no/such/page', { as });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('There is nothing at /no/such/page.')).toBeVisible();
    expect(app.address()).toBe('/no/such/page');
  });
});

describe('the header', () => {
  it('shows the name of the app, the plan, the full name and a button to sign out', async () => {
    await openSettings();
    const header = within(getTopBar());
    expect(header.getByRole('link', { name: 'AI Assistant' })).toHaveAttribute('href', '/');
    expect(header.getByText('Free Plan')).toBeVisible();
    expect(header.getByText('Ada Lovelace')).toBeVisible();
  });

  it('shows Premium for any paid tier and User for a user without a name', async () => {
    await openSettings({ as: { ...premiumAda, firstName: '', lastName: '' } });
    const header = within(getTopBar());
    expect(header.getByText('Premium')).toBeVisible();
    expect(header.getByText('User')).toBeVisible();
  });

  it.each([
    ['/settings', 'Settings'],
    ['/schedule', 'Schedule'],
    ['/trends', 'Trends & Reports'],
    ['/archive', 'Your archive'],
  ])('explains %s behind its page-info button', async (path, title) => {
    const app = await openSettings({}, path);
    await app.user.click(screen.getByRole('button', { name: 'About this page' }));
    const panel = within(await screen.findByRole('dialog', { name: 'About this page' }));
    expect(panel.getByRole('heading', { name: title })).toBeVisible();
    expect(await panel.findByText(/\.$/)).toBeVisible();
  });

  it('switches between the themes and keeps the choice', async () => {
    const app = await openSettings();
    await app.user.click(screen.getByRole('button', { name: /^Account menu/ }));
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
    await app.user.click(screen.getByRole('button', { name: /^Account menu/ }));
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(window.localStorage.getItem('theme')).toBeNull();
  });

  it('lists the existing screens, and no empty groups', async () => {
    await openSettings();
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Assistant', '/'],
      ['Categories', '/categories'],
      ['Profile', '/profile'],
    ]);
    expect(screen.getByRole('button', { name: 'Planner' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Library' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Insights' })).toBeVisible();
  });
});

describe('a screen without its required state', () => {
  it('/upgrade-payment has no payment session and leads back to the dashboard', async () => {
    await openSettings({}, '/upgrade-payment');
    expect(await screen.findByText('No payment session found. Please try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});

describe('the menu below 768 px', () => {
  it('is a drawer headed Menu with all entries, the name and the email, and closes on navigation', async () => {
    setViewportWidth(390);
    const app = await openSettings({}, '/goals');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const inDrawer = within(drawer);
    expect(inDrawer.getByRole('heading', { name: 'Menu' })).toBeVisible();
    expect(inDrawer.getByText('ada@example.com')).toBeVisible();
    expect(inDrawer.getByRole('link', { name: 'AI Chat Assistant' })).toHaveAttribute('href', '/');
    for (const name of ['New chat', 'Categories', 'Schedule', 'Reminders', 'Trends & Reports', 'Templates', 'Inbox']) {
      expect(inDrawer.getByRole('link', { name })).toBeVisible();
    }
    await app.user.click(inDrawer.getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
    expect(app.address()).toBe('/profile');
  });

  it('has what the header shows on wider screens: the plan, the full name, the page info and the sign-out button', async () => {
    setViewportWidth(390);
    const app = await openSettings({}, '/goals');
    expect(within(getTopBar()).queryByText('Free Plan')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByText('Free Plan')).toBeVisible();
    expect(drawer.getAllByText('Ada Lovelace')[0]).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible();
    const about = within(drawer.getByRole('region', { name: 'About this page' }));
    expect(about.getByRole('heading', { name: 'Goals Tracker' })).toBeVisible();
    expect(about.getByText(/\.$/)).toBeVisible();
  });

  it('returns the focus to its button when it is closed with Escape', async () => {
    setViewportWidth(390);
    const app = await openSettings({}, '/goals');
    await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  it('never opens automatically, and is a bar again from 768 px', async () => {
    setViewportWidth(767);
    await openSettings({}, '/goals');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    setViewportWidth(768);
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
