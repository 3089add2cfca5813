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

const main = { hasSidebar: true } as const;
const alone = { hasSidebar: false } as const;

export const screens: readonly Screen[] = [
  {
    paths: ['/', '/chat'],
    title: 'Assistant',
    subject: 'your assistant',
    ...main,
  },
  {
    paths: ['/categories', '/dashboard'],
    title: 'Categories',
    subject: 'your categories',
    ...main,
  },
  {
    paths: [
      '/categories/:categoryId',
      '/categories/:categoryId/subcategories/:subcategoryId',
      '/conversations/:categoryId',
    ],
    title: 'Conversations',
    subject: 'your conversations',
    ...main,
  },
  {
    paths: ['/conversation-chat/:conversationId'],
    title: 'Conversation',
    subject: 'this conversation',
    ...alone,
  },
  {
    paths: ['/conversation-chat/:conversationId/print'],
    title: 'Print',
    subject: 'this conversation',
    ...alone,
  },
  {
    paths: ['/schedule'],
    title: 'Schedule',
    subject: 'your schedule',
    ...main,
  },
  {
    paths: ['/recommendations'],
    title: 'AI Insights',
    subject: 'your recommendations',
    ...main,
  },
  {
    paths: ['/learning'],
    title: 'Learning Hub',
    subject: 'your learning',
    ...main,
  },
  {
    paths: ['/learning/:deckId'],
    title: 'Deck',
    subject: 'this deck',
    ...main,
  },
  {
    paths: ['/goals'],
    title: 'Goals Tracker',
    subject: 'your goals',
    ...main,
  },
  {
    paths: ['/goals/review'],
    title: 'Weekly review',
    subject: 'your weekly review',
    ...main,
  },
  {
    paths: ['/goals/:goalId'],
    title: 'Goal',
    subject: 'this goal',
    ...main,
  },
  {
    paths: ['/prompts'],
    title: 'Scheduled Prompts',
    subject: 'your scheduled prompts',
    ...main,
  },
  {
    paths: ['/reminders'],
    title: 'Reminders',
    subject: 'your reminders',
    ...main,
  },
  {
    paths: ['/trends', '/trends/reports', '/trends/reports/:reportId'],
    title: 'Trends & Reports',
    subject: 'your trends',
    ...main,
  },
  {
    paths: ['/templates'],
    title: 'Templates',
    subject: 'your templates',
    ...main,
  },
  {
    paths: ['/search'],
    title: 'Search',
    subject: 'your search results',
    ...main,
  },
  {
    paths: ['/inbox'],
    title: 'Inbox',
    subject: 'your inbox',
    ...main,
  },
  {
    paths: ['/review'],
    title: 'Review',
    subject: 'your review queue',
    ...main,
  },
  {
    paths: ['/imports'],
    title: 'Imports',
    subject: 'your imports',
    ...main,
  },
  {
    paths: ['/imports/:importId'],
    title: 'Import',
    subject: 'this import',
    ...main,
  },
  {
    paths: ['/trash'],
    title: 'Trash',
    subject: 'your trash',
    ...main,
  },
  {
    paths: ['/profile'],
    title: 'Profile',
    subject: 'your profile',
    ...alone,
  },
  {
    paths: ['/settings'],
    title: 'Settings',
    subject: 'your settings',
    ...alone,
  },
  {
    paths: ['/upgrade-payment'],
    title: 'Upgrade to Premium',
    subject: 'your payment',
    ...alone,
  },
  {
    paths: ['/upgrade-payment/test-portal'],
    title: 'Test portal',
    subject: 'your plan',
    ...alone,
  },
];

/** The screen for a path; undefined for the 404 card and public pages. */
export function findScreen(pathname: string): Screen | undefined {
  return screens.find((screen) => screen.paths.some((path) => matchPath(path, pathname) !== null));
}
