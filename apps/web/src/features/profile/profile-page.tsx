import type { Achievement, UserStats } from '@app/contract/stats';
import type { ReactNode } from 'react';
import { formatDate } from '#lib/dates.ts';
import { formatNumber } from '#lib/messages.ts';
import { useViewer } from '#lib/viewer.ts';
import { Card, CardTitle } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AchievementCard } from './achievement-card.tsx';
import { useAchievements, useUserStats } from './profile.api.ts';
import { PhotoCard } from './photo-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { StatList } from './stat-list.tsx';
import { t } from './profile.messages.ts';

/** The total that is shown if the statistics lack the number of achievements. */
const DEFAULT_ACHIEVEMENT_COUNT = 6;

/** Each value has a default, so that the page is shown even if a response lacks one. */
type Stats = Partial<UserStats>;

export interface ProfilePageProps {
  planCard: ReactNode;
  /** True while the plan card loads. The page waits for it, so that the cards below do not move. */
  isPlanCardPending: boolean;
}

export function ProfilePage({ planCard, isPlanCardPending }: ProfilePageProps) {
  const stats = useUserStats();
  const achievements = useAchievements();
  if (stats.isPending || achievements.isPending || isPlanCardPending) {
    return (
      <div className="flex flex-1 items-center justify-center py-32 text-muted">
        <Spinner label={t('loading')} className="size-7" />
      </div>
    );
  }
  if (stats.data === undefined || achievements.data === undefined) {
    const retry = () => void Promise.all([stats.refetch(), achievements.refetch()]);
    return (
      <Page>
        <PageHeader title={t('title')} />
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={retry} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title={t('title')} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-6">
        <div className="flex flex-col gap-4 lg:gap-6">
          <PhotoCard />
          <QuickStats stats={stats.data} />
        </div>
        <div className="flex flex-col gap-4 lg:gap-6">
          {planCard}
          <ProfileForm />
          <Achievements achievements={achievements.data} />
          <Analytics stats={stats.data} />
        </div>
      </div>
    </Page>
  );
}

function QuickStats({ stats }: { stats: Stats }) {
  const { currentStreak = 0, achievementsCompleted = 0, totalAchievements, totalConversations = 0 } = stats;
  return (
    <Card>
      <CardTitle className="mb-4">{t('quickStats')}</CardTitle>
      <StatList
        stats={[
          [t('currentStreak'), t('days', { count: currentStreak })],
          [
            t('achievementsDone'),
            t('achievementsOf', { done: achievementsCompleted, total: totalAchievements ?? DEFAULT_ACHIEVEMENT_COUNT }),
          ],
          [t('aiConversations'), formatNumber(totalConversations)],
        ]}
      />
    </Card>
  );
}

function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <Card>
      <CardTitle className="mb-4">{t('achievements')}</CardTitle>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {achievements.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </Card>
  );
}

function Analytics({ stats }: { stats: Stats }) {
  const { timeZone } = useViewer();
  const { currentStreak = 0, longestStreak = 0, totalConversations = 0, totalEventsCreated = 0, joinDate } = stats;
  return (
    <Card>
      <CardTitle className="mb-4">{t('analytics')}</CardTitle>
      <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <section>
          <h3 className="mb-3 text-ui font-semibold">{t('streakInformation')}</h3>
          <StatList
            stats={[
              [t('currentStreak'), t('days', { count: currentStreak })],
              [t('longestStreak'), t('days', { count: longestStreak })],
            ]}
          />
        </section>
        <section>
          <h3 className="mb-3 text-ui font-semibold">{t('usageStatistics')}</h3>
          <StatList
            stats={[
              [t('totalConversations'), formatNumber(totalConversations)],
              [t('eventsCreated'), formatNumber(totalEventsCreated)],
              [t('memberSince'), joinDate === undefined ? t('unknown') : formatDate(joinDate, timeZone)],
            ]}
          />
        </section>
      </div>
    </Card>
  );
}
