import { type PlanningPreferences, partsOfDay } from '@app/contract/planning';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useResetTimeOfDay } from './planning.api.ts';
import { t } from './planning.messages.ts';

/** The preferred time of day learned from accepted slots, and a button to reset it. */
export function TimeOfDay({ timeOfDay }: { timeOfDay: PlanningPreferences['timeOfDay'] }) {
  const { shares, accepted, isUsed } = timeOfDay;
  const reset = useResetTimeOfDay();
  const resetAll = () =>
    reset.mutate(undefined, {
      onSuccess: () => showToast({ title: t('time.resetDone'), tone: 'success' }),
    });
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="text-ui font-medium">{t('time.title')}</h3>
      <p className="mt-1 text-small text-muted">
        {isUsed ? t('time.used', { count: accepted }) : t('time.learning', { count: accepted })}
      </p>
      {isUsed && (
        <ul className="mt-3 flex max-w-md flex-col gap-2">
          {partsOfDay.map((part) => {
            const percent = Math.round(shares[part] * 100);
            return (
              <li key={part} className="grid grid-cols-[6rem_1fr_3rem] items-center gap-3 text-ui">
                {t(`part.${part}`)}
                <Progress label={t(`part.${part}`)} percent={percent} />
                <span className="tabular text-right text-small text-muted">{t('time.share', { percent })}</span>
              </li>
            );
          })}
        </ul>
      )}
      {accepted > 0 && (
        <Button size="small" className="mt-3" isPending={reset.isPending} onClick={resetAll}>
          {t('time.reset')}
        </Button>
      )}
    </section>
  );
}
