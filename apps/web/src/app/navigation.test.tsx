import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TopNavigation } from './layouts/top-navigation.tsx';
import { isActive, isGroup, sidebarNavigation, topNavigation } from './navigation.ts';
import { describeScreen } from './screen-descriptions.ts';
import { findScreen, screens } from './screens.ts';

const menuPaths = new Set(
  [...topNavigation.flatMap((entry) => (isGroup(entry) ? entry.links : [entry])), ...sidebarNavigation].map(
    (link) => link.path,
  ),
);

it('every screen has a description for its page-info popover', () => {
  expect(screens.filter((screen) => describeScreen(screen) === undefined)).toEqual([]);
});

describe('the menus', () => {
  it('have the groups Planner, Insights and Library', () => {
    const named = topNavigation.map((entry) =>
      isGroup(entry) ? [entry.label, entry.links.map((link) => link.label)] : entry.label,
    );
    expect(named).toEqual([
      'Assistant',
      'Categories',
      ['Planner', ['Schedule', 'Goals', 'Reminders']],
      ['Insights', ['Recommendations', 'Trends & Reports']],
      ['Library', ['Learning', 'Templates', 'Files', 'Context']],
      'Profile',
    ]);
    expect(sidebarNavigation.map((link) => link.label)).toEqual([
      'AI Chat',
      'Categories',
      'Schedule',
      'Recommendations',
      'Learning',
      'Goals',
      'Profile',
    ]);
  });

  it('lead only to screens that the page-info popover knows', () => {
    expect([...menuPaths].filter((path) => !findScreen(path))).toEqual([]);
  });

  it('mark an entry as active only on its paths', () => {
    const [chat] = sidebarNavigation;
    expect(chat && isActive(chat, '/chat')).toBe(true);
    expect(chat && isActive(chat, '/categories')).toBe(false);
  });

  it('open a group with the keyboard', async () => {
    render(
      <MemoryRouter initialEntries={['/goals']}>
        <TopNavigation />
      </MemoryRouter>,
    );
    screen.getByRole('button', { name: 'Planner' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Schedule', 'Goals', 'Reminders']);
    expect(screen.getByRole('menuitem', { name: 'Goals' })).toHaveAttribute('aria-current', 'page');
  });
});
