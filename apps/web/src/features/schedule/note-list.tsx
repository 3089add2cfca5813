import type { EventNote } from '@app/contract/event-edits';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { formatExact, formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useNoteActions } from './schedule.api.ts';
import { t } from './schedule.messages.ts';

/** The notes of an event; each can be edited and deleted. */
export function NoteList({ eventId, notes }: { eventId: string; notes: readonly EventNote[] }) {
  const [editedId, setEditedId] = useState<string>();
  const noteActions = useNoteActions(eventId);
  if (notes.length === 0) return null;
  const remove = (noteId: string) =>
    noteActions.remove.mutate(noteId, {
      onSuccess: () =>
        showToast({
          title: t('noteDeleted'),
          action: { label: t('undo'), onSelect: () => noteActions.restore.mutate(noteId) },
        }),
    });
  const save = (noteId: string, before: string, content: string) => {
    setEditedId(undefined);
    if (content === before) return;
    noteActions.edit.mutate(
      { noteId, content },
      {
        onSuccess: () =>
          showToast({
            title: t('noteSaved'),
            tone: 'success',
            action: {
              label: t('undo'),
              onSelect: () => noteActions.edit.mutate({ noteId, content: before }),
            },
          }),
      },
    );
  };
  return (
    <ul className="flex flex-col gap-2">
      {notes.map((note) => (
        <li key={note.id} className="rounded-control bg-sunken py-2 pr-1.5 pl-3">
          {editedId === note.id ? (
            <NoteEditor
              content={note.content}
              onCancel={() => setEditedId(undefined)}
              onSave={(content) => save(note.id, note.content, content)}
            />
          ) : (
            <NoteText note={note} onEdit={() => setEditedId(note.id)} onDelete={() => remove(note.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NoteText({ note, onEdit, onDelete }: { note: EventNote; onEdit: () => void; onDelete: () => void }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { content, createdAt } = note;
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <p className="text-ui wrap-anywhere whitespace-pre-wrap">{content}</p>
        <time dateTime={createdAt} title={formatExact(createdAt, timeZone)} className="text-small text-muted">
          {formatRecent(createdAt, now, timeZone)}
        </time>
      </div>
      <Menu
        align="end"
        trigger={<PlainIconButton size="small" label={t('noteActions')} icon={<Ellipsis aria-hidden />} />}
      >
        <MenuItem onSelect={onEdit}>
          <Pencil aria-hidden />
          {t('noteEdit')}
        </MenuItem>
        <MenuItem tone="danger" onSelect={onDelete}>
          <Trash2 aria-hidden />
          {t('noteDelete')}
        </MenuItem>
      </Menu>
    </div>
  );
}

interface NoteEditorProps {
  content: string;
  onSave: (content: string) => void;
  onCancel: () => void;
}

function NoteEditor({ content: before, onSave, onCancel }: NoteEditorProps) {
  const [content, setContent] = useState(before);
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (content.trim() !== '') onSave(content.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 pr-1.5">
      <Field label={<span className="sr-only">{t('noteEditLabel')}</span>}>
        <Textarea rows={3} value={content} maxLength={20_000} onChange={(change) => setContent(change.target.value)} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" disabled={content.trim() === ''}>
          {t('noteSave')}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
