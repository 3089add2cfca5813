import { TimeZoneField } from '#features/identity/time-zone-field.tsx';
import { chooseClock, chooseWeekStart, clocks, useClock, useWeekStart, weekStarts } from '#lib/display-formats.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { t as frameText } from '../layouts/frame.messages.ts';
import { themeOptions, useTheme } from '../layouts/use-theme.ts';
import { t } from './settings.messages.ts';

const clockOptions = clocks.map((clock) => ({ value: clock, label: t(`clock${clock}`) }));
const weekStartOptions = weekStarts.map((day) => ({ value: day, label: t(day) }));

/** Theme, language and formats. The time zone belongs to the account; the others to this browser. */
export function GeneralSection() {
  const [theme, chooseTheme] = useTheme();
  const clock = useClock();
  const weekStart = useWeekStart();
  return (
    <SettingsSection title={t('general')} description={t('generalText')}>
      <div className="flex flex-col gap-6">
        <ChoiceGroup label={frameText('theme.label')} value={theme} options={themeOptions} onChange={chooseTheme} />
        <div>
          <h3 className="text-ui font-medium">{t('language')}</h3>
          <p className="mt-1 text-ui">{t('english')}</p>
          <p className="text-small text-muted">{t('languageHint')}</p>
        </div>
        <TimeZoneField />
        <ChoiceGroup label={t('clock')} value={clock} options={clockOptions} onChange={chooseClock} />
        <ChoiceGroup label={t('weekStart')} value={weekStart} options={weekStartOptions} onChange={chooseWeekStart} />
        <p className="text-small text-muted">{t('browserHint')}</p>
      </div>
    </SettingsSection>
  );
}
