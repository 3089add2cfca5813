import type { TwoFactorSetup } from '@app/contract/two-factor';
import { lazy, Suspense, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useDisableTwoFactor, useRenewRecoveryCodes, useSetUpTwoFactor } from './two-factor.api.ts';
import { t } from './two-factor.messages.ts';

// Loaded lazily, because it includes the QR code generator.
const ScanStep = lazy(async () => ({ default: (await import('./scan-step.tsx')).ScanStep }));

export type TwoFactorAction = 'on' | 'off' | 'codes';

/**
 * Asks for the password, then does the action: `on` shows the QR code and then the recovery codes, `codes` shows new
 * recovery codes.
 */
export function TwoFactorDialog({ action, onClose }: { action: TwoFactorAction; onClose: () => void }) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [fieldError, setFieldError] = useState<string>();
  const startSetup = useSetUpTwoFactor();
  const disable = useDisableTwoFactor();
  const renew = useRenewRecoveryCodes();
  const isPending = startSetup.isPending || disable.isPending || renew.isPending;

  function submit(password: string) {
    const onError = (error: unknown) => setFieldError(errorSentence(error, t('tryAgain')));
    setFieldError(undefined);
    if (action === 'on') startSetup.mutate(password, { onSuccess: setSetup, onError });
    if (action === 'codes')
      renew.mutate(password, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes), onError });
    if (action === 'off') {
      disable.mutate(password, {
        onSuccess: () => showToast({ title: t('turnedOff'), tone: 'success' }),
        onSuccessIfMounted: onClose,
        onError,
      });
    }
  }

  const step = codes !== undefined ? 'codes' : setup !== undefined ? 'scan' : 'password';
  const title = step === 'codes' ? t('codes.title') : step === 'scan' ? t('scan.title') : t(`ask.${action}`);
  const text = step === 'codes' ? t('codes.text') : step === 'scan' ? t('scan.text') : t(`ask.${action}Text`);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      size="small"
    >
      {codes !== undefined ? (
        <RecoveryCodeList codes={codes} onDone={onClose} />
      ) : setup !== undefined ? (
        <Suspense>
          <ScanStep setup={setup} onConfirmed={setCodes} />
        </Suspense>
      ) : (
        <PasswordStep
          submitLabel={action === 'off' ? t('turnOff') : t('next')}
          isPending={isPending}
          fieldError={fieldError}
          onSubmit={submit}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
