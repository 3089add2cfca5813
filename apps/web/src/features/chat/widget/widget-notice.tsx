import { Button } from '#ui/button.tsx';
import type { ContinueStatus } from './use-continued-chat.ts';
import { t } from './widget.messages.ts';

/** Explains why the conversation to continue is not shown. */
export function WidgetNotice({ status, onRetry }: { status: ContinueStatus; onRetry: () => void }) {
  if (status !== 'gone' && status !== 'failed') return null;
  return (
    <output className="flex items-center justify-between gap-3 border-b border-line bg-sunken px-4 py-2 text-ui text-text">
      {status === 'gone' ? t('gone') : t('loadFailed')}
      {status === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </output>
  );
}
