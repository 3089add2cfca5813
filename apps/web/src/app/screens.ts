/** Every screen of the app, with the texts for the page-info popover, the document title and the sign-in card. */
import { matchPath } from 'react-router';

export interface Screen {
  /** Path patterns, the main one first. */
  paths: readonly string[];
  title: string;
  /** One or two sentences for the page-info popover. */
  description: string;
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
    description:
      'Ask anything, plan your week or think out loud. Every conversation is saved and filed under the category it belongs to.',
    subject: 'your assistant',
    ...main,
  },
  {
    paths: ['/categories', '/dashboard'],
    title: 'Categories',
    description:
      'All your conversations, sorted by what they are about. Open a category to read and search what is in it.',
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
    description:
      'The conversations filed here, newest first. Search their titles and contents, or open one to continue it.',
    subject: 'your conversations',
    ...main,
  },
  {
    paths: ['/conversation-chat/:conversationId'],
    title: 'Conversation',
    description: 'A saved conversation from its first message on. Write below to continue it.',
    subject: 'this conversation',
    ...alone,
  },
  {
    paths: ['/conversation-chat/:conversationId/print'],
    title: 'Print',
    description: 'A conversation to print or to save as a PDF.',
    subject: 'this conversation',
    ...alone,
  },
  {
    paths: ['/schedule'],
    title: 'Schedule',
    description: 'Your events day by day, those found in conversations and those you added.',
    subject: 'your schedule',
    ...main,
  },
  {
    paths: ['/recommendations'],
    title: 'AI Insights',
    description: 'Suggestions drawn from your own conversations, events and goals, each with the reason for it.',
    subject: 'your recommendations',
    ...main,
  },
  {
    paths: ['/learning'],
    title: 'Learning Hub',
    description: 'Cards made from what you learned in conversations, shown again just before you would forget.',
    subject: 'your learning',
    ...main,
  },
  {
    paths: ['/learning/:deckId'],
    title: 'Deck',
    description: 'The cards of one topic or deck, and what was said about it in your conversations.',
    subject: 'this deck',
    ...main,
  },
  {
    paths: ['/goals'],
    title: 'Goals Tracker',
    description: 'What you want to reach, by when, and how far you are.',
    subject: 'your goals',
    ...main,
  },
  {
    paths: ['/goals/review'],
    title: 'Weekly review',
    description: 'A look back at a week: goals, tasks, events, and a note of your own.',
    subject: 'your weekly review',
    ...main,
  },
  {
    paths: ['/goals/:goalId'],
    title: 'Goal',
    description: 'The progress of one goal: its milestones, its log, and linked conversations.',
    subject: 'this goal',
    ...main,
  },
  {
    paths: ['/prompts'],
    title: 'Scheduled Prompts',
    description: 'Prompts that run at times you choose. Each answer is filed as a conversation, and you are notified.',
    subject: 'your scheduled prompts',
    ...main,
  },
  {
    paths: ['/reminders'],
    title: 'Reminders',
    description: 'What you want to be reminded of, and when.',
    subject: 'your reminders',
    ...main,
  },
  {
    paths: ['/trends', '/trends/reports', '/trends/reports/:reportId'],
    title: 'Trends & Reports',
    description: 'What you have been asking about, how much and in which mood, over time.',
    subject: 'your trends',
    ...main,
  },
  {
    paths: ['/templates'],
    title: 'Templates',
    description: 'Questions you ask again and again, with blanks to fill in.',
    subject: 'your templates',
    ...main,
  },
  {
    paths: ['/search'],
    title: 'Search',
    description: 'Finds conversations by what was said in them, by you or by the assistant.',
    subject: 'your search results',
    ...main,
  },
  {
    paths: ['/inbox'],
    title: 'Inbox',
    description:
      'Events, reminders and tasks found in your conversations, each with the message it comes from. Approve, edit or decline them.',
    subject: 'your inbox',
    ...main,
  },
  {
    paths: ['/review'],
    title: 'Review',
    description:
      'Conversations whose category is uncertain, with the two best guesses. One key files each, and similar ones follow.',
    subject: 'your review queue',
    ...main,
  },
  {
    paths: ['/imports'],
    title: 'Imports',
    description: 'Bring conversations from other assistants. Every import has a receipt and can be undone.',
    subject: 'your imports',
    ...main,
  },
  {
    paths: ['/imports/:importId'],
    title: 'Import',
    description: 'What this import read, created, left unchanged and skipped, and why.',
    subject: 'this import',
    ...main,
  },
  {
    paths: ['/trash'],
    title: 'Trash',
    description: 'What you deleted in the last 30 days. Restore it, or delete it for good.',
    subject: 'your trash',
    ...main,
  },
  {
    paths: ['/profile'],
    title: 'Profile',
    description: 'Your name, your plan and how much of it is used, your statistics and achievements.',
    subject: 'your profile',
    ...alone,
  },
  {
    paths: ['/settings'],
    title: 'Settings',
    description:
      'How the assistant answers, when it reminds you, what is kept private, and how your account is secured.',
    subject: 'your settings',
    ...alone,
  },
  {
    paths: ['/upgrade-payment'],
    title: 'Upgrade to Premium',
    description: 'Complete the payment that turns a free account into a Premium one.',
    subject: 'your payment',
    ...alone,
  },
  {
    paths: ['/upgrade-payment/test-portal'],
    title: 'Test portal',
    description: 'Cancels and resumes a test plan, as the payment provider does with a real one.',
    subject: 'your plan',
    ...alone,
  },
];

/** The screen for a path; undefined for the 404 card and public pages. */
export function findScreen(pathname: string): Screen | undefined {
  return screens.find((screen) => screen.paths.some((path) => matchPath(path, pathname) !== null));
}
