import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useSaveWeeklyNote } from './planning.api.ts';
import { t } from './planning.messages.ts';

/** The user's note about a week. */
export function WeeklyNote({ week, note }: { week: string; note: string }) {
  const [text, setText] = useState(note);
  const [error, setError] = useState<string>();
  const save = useSaveWeeklyNote(week);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setError(undefined);
    save.mutate(text, {
      onSuccess: () => showToast({ title: t('review.saved'), tone: 'success' }),
      onError: (failure) => setError(errorSentence(failure, t('review.saveFailed'))),
    });
  }
  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col items-start gap-3">
      <div className="w-full">
        <Field label={t('review.note')} hint={t('review.noteHint')} error={error}>
          <Textarea
            rows={4}
            isGrowing
            maxLength={10_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" isPending={save.isPending}>
        {t('review.save')}
      </Button>
    </form>
  );
}
