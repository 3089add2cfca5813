import { isPremiumTier } from '@app/contract/identity';
import type { SubscriptionStatus } from '@app/contract/subscription';
import { limitState } from '@app/contract/usage';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSubscription } from './subscription.api.ts';
import { t } from './subscription.messages.ts';

const rowClass = 'flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 text-ui';
const frameClass = 'rounded-card border px-4 py-2.5';

export interface SubscriptionCardProps {
  /** False when the link would lead to the current page. */
  hasUpgradeLink?: boolean;
  /** False inside a card. */
  isFramed?: boolean;
  className?: string;
}

/** The plan and its usage: one row, highlighted near the limit. */
export function SubscriptionCard({ hasUpgradeLink = true, isFramed = true, className }: SubscriptionCardProps) {
  const subscription = useSubscription();
  const state = subscription.data === undefined ? 'normal' : usageState(subscription.data);
  return (
    <section
      aria-label={t('cardLabel')}
      className={cx(
        isFramed && frameClass,
        isFramed && (state === 'normal' ? 'border-line bg-panel' : frameTones[state]),
        className,
      )}
    >
      {subscription.isError ? (
        <FailedRow onRetry={() => void subscription.refetch()} isRetrying={subscription.isFetching} />
      ) : subscription.data === undefined ? (
        <output className={rowClass} aria-busy aria-label={t('loading')}>
          <Skeleton className="h-5.5 w-20" />
          <Skeleton className="h-4 w-52 max-w-full" />
          {hasUpgradeLink && <Skeleton className="ml-auto h-7 w-24" />}
        </output>
      ) : (
        <StatusRow status={subscription.data} hasUpgradeLink={hasUpgradeLink} />
      )}
    </section>
  );
}

const frameTones = { warning: 'border-warning bg-warning-soft', reached: 'border-danger bg-danger-soft' } as const;

function usageState({ user, limits, usage }: SubscriptionStatus): ReturnType<typeof limitState> {
  return isPremiumTier(user.subscriptionTier) ? 'normal' : limitState(limits, usage);
}

function FailedRow({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <div role="alert" className={rowClass}>
      <CircleAlert aria-hidden className="size-[var(--size-icon)] text-danger" strokeWidth={1.75} />
      <p className="flex-1">
        <span className="font-medium">{t('failed')}</span> <span className="text-muted">{t('failedText')}</span>
      </p>
      <Button size="small" onClick={onRetry} isPending={isRetrying}>
        {t('retry')}
      </Button>
    </div>
  );
}

function StatusRow({ status, hasUpgradeLink }: { status: SubscriptionStatus; hasUpgradeLink: boolean }) {
  const { timeZone } = useViewer();
  const { user, limits } = status;
  const isPremium = isPremiumTier(user.subscriptionTier);
  const isUnlimited = isPremium || limits.aiChatCount <= 0;
  const state = usageState(status);
  return (
    <div className={rowClass}>
      <Badge tone={isPremium ? 'accent' : 'neutral'}>{isPremium ? t('premium') : t('free')}</Badge>
      {isUnlimited ? (
        <p className="flex-1 text-muted">
          {t('unlimited')}
          {user.currentPeriodEnd !== null && ` · ${periodText(status, user.currentPeriodEnd, timeZone)}`}
        </p>
      ) : (
        <UsageText status={status} state={state} />
      )}
      {!isPremium && hasUpgradeLink && (
        <Button asChild size="small" variant={state === 'reached' ? 'primary' : 'secondary'}>
          <Link to="/profile">{t('upgrade')}</Link>
        </Button>
      )}
    </div>
  );
}

function periodText({ plan }: SubscriptionStatus, end: string, timeZone: string): string {
  if (plan?.status === 'past_due') return t('pastDueShort');
  const isEnding = plan?.isEnding === true || plan?.status === 'canceled';
  return t(isEnding ? 'ends' : 'renews', { date: formatDate(end, timeZone) });
}

function UsageText({ status, state }: { status: SubscriptionStatus; state: ReturnType<typeof limitState> }) {
  const { timeZone } = useViewer();
  const { limits, usage } = status;
  const used = t('usage', { used: usage.aiChatCount, limit: limits.aiChatCount });
  const resets = t('resets', { date: formatDate(usage.resetsAt, timeZone) });
  return (
    <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-4 gap-y-1.5">
      {state === 'reached' && (
        <p className="flex items-center gap-2 text-danger-text">
          <CircleAlert aria-hidden className="size-[var(--size-icon)] shrink-0" strokeWidth={1.75} />
          <span>
            <span className="font-semibold">{t('reached')}</span> {t('reachedText')}
          </span>
        </p>
      )}
      {state === 'warning' && (
        <p className="flex items-center gap-2 font-medium text-warning-text">
          <TriangleAlert aria-hidden className="size-[var(--size-icon)] shrink-0" strokeWidth={1.75} />
          {t('left', { count: limits.aiChatCount - usage.aiChatCount })}
        </p>
      )}
      <p className={cx('tabular text-balance', state === 'normal' ? 'text-text' : 'text-muted')}>{used}</p>
      {state === 'normal' && (
        <div className="w-28 max-sm:hidden">
          <Progress label={t('usageLabel')} percent={(usage.aiChatCount / limits.aiChatCount) * 100} />
        </div>
      )}
      <p className="text-small text-muted">{resets}</p>
    </div>
  );
}
