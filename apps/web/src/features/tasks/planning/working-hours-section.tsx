import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePlanningPreferences } from './planning.api.ts';
import { t } from './planning.messages.ts';
import { TimeOfDay } from './time-of-day.tsx';
import { WorkingHoursForm } from './working-hours-form.tsx';

/** Working hours, buffer, and the learned time of day. */
export function WorkingHoursSection() {
  const preferences = usePlanningPreferences();
  return (
    <SettingsSection title={t('hours.title')} description={t('hours.text')}>
      {preferences.data === undefined ? (
        preferences.isError ? (
          <ErrorState
            className="py-4"
            title={t('hours.failed')}
            retryLabel={t('retry')}
            onRetry={() => void preferences.refetch()}
          />
        ) : (
          <output aria-label={t('hours.loading')} className="flex flex-col gap-2">
            {Array.from({ length: 7 }, (_, index) => (
              <Skeleton key={index} className="h-10 w-full max-w-md pointer-coarse:h-11" />
            ))}
          </output>
        )
      ) : (
        <>
          <WorkingHoursForm preferences={preferences.data} />
          <TimeOfDay timeOfDay={preferences.data.timeOfDay} />
        </>
      )}
    </SettingsSection>
  );
}
