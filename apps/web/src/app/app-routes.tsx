import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { lazyRoute, type LazyRoute } from './lazy-route.ts';
import { LoadingPage } from './loading-page.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { WorkspaceLayout } from './layouts/workspace-layout.tsx';
import { NotFoundCard } from './not-found-card.tsx';

/** The signed-in screens. `preloadScreen` takes the first match, so fixed paths come before paths with parameters. */
const workspaceRoutes: readonly (readonly [path: string, screen: LazyRoute])[] = [
  ...sameScreen(
    ['/', '/chat'],
    lazyRoute(async () => (await import('./routes/chat.tsx')).ChatRoute),
  ),
  ['/chat/temporary', lazyRoute(async () => (await import('./routes/conversation-chat.tsx')).TemporaryChatRoute)],
  ...sameScreen(
    ['/categories', '/dashboard'],
    lazyRoute(async () => (await import('./routes/categories.tsx')).CategoriesRoute),
  ),
  ...sameScreen(
    ['/categories/:categoryId', '/categories/:categoryId/subcategories/:subcategoryId', '/conversations/:categoryId'],
    lazyRoute(async () => (await import('./routes/conversations.tsx')).ConversationsRoute),
  ),
  [
    '/conversation-chat/:conversationId',
    lazyRoute(async () => (await import('./routes/conversation-chat.tsx')).ConversationChatRoute),
  ],
  [
    '/conversation-chat/:conversationId/print',
    lazyRoute(async () => (await import('./routes/print-conversation.tsx')).PrintConversationRoute),
  ],
  ['/imports', lazyRoute(async () => (await import('./routes/imports.tsx')).ImportsRoute)],
  ['/imports/:importId', lazyRoute(async () => (await import('./routes/import.tsx')).ImportRoute)],
  ['/schedule', lazyRoute(async () => (await import('./routes/schedule.tsx')).ScheduleRoute)],
  ['/operator', lazyRoute(async () => (await import('./routes/operator.tsx')).OperatorRoute)],
  ['/trash', lazyRoute(async () => (await import('./routes/trash.tsx')).TrashRoute)],
  ['/inbox', lazyRoute(async () => (await import('./routes/inbox.tsx')).InboxRoute)],
  ['/review', lazyRoute(async () => (await import('./routes/review.tsx')).ReviewRoute)],
  ['/recommendations', lazyRoute(async () => (await import('./routes/recommendations.tsx')).RecommendationsRoute)],
  ['/learning', lazyRoute(async () => (await import('./routes/learning.tsx')).LearningRoute)],
  ['/learning/:deckId', lazyRoute(async () => (await import('./routes/deck.tsx')).DeckRoute)],
  ['/templates', lazyRoute(async () => (await import('./routes/templates.tsx')).TemplatesRoute)],
  ['/files', lazyRoute(async () => (await import('./routes/files.tsx')).FilesRoute)],
  ['/context', lazyRoute(async () => (await import('./routes/context.tsx')).ContextRoute)],
  ['/archive', lazyRoute(async () => (await import('./routes/archive.tsx')).ArchiveRoute)],
  ['/trends', lazyRoute(async () => (await import('./routes/trends.tsx')).TrendsRoute)],
  ['/trends/reports', lazyRoute(async () => (await import('./routes/reports.tsx')).ReportsRoute)],
  ['/trends/reports/:reportId', lazyRoute(async () => (await import('./routes/report.tsx')).ReportRoute)],
  ['/search', lazyRoute(async () => (await import('./routes/search.tsx')).SearchRoute)],
  ['/profile', lazyRoute(async () => (await import('./routes/profile.tsx')).ProfileRoute)],
  ['/prompts', lazyRoute(async () => (await import('./routes/prompts.tsx')).PromptsRoute)],
  ['/reminders', lazyRoute(async () => (await import('./routes/reminders.tsx')).RemindersRoute)],
  ...sameScreen(
    ['/settings', '/settings/:page'],
    lazyRoute(async () => (await import('./routes/settings.tsx')).SettingsRoute),
  ),
  ['/upgrade-payment/test-portal', lazyRoute(async () => (await import('./routes/test-portal.tsx')).TestPortalRoute)],
  ['/upgrade-payment', lazyRoute(async () => (await import('./routes/upgrade-payment.tsx')).UpgradePaymentRoute)],
  ['/goals', lazyRoute(async () => (await import('./routes/goals.tsx')).GoalsRoute)],
  ['/goals/review', lazyRoute(async () => (await import('./routes/weekly-review.tsx')).WeeklyReviewRoute)],
  ['/goals/:goalId', lazyRoute(async () => (await import('./routes/goal.tsx')).GoalRoute)],
];

const publicRoutes: readonly (readonly [path: string, screen: LazyRoute])[] = [
  ['/login', lazyRoute(async () => (await import('./routes/login.tsx')).LoginRoute)],
  ['/signup', lazyRoute(async () => (await import('./routes/signup.tsx')).SignupRoute)],
  ['/forgot-password', lazyRoute(async () => (await import('./routes/forgot-password.tsx')).ForgotPasswordRoute)],
  ['/reset-password', lazyRoute(async () => (await import('./routes/reset-password.tsx')).ResetPasswordRoute)],
  ['/verify-email', lazyRoute(async () => (await import('./routes/verify-email.tsx')).VerifyEmailRoute)],
  ['/connect/:requestId', lazyRoute(async () => (await import('./routes/connect.tsx')).ConnectRoute)],
  ['/developers', lazyRoute(async () => (await import('./routes/developers.tsx')).DevelopersRoute)],
  ['/share/:token', lazyRoute(async () => (await import('./routes/share.tsx')).ShareRoute)],
];

/** The router is given only the routes of the open screen: for all others it would compile patterns at every change. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const isOpen = ([path]: readonly [path: string, screen: LazyRoute]) => isPathOf(path, pathname);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route element={<PublicLayout />}>{publicRoutes.filter(isOpen).map(toRoute)}</Route>
        <Route element={<WorkspaceLayout />}>
          {workspaceRoutes.filter(isOpen).map(toRoute)}
          <Route path="*" element={<NotFoundCard />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

function toRoute([path, Screen]: readonly [path: string, screen: LazyRoute]) {
  return <Route key={path} path={path} element={<Screen />} />;
}

/** Whether the router would match these, without a regular expression for each of sixty patterns. */
function isPathOf(pattern: string, pathname: string): boolean {
  const [expected, parts] = [segmentsOf(pattern), segmentsOf(pathname)];
  return (
    expected.length === parts.length &&
    expected.every((segment, at) => (segment.startsWith(':') ? parts[at] !== '' : segment === parts[at]))
  );
}

/** Neither case nor slashes at the end matter. */
function segmentsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/+$/, '').split('/');
}

/** Loads the screen of a path while the app starts; for a visitor only a public screen. Never fails. */
export async function preloadScreen(pathname: string, { isVisitor }: { isVisitor: boolean }): Promise<void> {
  const routes = isVisitor ? publicRoutes : [...publicRoutes, ...workspaceRoutes];
  await routes.find(([path]) => isPathOf(path, pathname))?.[1].preload();
}

function sameScreen(paths: readonly string[], screen: LazyRoute): (readonly [string, LazyRoute])[] {
  return paths.map((path) => [path, screen] as const);
}
