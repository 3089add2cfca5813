import { Progress } from '#ui/progress.tsx';
import { useRefiningStatus } from './assistant.api.ts';
import { t } from './assistant.messages.ts';

/** The progress of the model's background work; renders nothing while this work is off or its state is not loaded. */
export function RefiningStatus() {
  const { data } = useRefiningStatus();
  if (data === undefined || data.state === 'off') return null;
  const { state, waiting, done, tokensToday, tokensPerDay } = data;
  return (
    <div className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-ui font-medium">{t('refining.title')}</h3>
      <p className="text-ui text-pretty text-muted">{t('refining.text')}</p>
      <p className="tabular text-ui">
        {t('refining.queue', { waiting, done })}
        {state === 'resting' && waiting > 0 && ` ${t('refining.resting')}`}
      </p>
      <Progress
        label={t('refining.tokens', { used: tokensToday, limit: tokensPerDay })}
        percent={(tokensToday / tokensPerDay) * 100}
      />
      <p className="tabular text-small text-muted">
        {t('refining.tokens', { used: tokensToday, limit: tokensPerDay })}
      </p>
    </div>
  );
}
