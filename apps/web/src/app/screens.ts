/** Every screen of the app, with the texts for the document title and the sign-in card. Loaded with the first page. */
import { matchPath } from 'react-router';

export interface Screen {
  /** Path patterns, the main one first. */
  paths: readonly string[];
  title: string;
  /** Completes 'Please log in to view …'. */
  subject: string;
  hasSidebar: boolean;
}

const withSidebar = { hasSidebar: true } as const;
const withoutSidebar = { hasSidebar: false } as const;

export const screens: readonly Screen[] = [
  {
    paths: ['/', '/chat'],
    title: 'Assistant',
    subject: 'your assistant',
    ...withSidebar,
  },
  {
    paths: ['/categories', '/dashboard'],
    title: 'Categories',
    subject: 'your categories',
    ...withSidebar,
  },
  {
    paths: [
      '/categories/:categoryId',
      '/categories/:categoryId/subcategories/:subcategoryId',
      '/conversations/:categoryId',
    ],
    title: 'Conversations',
    subject: 'your conversations',
    ...withSidebar,
  },
  {
    paths: ['/conversation-chat/:conversationId'],
    title: 'Conversation',
    subject: 'this conversation',
    ...withSidebar,
  },
  {
    paths: ['/conversation-chat/:conversationId/print'],
    title: 'Print',
    subject: 'this conversation',
    ...withoutSidebar,
  },
  {
    paths: ['/schedule'],
    title: 'Schedule',
    subject: 'your schedule',
    ...withSidebar,
  },
  {
    paths: ['/recommendations'],
    title: 'AI Insights',
    subject: 'your recommendations',
    ...withSidebar,
  },
  {
    paths: ['/learning'],
    title: 'Learning Hub',
    subject: 'your learning',
    ...withSidebar,
  },
  {
    paths: ['/learning/:deckId'],
    title: 'Deck',
    subject: 'this deck',
    ...withSidebar,
  },
  {
    paths: ['/goals'],
    title: 'Goals Tracker',
    subject: 'your goals',
    ...withSidebar,
  },
  {
    paths: ['/chat/temporary'],
    title: 'Temporary chat',
    subject: 'your temporary chat',
    ...withSidebar,
  },
  {
    paths: ['/goals/review'],
    title: 'Weekly review',
    subject: 'your weekly review',
    ...withSidebar,
  },
  {
    paths: ['/goals/:goalId'],
    title: 'Goal',
    subject: 'this goal',
    ...withSidebar,
  },
  {
    paths: ['/prompts'],
    title: 'Scheduled Prompts',
    subject: 'your scheduled prompts',
    ...withSidebar,
  },
  {
    paths: ['/reminders'],
    title: 'Reminders',
    subject: 'your reminders',
    ...withSidebar,
  },
  {
    paths: ['/archive'],
    title: 'Your archive',
    subject: 'your archive',
    ...withSidebar,
  },
  {
    paths: ['/trends', '/trends/reports', '/trends/reports/:reportId'],
    title: 'Trends & Reports',
    subject: 'your trends',
    ...withSidebar,
  },
  {
    paths: ['/templates'],
    title: 'Templates',
    subject: 'your templates',
    ...withSidebar,
  },
  {
    paths: ['/files'],
    title: 'Files',
    subject: 'your files',
    ...withSidebar,
  },
  {
    paths: ['/context'],
    title: 'Context',
    subject: 'your context',
    ...withSidebar,
  },
  {
    paths: ['/search'],
    title: 'Search',
    subject: 'your search results',
    ...withSidebar,
  },
  {
    paths: ['/inbox'],
    title: 'Inbox',
    subject: 'your inbox',
    ...withSidebar,
  },
  {
    paths: ['/review'],
    title: 'Review',
    subject: 'your review queue',
    ...withSidebar,
  },
  {
    paths: ['/imports'],
    title: 'Imports',
    subject: 'your imports',
    ...withSidebar,
  },
  {
    paths: ['/imports/:importId'],
    title: 'Import',
    subject: 'this import',
    ...withSidebar,
  },
  {
    paths: ['/operator'],
    title: 'Operator’s page',
    subject: 'this page',
    ...withSidebar,
  },
  {
    paths: ['/trash'],
    title: 'Trash',
    subject: 'your trash',
    ...withSidebar,
  },
  {
    paths: ['/profile'],
    title: 'Profile',
    subject: 'your profile',
    ...withSidebar,
  },
  {
    paths: ['/settings', '/settings/:page'],
    title: 'Settings',
    subject: 'your settings',
    ...withSidebar,
  },
  {
    paths: ['/upgrade-payment'],
    title: 'Upgrade to Premium',
    subject: 'your payment',
    ...withoutSidebar,
  },
  {
    paths: ['/upgrade-payment/test-portal'],
    title: 'Test portal',
    subject: 'your plan',
    ...withoutSidebar,
  },
];

/** The screen for a path; undefined for the 404 card and public pages. */
export function findScreen(pathname: string): Screen | undefined {
  return screens.find((screen) => screen.paths.some((path) => matchPath(path, pathname) !== null));
}
