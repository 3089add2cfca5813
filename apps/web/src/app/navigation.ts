/** The navigation menus. */
import {
  Bell,
  CalendarClock,
  CalendarDays,
  FileText,
  Flag,
  FolderOpen,
  Folders,
  GraduationCap,
  Inbox,
  Landmark,
  Lightbulb,
  ListChecks,
  MessageSquare,
  Settings,
  Trash2,
  TrendingUp,
  Upload,
  User,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { t } from './layouts/frame.messages.ts';

export interface NavigationLink {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Every path on which this entry is shown as active; by default only `path`. */
  activePaths?: readonly string[];
}

export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

export type NavigationEntry = NavigationLink | NavigationGroup;

const chatPaths = ['/', '/chat'];
const categoriesPaths = ['/categories', '/dashboard'];

const schedule = { label: t('nav.schedule'), path: '/schedule', icon: CalendarDays };
const goals = { label: t('nav.goals'), path: '/goals', icon: Flag };
const reminders = { label: t('nav.reminders'), path: '/reminders', icon: Bell };
const recommendations = { label: t('nav.recommendations'), path: '/recommendations', icon: Lightbulb };
const trends = {
  label: t('nav.trends'),
  path: '/trends',
  icon: TrendingUp,
  activePaths: ['/trends', '/trends/reports'],
};
const archive = { label: t('nav.archive'), path: '/archive', icon: Landmark };
const learning = { label: t('nav.learning'), path: '/learning', icon: GraduationCap };
const templates = { label: t('nav.templates'), path: '/templates', icon: FileText };
const files = { label: t('nav.files'), path: '/files', icon: FolderOpen };
const context = { label: t('nav.context'), path: '/context', icon: UserRound };
const profile = { label: t('nav.profile'), path: '/profile', icon: User };
const categories = {
  label: t('nav.categories'),
  path: '/categories',
  icon: Folders,
  activePaths: categoriesPaths,
};
const chat = { path: '/', icon: MessageSquare, activePaths: chatPaths };

/** The top navigation, shown from 768 px on. */
export const topNavigation: readonly NavigationEntry[] = [
  { ...chat, label: t('nav.assistant') },
  categories,
  { label: t('nav.planner'), links: [schedule, goals, reminders] },
  { label: t('nav.insights'), links: [recommendations, trends] },
  { label: t('nav.library'), links: [learning, templates, files, context] },
  profile,
];

/** The sidebar's main entries. */
export const sidebarNavigation: readonly NavigationLink[] = [
  { ...chat, label: t('nav.chat') },
  categories,
  schedule,
  recommendations,
  learning,
  goals,
  profile,
];

/** The screens with items that wait for a decision; the sidebar shows the number of items. */
export const waitingNavigation: readonly NavigationLink[] = [
  { label: t('nav.inbox'), path: '/inbox', icon: Inbox },
  { label: t('nav.review'), path: '/review', icon: ListChecks },
];

/** The screens of the account menu, at the foot of the sidebar. */
export const accountNavigation: readonly NavigationLink[] = [
  archive,
  { label: t('nav.imports'), path: '/imports', icon: Upload },
  { label: t('nav.prompts'), path: '/prompts', icon: CalendarClock },
  { label: t('nav.trash'), path: '/trash', icon: Trash2 },
  { label: t('nav.settings'), path: '/settings', icon: Settings },
];

/**
 * The screens of the top navigation that the sidebar lacks. The drawer, shown below 768 px, lists them after the
 * sidebar's entries.
 */
export const drawerExtraNavigation: readonly NavigationLink[] = topNavigation
  .flatMap((entry) => (isGroup(entry) ? entry.links : [entry]))
  .filter(({ path }) => !sidebarNavigation.some((link) => link.path === path));

export function isGroup(entry: NavigationEntry): entry is NavigationGroup {
  return 'links' in entry;
}

export function isActive(link: NavigationLink, pathname: string): boolean {
  return (link.activePaths ?? [link.path]).includes(pathname);
}
