import type { ModelStatus } from '@app/contract/assistant';
import { errorSentence } from '#lib/api-error.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useModelStatus, useTestModel } from './assistant.api.ts';
import { t } from './assistant.messages.ts';
import { RefiningStatus } from './refining-status.tsx';
import { ModelInstructions } from './model-instructions.tsx';

/** The connected model, a test of it, and how to connect one. */
export function ModelSection() {
  const status = useModelStatus();
  return (
    <SettingsSection title={t('model.title')} description={t('model.text')}>
      {status.isError ? (
        <ErrorState
          className="py-4"
          title={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void status.refetch()}
        />
      ) : status.data === undefined ? (
        <output aria-label={t('loading')} className="flex flex-col gap-3">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </output>
      ) : (
        <>
          {status.data.state === 'connected' ? <Connected status={status.data} /> : <BuiltIn />}
          {status.data.state === 'connected' && <RefiningStatus />}
          {status.data.showsSetup && (
            <div className="mt-4 border-t border-line">
              <Disclosure title={status.data.state === 'connected' ? t('model.howOther') : t('model.how')}>
                <ModelInstructions />
              </Disclosure>
            </div>
          )}
        </>
      )}
    </SettingsSection>
  );
}

function BuiltIn() {
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge>{t('model.builtin')}</Badge>
      <p className="text-ui text-pretty">{t('model.builtinText')}</p>
    </div>
  );
}

function Connected({ status }: { status: ModelStatus }) {
  const test = useTestModel();
  const destination = status.destination ?? '';
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">{t('model.connected')}</Badge>
        <span className="text-ui font-medium break-all">{status.label}</span>
      </p>
      <p className="text-ui text-muted">{t(status.staysHere ? 'model.staysHere' : 'model.leaves', { destination })}</p>
      <Button isPending={test.isPending} onClick={() => test.mutate()}>
        {t('model.test')}
      </Button>
      <output className="block min-h-5 text-ui">
        {test.isPending && <span className="sr-only">{t('model.testing')}</span>}
        {test.data !== undefined && !test.isPending && <Outcome {...test.data} />}
        {test.isError && <span className="text-danger-text">{errorSentence(test.error, t('model.testFailed'))}</span>}
      </output>
    </div>
  );
}

function Outcome({ isWorking, message, milliseconds }: { isWorking: boolean; message: string; milliseconds: number }) {
  if (!isWorking) return <span className="text-danger-text">{message}</span>;
  const seconds = (milliseconds / 1000).toFixed(1);
  return <span className="text-success-text">{t('model.works', { message, seconds })}</span>;
}
