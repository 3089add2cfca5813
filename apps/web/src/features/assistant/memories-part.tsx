import { type Memory, MAX_MEMORY_LENGTH } from '@app/contract/memories';
import { Pencil, X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCreateMemory, useDeleteMemory, useMemories, useUpdateMemory } from './memories.api.ts';
import { t } from './memories.messages.ts';

/** The user's memories, which can be edited and deleted. */
export function MemoriesPart() {
  const memories = useMemories();
  const create = useCreateMemory();
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('title')}</h3>
      <p className="mt-1 text-small text-muted">{t('hint')}</p>
      {memories.isError ? (
        <ErrorState
          className="py-4"
          title={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void memories.refetch()}
        />
      ) : memories.data === undefined ? (
        <output aria-label={t('loading')} className="mt-3 block">
          <Skeleton className="h-10 w-full" />
        </output>
      ) : (
        <>
          {memories.data.length === 0 ? (
            <p className="mt-3 text-ui text-muted">{t('empty')}</p>
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {memories.data.map((memory) => (
                <MemoryRow key={memory.id} memory={memory} />
              ))}
            </ul>
          )}
          <MemoryForm
            label={t('field')}
            submitLabel={t('add')}
            isPending={create.isPending}
            onSubmit={(text, clearField) => create.mutate(text, { onSuccess: clearField })}
          />
        </>
      )}
    </div>
  );
}

function MemoryRow({ memory: { id, text, source } }: { memory: Memory }) {
  const [isEditing, setEditing] = useState(false);
  const update = useUpdateMemory();
  const remove = useDeleteMemory();
  if (isEditing) {
    return (
      <li className="pb-3">
        <MemoryForm
          label={t('editing')}
          submitLabel={t('save')}
          text={text}
          isPending={update.isPending}
          onCancel={() => setEditing(false)}
          onSubmit={(newText) => update.mutate({ id, text: newText }, { onSuccess: () => setEditing(false) })}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="text-ui break-words">{text}</p>
        {source !== undefined && (
          <p className="truncate text-small text-muted">
            {t('saidIn')}{' '}
            <Link to={`/conversation-chat/${source.conversationId}`} className="underline hover:text-text">
              {source.title === '' ? t('untitled') : source.title}
            </Link>
          </p>
        )}
      </div>
      <IconButton label={t('edit', { text })} icon={<Pencil aria-hidden />} onClick={() => setEditing(true)} />
      <IconButton
        label={t('remove', { text })}
        icon={<X aria-hidden />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      />
    </li>
  );
}

interface MemoryFormProps {
  label: string;
  submitLabel: string;
  /** The text to edit. */
  text?: string;
  isPending: boolean;
  onSubmit: (text: string, clearField: () => void) => void;
  onCancel?: () => void;
}

function MemoryForm({ label, submitLabel, text: initialText = '', isPending, onSubmit, onCancel }: MemoryFormProps) {
  const [text, setText] = useState(initialText);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !isPending) onSubmit(text.trim(), () => setText(''));
  }

  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-2">
      <div className="min-w-52 flex-1">
        <Field label={label}>
          <Input
            maxLength={MAX_MEMORY_LENGTH}
            placeholder={t('example')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" isPending={isPending} disabled={text.trim() === ''}>
        {submitLabel}
      </Button>
      {onCancel !== undefined && <Button onClick={onCancel}>{t('cancel')}</Button>}
    </form>
  );
}
