import type { Person, PersonLimits } from '@app/contract/operator';
import { useState } from 'react';
import { formatBytes } from '#lib/bytes.ts';
import { formatAge, formatDate } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { t } from './operator.messages.ts';
import { PersonDialog } from './person-dialog.tsx';

/** One account: its plan, state and usage, and a button to change it. */
export function PersonRow({ person, defaults }: { person: Person; defaults: PersonLimits | undefined }) {
  const [isChanging, setChanging] = useState(false);
  const { timeZone } = useViewer();
  const now = useNow();
  const { email, conversations, messages, storage, joinedAt, seenAt } = person;
  const used = formatBytes(storage.bytes);
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 text-ui font-medium break-all">{email}</span>
          <Badges person={person} />
        </p>
        <p className="tabular mt-1 text-small text-muted">
          {t('facts', { conversations, messages })}
          {' · '}
          {storage.quota === null
            ? t('storage', { used })
            : t('storageOf', { used, quota: formatBytes(storage.quota) })}
        </p>
        <p className="tabular text-small text-muted">
          {t('joined', { date: formatDate(joinedAt, timeZone) })}
          {', '}
          {seenAt === null ? t('unseen') : t('seen', { age: formatAge(seenAt, now, timeZone) })}
        </p>
      </div>
      <Button size="small" aria-label={t('changeNamed', { email })} onClick={() => setChanging(true)}>
        {t('change')}
      </Button>
      {isChanging && <PersonDialog person={person} defaults={defaults} onClose={() => setChanging(false)} />}
    </li>
  );
}

function Badges({ person: { plan, state, isOperator } }: { person: Person }) {
  return (
    <>
      {plan !== 'free' && <Badge tone="accent">{plan === 'premium' ? t('premium') : t('paid')}</Badge>}
      {isOperator && <Badge>{t('operator')}</Badge>}
      {state === 'suspended' && <Badge tone="danger">{t('suspended')}</Badge>}
      {state === 'closing' && <Badge tone="warning">{t('closing')}</Badge>}
    </>
  );
}
