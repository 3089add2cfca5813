import type { Reminder } from '@app/contract/reminders';
import { Bell, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ReminderForm } from './reminder-form.tsx';
import { groupReminders, type ReminderGroup } from './reminder-groups.ts';
import { ReminderRow } from './reminder-row.tsx';
import { useReminders } from './reminders.api.ts';
import { t } from './reminders.messages.ts';
import { useReminderActions } from './use-reminder-actions.ts';

/** Reminders by group: today, soon, later, done. */
export function RemindersPage() {
  const reminders = useReminders();
  // Null while the form is closed; without a reminder the form adds a new one.
  const [form, setForm] = useState<{ reminder: Reminder | null } | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setForm({ reminder: null })}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  );
  const { data } = reminders;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        explanation={t('summary')}
        actions={data !== undefined && data.length > 0 && add}
      />
      {reminders.isError && data === undefined ? (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void reminders.refetch()} />
      ) : data === undefined ? (
        <LoadingReminders />
      ) : data.length === 0 ? (
        <EmptyState icon={<Bell />} title={t('empty')} description={t('emptyText')} actions={add} />
      ) : (
        <ReminderList reminders={data} onEdit={(reminder) => setForm({ reminder })} />
      )}
      {form !== null && <ReminderForm reminder={form.reminder} onClose={() => setForm(null)} />}
    </Page>
  );
}

interface ListProps {
  reminders: readonly Reminder[];
  onEdit: (reminder: Reminder) => void;
}

function ReminderList({ reminders, onEdit }: ListProps) {
  const { timeZone } = useViewer();
  const now = useNow();
  const actions = useReminderActions(now);
  const [showsDone, setShowsDone] = useState(false);
  const groups = groupReminders(reminders, now, timeZone);
  const section = (name: ReminderGroup) => (
    <ReminderSection key={name} name={name} count={groups[name].length}>
      {groups[name].map((reminder) => (
        <ReminderRow key={reminder.id} reminder={reminder} now={now} actions={actions} onEdit={onEdit} />
      ))}
    </ReminderSection>
  );
  return (
    <div className="flex flex-col gap-8">
      {groups.today.length === 0 ? (
        <section aria-label={t('today')}>
          <SectionHeading name="today" />
          <p className="text-ui text-muted">{t('todayEmpty')}</p>
        </section>
      ) : (
        section('today')
      )}
      {(['soon', 'later'] as const).filter((name) => groups[name].length > 0).map(section)}
      {groups.done.length > 0 && (
        <div>
          <Button variant="ghost" size="small" aria-expanded={showsDone} onClick={() => setShowsDone(!showsDone)}>
            {showsDone ? t('hideDone') : t('showDone', { count: groups.done.length })}
          </Button>
          {showsDone && <div className="mt-4">{section('done')}</div>}
        </div>
      )}
    </div>
  );
}

function ReminderSection({ name, count, children }: { name: ReminderGroup; count: number; children: ReactNode }) {
  return (
    <section aria-label={t(name)}>
      <SectionHeading name={name} count={count} />
      <ul className="divide-y divide-line rounded-card border border-line bg-panel">{children}</ul>
    </section>
  );
}

function SectionHeading({ name, count }: { name: ReminderGroup; count?: number }) {
  return (
    <h2 className="mb-3 flex items-baseline gap-2 text-section">
      {t(name)}
      {count !== undefined && (
        <span aria-label={t('count', { count })} className="tabular text-small font-normal text-muted">
          {count}
        </span>
      )}
    </h2>
  );
}

function LoadingReminders() {
  return (
    <output aria-label={t('loading')} className="block">
      <Skeleton className="mb-3 h-5 w-20" />
      <div className="divide-y divide-line rounded-card border border-line bg-panel">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="flex h-16 flex-col justify-center gap-2 px-4">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-1/5" />
          </div>
        ))}
      </div>
    </output>
  );
}
