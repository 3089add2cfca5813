import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Input } from '#ui/input.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { CalendarFileImport } from './calendar-file-import.tsx';
import { useCalendarFeed, useRotateFeed } from './calendar.api.ts';
import { t } from './calendar.messages.ts';

/** The private URL at which other apps read the user's calendar, and the import of a calendar file. */
export function CalendarSection() {
  return (
    <SettingsSection title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-8">
        <PrivateFeed />
        <CalendarFileImport />
      </div>
    </SettingsSection>
  );
}

function PrivateFeed() {
  const feed = useCalendarFeed();
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('feed')}</h3>
      <p className="mt-1 mb-3 text-small text-muted">{t('feedText')}</p>
      {feed.isError && feed.data === undefined ? (
        <ErrorState className="py-4" title={t('failed')} retryLabel={t('retry')} onRetry={() => void feed.refetch()} />
      ) : feed.data === undefined ? (
        <output aria-label={t('loading')} className="block">
          <Skeleton className="h-31 w-full" />
        </output>
      ) : (
        <FeedAddress url={feed.data.url} />
      )}
    </div>
  );
}

function FeedAddress({ url }: { url: string }) {
  const copy = async () => {
    const isCopied = await copyText(url);
    showToast(
      isCopied
        ? { title: t('copied'), tone: 'success' }
        : { title: t('error'), description: t('copyFailed'), tone: 'danger' },
    );
  };
  return (
    <>
      <div className="flex gap-2">
        <Input
          readOnly
          value={url}
          aria-label={t('address')}
          className="min-w-0 flex-1"
          onFocus={(event) => event.target.select()}
        />
        <Button className="h-10" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('copy')}
        </Button>
      </div>
      <p className="mt-2 text-small text-muted">{t('warning')}</p>
      <RotateFeedButton />
    </>
  );
}

/** Replaces the URL of the feed by a new one, after a confirmation. */
function RotateFeedButton() {
  const [isConfirming, setConfirming] = useState(false);
  const rotate = useRotateFeed();
  const confirm = () =>
    rotate.mutate(undefined, {
      onSuccess: () => {
        setConfirming(false);
        showToast({ title: t('rotated'), tone: 'success' });
      },
    });
  return (
    <>
      <Button size="small" className="mt-3" onClick={() => setConfirming(true)}>
        {t('rotate')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('rotateTitle')}
        description={t('rotateText')}
        confirmLabel={t('rotate')}
        cancelLabel={t('cancel')}
        isPending={rotate.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
