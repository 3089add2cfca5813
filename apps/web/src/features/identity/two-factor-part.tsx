import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTwoFactor } from './two-factor.api.ts';
import { t } from './two-factor.messages.ts';
import { TwoFactorDialog, type TwoFactorAction } from './two-factor-dialog.tsx';

/** With at most this many recovery codes left, the section warns. */
const FEW_CODES = 3;

/** Turns two-factor authentication on or off, and renews its recovery codes. */
export function TwoFactorPart() {
  const twoFactor = useTwoFactor();
  const [action, setAction] = useState<TwoFactorAction | null>(null);
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('title')}</h3>
      {twoFactor.isError ? (
        <ErrorState
          className="py-4"
          title={t('loadFailed')}
          retryLabel={t('retry')}
          onRetry={() => void twoFactor.refetch()}
        />
      ) : twoFactor.data === undefined ? (
        <output aria-label={t('loading')} className="mt-3 block">
          <Skeleton className="h-12 w-full" />
        </output>
      ) : (
        <>
          <p className="mt-1 text-ui text-muted">{t(twoFactor.data.isEnabled ? 'on' : 'off')}</p>
          {twoFactor.data.isEnabled && <CodesLeft count={twoFactor.data.recoveryCodesLeft} />}
          <div className="mt-3 flex flex-wrap gap-2">
            {twoFactor.data.isEnabled ? (
              <>
                <Button onClick={() => setAction('codes')}>{t('newCodes')}</Button>
                <Button onClick={() => setAction('off')}>{t('turnOff')}</Button>
              </>
            ) : (
              <Button onClick={() => setAction('on')}>{t('turnOn')}</Button>
            )}
          </div>
        </>
      )}
      {action !== null && <TwoFactorDialog action={action} onClose={() => setAction(null)} />}
    </div>
  );
}

function CodesLeft({ count }: { count: number }) {
  const isFew = count <= FEW_CODES;
  return (
    <p className={isFew ? 'mt-1 text-small text-warning-text' : 'mt-1 text-small text-muted'}>
      {t(isFew ? 'fewCodes' : 'codesLeft', { count })}
    </p>
  );
}
