import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { t } from './frame.messages.ts';

export function PlanBadge() {
  const { isPremium } = useViewer();
  return (
    <Badge tone={isPremium ? 'accent' : 'neutral'} className="mx-1">
      {isPremium ? t('header.premium') : t('header.free')}
    </Badge>
  );
}
