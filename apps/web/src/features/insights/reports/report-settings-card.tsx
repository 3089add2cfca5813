import type { UpdateReportSettingsBody } from '@app/contract/reports';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useReportSettings, useUpdateReportSettings } from './reports.api.ts';
import { t } from './reports.messages.ts';

/** The settings of automatic reports; without Premium they can only be turned off. */
export function ReportSettingsCard({ isPremium }: { isPremium: boolean }) {
  const { data: settings, isError, refetch } = useReportSettings();
  const update = useUpdateReportSettings();
  const save = (body: UpdateReportSettingsBody) => update.mutate(body);
  const hasAutomaticReports = settings?.isWeekly === true || settings?.isMonthly === true;
  return (
    <Card>
      <CardTitle>{t('automatic')}</CardTitle>
      <p className="mt-1 text-ui text-pretty text-muted">{t('automaticText')}</p>
      {settings === undefined && isError ? (
        <ErrorState
          className="py-4"
          title={t('settingsFailed')}
          retryLabel={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      ) : settings === undefined ? (
        <Skeleton className="mt-4 h-32" />
      ) : (
        <div className="mt-4 flex flex-col gap-2">
          {(['isWeekly', 'isMonthly'] as const).map((key) => (
            <Checkbox
              key={key}
              label={t(key)}
              isChecked={settings[key]}
              disabled={!isPremium && !settings[key]}
              onCheckedChange={(isChecked) => save({ [key]: isChecked })}
            />
          ))}
          <Checkbox
            label={t('byEmail')}
            isChecked={settings.byEmail}
            disabled={!hasAutomaticReports || !settings.isEmailAvailable}
            onCheckedChange={(byEmail) => save({ byEmail })}
          />
          {!settings.isEmailAvailable && <p className="text-small text-muted">{t('noMail')}</p>}
        </div>
      )}
      {!isPremium && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="mb-3 text-ui text-pretty text-muted">{t('premium')}</p>
          <Button asChild size="small">
            <Link to="/profile">{t('seePremium')}</Link>
          </Button>
        </div>
      )}
    </Card>
  );
}
