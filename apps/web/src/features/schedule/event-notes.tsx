import { useState, type SubmitEvent } from 'react';
import type { Event } from '@app/contract/events';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { showToast } from '#ui/toast-store.ts';
import { NoteList } from './note-list.tsx';
import { useAddNote, useEventNotes } from './schedule.api.ts';
import { t } from './schedule.messages.ts';

/** The notes of the selected event, and a form for a new one. */
export function EventNotes({ event }: { event: Event }) {
  const notes = useEventNotes(event.id);
  return (
    <section aria-label={t('notes')} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-ui font-semibold">{t('notes')}</h3>
      {event.notes !== '' && <p className="text-ui wrap-anywhere whitespace-pre-wrap">{event.notes}</p>}
      {notes.isError && <p className="text-small text-danger-text">{t('notesFailed')}</p>}
      {notes.isPending && <Skeleton className="h-4 w-2/3" />}
      {notes.data?.length === 0 && event.notes === '' && <p className="text-small text-muted">{t('notesEmpty')}</p>}
      <NoteList eventId={event.id} notes={notes.data ?? []} />
      <NewNote event={event} />
    </section>
  );
}

function NewNote({ event }: { event: Event }) {
  const [content, setContent] = useState('');
  const add = useAddNote(event.id);
  const isBlank = content.trim() === '';
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (isBlank || add.isPending) return;
    add.mutate(content.trim(), {
      onSuccess: () => {
        setContent('');
        showToast({ title: t('noteAdded'), description: t('noteAddedText', { title: event.title }), tone: 'success' });
      },
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Field label={<span className="sr-only">{t('noteLabel')}</span>}>
        <Textarea
          rows={2}
          value={content}
          maxLength={20_000}
          placeholder={t('notePlaceholder')}
          onChange={(change) => setContent(change.target.value)}
        />
      </Field>
      {!isBlank && (
        <Button type="submit" size="small" variant="primary" isPending={add.isPending} className="self-start">
          {t('addNote')}
        </Button>
      )}
    </form>
  );
}
