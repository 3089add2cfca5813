import { translator } from '#lib/messages.ts';

export const t = translator({
  'loading.page': 'Loading...',
  'skip.toContent': 'Skip to the content',
  'toasts.label': 'Notifications',
  'toasts.close': 'Dismiss',

  'header.menu': 'Menu',
  'header.closeMenu': 'Close menu',
  'header.navigation': 'Main',
  'header.pageInfo': 'About this page',
  'header.search': 'Search',
  'header.premium': 'Premium',
  'header.free': 'Free Plan',
  'header.signOut': 'Sign out',
  'header.signIn': 'Sign In',
  'header.signUp': 'Get Started Free',
  'user.fallback': 'User',

  'theme.label': 'Theme',
  'theme.system': 'System',
  'theme.light': 'Light',
  'theme.dark': 'Dark',

  'nav.assistant': 'Assistant',
  'nav.chat': 'AI Chat',
  'nav.categories': 'Categories',
  'nav.planner': 'Planner',
  'nav.schedule': 'Schedule',
  'nav.goals': 'Goals',
  'nav.reminders': 'Reminders',
  'nav.insights': 'Insights',
  'nav.recommendations': 'Recommendations',
  'nav.trends': 'Trends & Reports',
  'nav.library': 'Library',
  'nav.learning': 'Learning',
  'nav.templates': 'Templates',
  'nav.profile': 'Profile',
  'nav.imports': 'Imports',
  'nav.trash': 'Trash',

  'sidebar.label': 'Workspace',
  'sidebar.more': 'Archive',
  'sidebar.resize': 'Sidebar width',

  'guard.title': 'Please log in to view {subject}.',
  'guard.text': 'You come back to this page afterwards.',
  'guard.signIn': 'Sign In',

  'session.failed': 'Your account could not be loaded',
  'session.failedHint': 'Nothing is lost. Check the connection and try again.',
  retry: 'Try again',

  'missing.title': '404 Page Not Found',
  'missing.text': 'There is nothing at {path}.',
  'missing.home': 'Go to the start',

  'error.component': 'Component Error',
  'error.dashboard': 'Dashboard Error',
  'error.router': 'Router Error',
  'error.app': 'App Error',
  'error.reload': 'Reload the page',
});
