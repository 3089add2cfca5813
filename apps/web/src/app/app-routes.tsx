import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { lazyRoute, type LazyRoute } from './lazy-route.ts';
import { LoadingPage } from './loading-page.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { WorkspaceLayout } from './layouts/workspace-layout.tsx';
import { NotFoundCard } from './not-found-card.tsx';

/** One line an address. The first match of a path is its screen. */
const workspaceRoutes: readonly (readonly [path: string, screen: LazyRoute])[] = [
  ...each(
    ['/', '/chat'],
    lazyRoute(async () => (await import('./routes/chat.tsx')).ChatRoute),
  ),
  ...each(
    ['/categories', '/dashboard'],
    lazyRoute(async () => (await import('./routes/categories.tsx')).CategoriesRoute),
  ),
  ...each(
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
  ['/trash', lazyRoute(async () => (await import('./routes/trash.tsx')).TrashRoute)],
  ['/inbox', lazyRoute(async () => (await import('./routes/inbox.tsx')).InboxRoute)],
  ['/review', lazyRoute(async () => (await import('./routes/review.tsx')).ReviewRoute)],
  ['/recommendations', lazyRoute(async () => (await import('./routes/recommendations.tsx')).RecommendationsRoute)],
  ['/learning', lazyRoute(async () => (await import('./routes/learning.tsx')).LearningRoute)],
  ['/learning/:deckId', lazyRoute(async () => (await import('./routes/deck.tsx')).DeckRoute)],
  ['/templates', lazyRoute(async () => (await import('./routes/templates.tsx')).TemplatesRoute)],
  ['/trends', lazyRoute(async () => (await import('./routes/trends.tsx')).TrendsRoute)],
  ['/trends/reports', lazyRoute(async () => (await import('./routes/reports.tsx')).ReportsRoute)],
  ['/trends/reports/:reportId', lazyRoute(async () => (await import('./routes/report.tsx')).ReportRoute)],
  ['/search', lazyRoute(async () => (await import('./routes/search.tsx')).SearchRoute)],
  ['/profile', lazyRoute(async () => (await import('./routes/profile.tsx')).ProfileRoute)],
  ['/prompts', lazyRoute(async () => (await import('./routes/prompts.tsx')).PromptsRoute)],
  ['/reminders', lazyRoute(async () => (await import('./routes/reminders.tsx')).RemindersRoute)],
  ['/settings', lazyRoute(async () => (await import('./routes/settings.tsx')).SettingsRoute)],
  ['/upgrade-payment/test-portal', lazyRoute(async () => (await import('./routes/test-portal.tsx')).TestPortalRoute)],
  ['/upgrade-payment', lazyRoute(async () => (await import('./routes/upgrade-payment.tsx')).UpgradePaymentRoute)],
  ['/goals', lazyRoute(async () => (await import('./routes/goals.tsx')).GoalsRoute)],
  ['/goals/review', lazyRoute(async () => (await import('./routes/weekly-review.tsx')).WeeklyReviewRoute)],
  ['/goals/:goalId', lazyRoute(async () => (await import('./routes/goal.tsx')).GoalRoute)],
];

const LoginRoute = lazyRoute(async () => (await import('./routes/login.tsx')).LoginRoute);
const SignupRoute = lazyRoute(async () => (await import('./routes/signup.tsx')).SignupRoute);

const ForgotPasswordRoute = lazyRoute(async () => (await import('./routes/forgot-password.tsx')).ForgotPasswordRoute);
const ResetPasswordRoute = lazyRoute(async () => (await import('./routes/reset-password.tsx')).ResetPasswordRoute);
const VerifyEmailRoute = lazyRoute(async () => (await import('./routes/verify-email.tsx')).VerifyEmailRoute);

const ShareRoute = lazyRoute(async () => (await import('./routes/share.tsx')).ShareRoute);

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="/login" element={<LoginRoute />} />
          <Route path="/signup" element={<SignupRoute />} />
          <Route path="/forgot-password" element={<ForgotPasswordRoute />} />
          <Route path="/reset-password" element={<ResetPasswordRoute />} />
          <Route path="/share/:token" element={<ShareRoute />} />
          <Route path="/verify-email" element={<VerifyEmailRoute />} />
        </Route>
        <Route element={<WorkspaceLayout />}>
          {workspaceRoutes.map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={<NotFoundCard />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Starts loading the screen of an address while it is still being found out who is there. */
export function preloadScreen(pathname: string): void {
  workspaceRoutes.find(([path]) => matchPath(path, pathname) !== null)?.[1].preload();
}

function each(paths: readonly string[], screen: LazyRoute): (readonly [string, LazyRoute])[] {
  return paths.map((path) => [path, screen] as const);
}
