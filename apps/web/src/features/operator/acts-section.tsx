import type { OperatorAct } from '@app/contract/operator';
import { formatBytes } from '#lib/bytes.ts';
import { formatDate, formatExact, formatTime } from '#lib/dates.ts';
import { formatNumber } from '#lib/messages.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { listClass, Loaded } from './loaded.tsx';
import { useActs } from './operator.api.ts';
import { t } from './operator.messages.ts';

/** The log of operators' acts, newest first. */
export function ActsSection() {
  const acts = useActs();
  return (
    <SettingsSection title={t('acts')} description={t('actsText')}>
      <div className="flex flex-col gap-4">
        <Loaded query={acts}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.items);
            if (rows.length === 0) return <p className="text-ui text-muted">{t('noActs')}</p>;
            return (
              <ul aria-label={t('acts')} className={listClass}>
                {rows.map((act) => (
                  <ActRow key={act.id} act={act} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        {acts.hasNextPage && (
          <Button className="self-start" isPending={acts.isFetchingNextPage} onClick={() => void acts.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}

function ActRow({ act: { at, by, isCommand, act, person, target, before, after } }: { act: OperatorAct }) {
  const { timeZone } = useViewer();
  const name = t(`act.${act}`);
  const hasSetting = act === 'plan' || act.endsWith('_limit');
  const shown = (value: OperatorAct['before']) => describeSetting(act, value);
  const what = hasSetting ? t('changed', { act: name, before: shown(before), after: shown(after) }) : name;
  const actor = by === null ? t('byNobody') : isCommand ? t('command', { account: by }) : by;
  return (
    <li className="px-4 py-2.5">
      <p className="text-ui break-words">{[what, person, target].filter((part) => part !== null).join(' · ')}</p>
      <p className="tabular mt-0.5 text-small break-words text-muted">
        <time dateTime={at} title={formatExact(at, timeZone)}>
          {formatDate(at, timeZone)}, {formatTime(at, timeZone)}
        </time>
        {' · '}
        {actor}
      </p>
    </li>
  );
}

function describeSetting(act: OperatorAct['act'], value: OperatorAct['before']): string {
  if (value === null) return t('byDefault');
  if (typeof value === 'number') return act === 'storage_limit' ? formatBytes(value) : formatNumber(value);
  if (value === 'free' || value === 'premium') return t(value);
  return String(value);
}
