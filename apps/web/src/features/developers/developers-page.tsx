import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { getOpenApi } from '@app/contract/system';
import { errorSentence } from '#lib/api-error.ts';
import { endpointQuery } from '#lib/query-client.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './developers.messages.ts';

const ApiReference = lazy(async () => ({ default: (await import('./api-reference.tsx')).ApiReference }));

/** Which endpoints are shown: those that accept an access token, or all. */
type ShownEndpoints = 'tokens' | 'all';

/**
 * Describes the API for programs. By default the page shows only the endpoints that accept an access token, and lets
 * people try them.
 */
export function DevelopersPage({ appName, links }: { appName: string; links: ReactNode }) {
  const [token, setToken] = useState('');
  const [shownEndpoints, setShownEndpoints] = useState<ShownEndpoints>('tokens');
  return (
    <div className="mx-auto w-full max-w-[calc(var(--size-content)+48px)] px-4 py-8 sm:px-6">
      <title>{`${t('title')} · ${appName}`}</title>
      <PageHeader title={t('title')} description={t('text')} actions={links} />
      <div className="flex max-w-reading flex-col gap-5">
        <Field label={t('token')} hint={t('tokenHint')}>
          <PasswordInput
            value={token}
            onChange={(event) => setToken(event.target.value.trim())}
            autoComplete="off"
            placeholder="aia_pat_…"
            showLabel={t('show')}
            hideLabel={t('hide')}
          />
        </Field>
        <ChoiceGroup
          label={t('calls')}
          value={shownEndpoints}
          onChange={setShownEndpoints}
          options={[
            { value: 'tokens', label: t('forTokens') },
            { value: 'all', label: t('all') },
          ]}
        />
        {shownEndpoints === 'all' && <p className="text-small text-muted">{t('allHint')}</p>}
      </div>
      <Reference token={token} shownEndpoints={shownEndpoints} />
    </div>
  );
}

function Reference({ token, shownEndpoints }: { token: string; shownEndpoints: ShownEndpoints }) {
  const description = useQuery(endpointQuery(getOpenApi));
  if (description.isError && description.data === undefined) {
    return (
      <ErrorState
        title={errorSentence(description.error, t('failed'))}
        retryLabel={t('retry')}
        onRetry={() => void description.refetch()}
      />
    );
  }
  const waiting = (
    <output aria-label={t('loading')} className="mt-8 block">
      <Skeleton className="h-96 w-full" />
    </output>
  );
  if (description.data === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <section className="mt-6">
        <h2 className="sr-only">{t('reference')}</h2>
        <ApiReference
          key={shownEndpoints}
          description={description.data}
          isForTokensOnly={shownEndpoints === 'tokens'}
          token={token}
        />
      </section>
    </Suspense>
  );
}
