import { useId, useState, type SubmitEvent } from 'react';
import type { EventScope } from '@app/contract/event-edits';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './schedule.messages.ts';
import type { OpenQuestion } from './use-schedule-actions.ts';

/** Asks which occurrences of a repeating event to change. */
export function ScopeDialog({ question, onDismiss }: { question: OpenQuestion; onDismiss: () => void }) {
  const { event, kind, choices, answer } = question;
  const formId = useId();
  const [scope, setScope] = useState<EventScope>(choices[0] ?? 'this');
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    answer(scope);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      size="small"
      title={t(kind === 'change' ? 'scopeChange' : 'scopeDelete', { title: event.title })}
      description={t('scopeText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onDismiss}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant={kind === 'delete' ? 'danger' : 'primary'}>
            {kind === 'delete' ? t('delete') : t('apply')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <fieldset className="flex flex-col gap-1">
          <legend className="sr-only">{t('scopeText')}</legend>
          {choices.map((choice) => (
            <label
              key={choice}
              className="flex min-h-9 items-center gap-2.5 rounded-control px-2 text-ui hover:bg-hover"
            >
              <input
                type="radio"
                name="scope"
                value={choice}
                // Focused at once, so that the arrow keys and Enter suffice.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={choice === choices[0]}
                checked={scope === choice}
                onChange={() => setScope(choice)}
                className="size-4 accent-[var(--accent)]"
              />
              {t(`scope.${choice}`)}
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
