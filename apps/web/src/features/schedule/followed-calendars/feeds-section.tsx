import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { FeedRow } from './feed-row.tsx';
import { useFeeds, useFollowCalendar } from './feeds.api.ts';
import { t } from './feeds.messages.ts';

/** A form that follows a calendar by its URL, and the list of the calendars followed so far. */
export function FeedsSection() {
  return (
    <SettingsSection title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-5">
        <FollowForm />
        <FeedList />
      </div>
    </SettingsSection>
  );
}

function FollowForm() {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  // A link of the schedule ends in `#follow`: then the field takes the focus.
  useEffect(() => {
    if (hash === '#follow') form.current?.querySelector('input')?.focus();
  }, [hash]);
  // Without a toast on failure: the field shows the error.
  const follow = useFollowCalendar(false);
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (url.trim() === '') return setError(t('addressMissing'));
    if (follow.isPending) return undefined;
    setError(undefined);
    return follow.mutate(
      { url: url.trim() },
      {
        onSuccess: ({ name, eventCount }) => {
          setUrl('');
          showToast({
            title: t('followed'),
            description: t('followedText', { name, count: eventCount }),
            tone: 'success',
          });
        },
        onError: (failure) => setError(errorSentence(failure, t('followFailed'))),
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Field label={t('address')} hint={t('addressHint')} error={error}>
        <div className="flex gap-2">
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={url}
            maxLength={2_000}
            placeholder="https://"
            className="min-w-0 flex-1"
            onChange={(change) => {
              setError(undefined);
              setUrl(change.target.value);
            }}
          />
          <Button type="submit" className="h-10" isPending={follow.isPending}>
            {t('follow')}
          </Button>
        </div>
      </Field>
    </form>
  );
}

function FeedList() {
  const feeds = useFeeds();
  if (feeds.isError && feeds.data === undefined) {
    return (
      <ErrorState className="py-4" title={t('failed')} retryLabel={t('retry')} onRetry={() => void feeds.refetch()} />
    );
  }
  if (feeds.data === undefined) {
    return (
      <output aria-label={t('loading')} className="block">
        <Skeleton className="h-14 w-full rounded-card" />
      </output>
    );
  }
  if (feeds.data.length === 0) return <p className="text-ui text-muted">{t('empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {feeds.data.map((feed) => (
        <FeedRow key={feed.id} feed={feed} />
      ))}
    </ul>
  );
}
