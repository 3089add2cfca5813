import type { SharedPage } from '@app/contract/sharing';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hasErrorCode } from '#lib/api-error.ts';
import { formatExact } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSharedPage } from './sharing.api.ts';
import { t } from './sharing.messages.ts';

export interface SharedConversationProps {
  token: string;
  appName: string;
  renderText: (text: string) => ReactNode;
}

/** A shared conversation, readable without an account. */
export function SharedConversation({ token, appName, renderText }: SharedConversationProps) {
  const shared = useSharedPage(token);
  if (shared.data !== undefined) return <Conversation page={shared.data} appName={appName} renderText={renderText} />;
  if (!shared.isError) return <LoadingConversation />;
  if (hasErrorCode(shared.error, 'sharing.not_found') || hasErrorCode(shared.error, 'request.invalid')) return <Gone />;
  return (
    <ErrorState isPageTitle title={t('pageFailed')} retryLabel={t('retry')} onRetry={() => void shared.refetch()} />
  );
}

function Conversation({ page, appName, renderText }: { page: SharedPage } & Omit<SharedConversationProps, 'token'>) {
  const { title, isLive, sharedAt, messages } = page;
  const name = title === '' ? t('pageUntitled') : title;
  const date = formatExact(sharedAt, readerZone());
  return (
    <article className="mx-auto w-full max-w-reading px-4 py-8 sm:px-6 sm:py-12">
      <title>{`${name} · ${appName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="text-title text-balance break-words">{name}</h1>
      <p className="mt-1.5 text-ui text-muted">
        {isLive ? t('pageLive', { app: appName }) : t('pageSnapshot', { app: appName, date })} {t('pageHidden')}
      </p>
      <ol className="mt-8 flex flex-col gap-7">
        {messages.map(({ id, role, content }) => (
          <li key={id}>
            <h2 className="mb-1 text-small font-medium text-muted">{t(role === 'user' ? 'you' : 'assistant')}</h2>
            {role === 'user' ? (
              <div className="rounded-card bg-accent-soft px-4 py-3">{renderText(content)}</div>
            ) : (
              renderText(content)
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** The reader may have no account, so times are in the browser's zone. */
function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function Gone() {
  return (
    <div className="flex flex-1 items-start justify-center px-4 py-16 sm:py-24">
      <title>{t('pageGone')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <Card className="flex w-full max-w-105 flex-col items-start">
        <h1 className="text-title text-balance">{t('pageGone')}</h1>
        <p className="mt-2 text-body text-muted">{t('pageGoneText')}</p>
        <Button asChild variant="primary" className="mt-5">
          <Link to="/">{t('home')}</Link>
        </Button>
      </Card>
    </div>
  );
}

function LoadingConversation() {
  return (
    <output aria-label={t('loading')} className="mx-auto block w-full max-w-reading px-4 py-12 sm:px-6">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="mt-8 h-16 w-full" />
      <Skeleton className="mt-6 h-40 w-full" />
    </output>
  );
}
