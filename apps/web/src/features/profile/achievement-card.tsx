import type { Achievement } from '@app/contract/stats';
import { Award, Calendar, Check, Flame, type LucideIcon, Star, Trophy, Zap } from 'lucide-react';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { Progress } from '#ui/progress.tsx';
import { t } from './profile.messages.ts';

const icons: Readonly<Record<string, LucideIcon>> = { Star, Trophy, Flame, Zap, Award, Calendar };

export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { name, description, completed } = achievement;
  const Icon = icons[achievement.icon] ?? Star;
  return (
    <li className="flex gap-3 py-1">
      <span
        aria-hidden
        className={cx(
          'flex size-10 shrink-0 items-center justify-center rounded-control',
          completed ? 'bg-accent-soft text-accent-text' : 'bg-sunken text-muted',
        )}
      >
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-ui font-semibold">{name}</h3>
        <p className="text-small text-muted">{description}</p>
        {completed ? <CompletedLine achievement={achievement} /> : <ProgressLine achievement={achievement} />}
      </div>
    </li>
  );
}

function CompletedLine({ achievement }: { achievement: Achievement }) {
  const { timeZone } = useViewer();
  const { completedAt } = achievement;
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-small text-success-text">
      <Check aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      <span className="font-medium">{t('completed')}</span>
      <span className="text-muted">{completedAt === null ? t('recently') : formatDate(completedAt, timeZone)}</span>
    </p>
  );
}

function ProgressLine({ achievement }: { achievement: Achievement }) {
  const percent = Math.floor(achievement.progress);
  return (
    <div className="mt-2 flex items-center gap-2.5">
      <Progress label={t('progressOf', { name: achievement.name })} percent={achievement.progress} />
      <span className="tabular w-9 shrink-0 text-right text-small text-muted">{t('percent', { percent })}</span>
    </div>
  );
}
