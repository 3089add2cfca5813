import { useState } from 'react';
import { Link } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ConnectSection } from './connect-section.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { TokenRow } from './token-row.tsx';
import { useTokens } from './tokens.api.ts';
import { t } from './tokens.messages.ts';

/** The programs with access, a form for another one, and the lines of configuration that connect it. */
export function TokensSection() {
  const tokens = useTokens();
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <SettingsSection title={t('title')} description={t('text')}>
        <div className="flex flex-col gap-8">
          <TokenList />
          {/* Shown after the list has loaded, because the list would push the form down. */}
          {!tokens.isPending && (
            <>
              <NewTokenForm secret={secret} onSecretChange={setSecret} />
              <p className="text-ui">
                <TextLink>
                  <Link to="/developers">{t('api')}</Link>
                </TextLink>
              </p>
            </>
          )}
        </div>
      </SettingsSection>
      {!tokens.isPending && <ConnectSection secret={secret} />}
    </>
  );
}

function TokenList() {
  const tokens = useTokens();
  if (tokens.isError && tokens.data === undefined) {
    return (
      <ErrorState
        className="py-4"
        title={errorSentence(tokens.error, t('failed'))}
        retryLabel={t('retry')}
        onRetry={() => void tokens.refetch()}
      />
    );
  }
  if (tokens.data === undefined) {
    return (
      <output aria-label={t('loading')} className="block">
        <Skeleton className="h-14 w-full" />
      </output>
    );
  }
  if (tokens.data.length === 0) return <p className="flex min-h-14 items-center text-ui text-muted">{t('empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-panel">
      {tokens.data.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}
