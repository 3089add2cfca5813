import { type SyntheticEvent, useState } from 'react';
import { MAX_NOTE_LENGTH, type Highlight } from '@app/contract/highlights';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useMakeCard, useMakeTask, useRemoveHighlight, useSaveNote } from './highlights.api.ts';
import { t } from './highlights.messages.ts';

/** A passage with its note, and the actions on it. */
export function HighlightItem({ highlight, onShow }: { highlight: Highlight; onShow: () => void }) {
  const [form, setForm] = useState<'note' | 'card' | null>(null);
  const task = useMakeTask(highlight);
  const remove = useRemoveHighlight(highlight.id);
  const close = () => setForm(null);
  return (
    <article className="flex flex-col gap-2 text-ui">
      <button
        type="button"
        title={t('show')}
        onClick={onShow}
        className="border-l-2 border-warning pl-3 text-left whitespace-pre-wrap hover:underline"
      >
        <span className="line-clamp-4">{highlight.quote}</span>
      </button>
      {highlight.note !== '' && form !== 'note' && <p className="whitespace-pre-wrap text-muted">{highlight.note}</p>}
      {form === 'note' && <NoteForm highlight={highlight} onDone={close} />}
      {form === 'card' && <CardForm highlight={highlight} onDone={close} />}
      <div className="-ml-2.5 flex flex-wrap gap-0.5">
        <Button size="small" variant="ghost" onClick={() => setForm(form === 'note' ? null : 'note')}>
          {highlight.note === '' ? t('addNote') : t('note')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => setForm(form === 'card' ? null : 'card')}>
          {t('makeCard')}
        </Button>
        <Button size="small" variant="ghost" isPending={task.isPending} onClick={() => task.mutate()}>
          {t('makeTask')}
        </Button>
        <Button size="small" variant="ghost" isPending={remove.isPending} onClick={() => remove.mutate()}>
          {t('remove')}
        </Button>
      </div>
    </article>
  );
}

interface FormProps {
  highlight: Highlight;
  onDone: () => void;
}

function NoteForm({ highlight, onDone }: FormProps) {
  const save = useSaveNote(highlight.id);
  return (
    <TextForm
      label={t('note')}
      submitLabel={t('saveNote')}
      initial={highlight.note}
      maxLength={MAX_NOTE_LENGTH}
      isPending={save.isPending}
      onSubmit={(text) => save.mutate(text, { onSuccessIfMounted: onDone })}
    />
  );
}

function CardForm({ highlight, onDone }: FormProps) {
  const make = useMakeCard(highlight);
  return (
    <TextForm
      label={t('cardFront')}
      submitLabel={t('cardSave')}
      initial={highlight.note}
      maxLength={2_000}
      isRequired
      isPending={make.isPending}
      onSubmit={(text) => make.mutate(text, { onSuccessIfMounted: onDone })}
    />
  );
}

interface TextFormProps {
  label: string;
  submitLabel: string;
  initial: string;
  maxLength: number;
  isRequired?: boolean;
  isPending: boolean;
  onSubmit: (text: string) => void;
}

function TextForm({ label, submitLabel, initial, maxLength, isRequired = false, isPending, onSubmit }: TextFormProps) {
  const [text, setText] = useState(initial);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isRequired || text.trim() !== '') onSubmit(text.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Textarea
        aria-label={label}
        placeholder={label}
        rows={3}
        value={text}
        maxLength={maxLength}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" className="self-start" isPending={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
