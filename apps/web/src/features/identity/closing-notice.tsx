import { formatDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { t } from './recovery.messages.ts';

export interface ClosingNoticeProps {
  closesAt: string;
  isPending: boolean;
  onReopen: () => void;
}

/** Shown instead of signing in while the account waits for its deletion, which can still be cancelled. */
export function ClosingNotice({ closesAt, isPending, onReopen }: ClosingNoticeProps) {
  return (
    <div role="alert" className="mb-4 rounded-control bg-warning-soft px-3 py-3 text-ui text-warning-text">
      <p className="font-medium">{t('closing.title')}</p>
      <p>{t('closing.text', { date: formatDate(closesAt, 'UTC') })}</p>
      <Button size="small" className="mt-3" isPending={isPending} onClick={onReopen}>
        {t('closing.reopen')}
      </Button>
    </div>
  );
}
