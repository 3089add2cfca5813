/** The parts of this feature in a chat, in one chunk that loads after the chat. */
import type { Message } from '@app/contract/conversations';
import { Shuffle, Sparkles } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { formatDollars } from '#lib/dollars.ts';
import { readPresetModel } from '#lib/preset-model.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { ModelList } from './model-list.tsx';
import { useModels, useModelSettings, useUpdateModelSettings } from './models.api.ts';
import { t } from './models.messages.ts';

export interface ModelPickerProps {
  /** The id of the chosen model; null for the shared model or, if there is none, for the built-in assistant. */
  model: string | null;
  onModel: (id: string | null) => void;
}

/** The name of the model that replies; a click opens the list of models. Not shown if there is nothing to choose. */
export function ModelPicker({ model, onModel }: ModelPickerProps) {
  const models = useModels().data;
  const settings = useModelSettings().data;
  const update = useUpdateModelSettings();
  const chosen = settings?.chosen;
  // The choice on the server replaces that of this browser: the person may have chosen in another browser since, or the
  // model that was chosen in this browser may no longer exist.
  const takeOver = useEffectEvent(() => {
    if (chosen !== undefined && chosen !== model && readPresetModel() === undefined) onModel(chosen);
  });
  useEffect(() => takeOver(), [chosen]);
  if (models === undefined || settings === undefined) return null;
  if (settings.providers.length === 0 && models.length < 2) return null;
  const shown = models.find(({ id }) => id === model) ?? models.find(({ isOwn }) => !isOwn);
  const name = shown?.name ?? t('builtIn');

  function pick(id: string | null): void {
    onModel(id);
    update.mutate({ chosen: id });
  }
  return (
    <Popover
      align="end"
      label={t('chooseTitle')}
      className="w-88 max-w-[calc(100vw-1.5rem)] p-0!"
      trigger={
        <button
          type="button"
          aria-label={t('choose', { name })}
          title={t('choose', { name })}
          className="inline-flex h-9 max-w-44 items-center gap-1.5 rounded-control px-2 text-small text-muted hover:bg-hover hover:text-text data-[state=open]:bg-hover max-md:h-11 pointer-coarse:h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
        >
          <Sparkles aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <span className="truncate @max-lg:hidden">{name}</span>
        </button>
      }
    >
      {(close) => (
        <ModelList
          models={models}
          settings={settings}
          chosenId={shown?.id ?? null}
          onPick={(id) => {
            pick(id);
            close();
          }}
        />
      )}
    </Popover>
  );
}

export interface RegenerateWithModelProps {
  isLocked: boolean;
  /** Null for the built-in assistant. */
  onModel: (id: string | null) => void;
}

/** Chooses the model that writes another reply to the same question, as a new branch. */
export function RegenerateWithModel({ isLocked, onModel }: RegenerateWithModelProps) {
  const models = useModels().data;
  const settings = useModelSettings().data;
  if (models === undefined || settings === undefined || models.every(({ isOwn }) => !isOwn)) return null;
  return (
    <Popover
      align="start"
      label={t('again')}
      className="w-88 max-w-[calc(100vw-1.5rem)] p-0!"
      trigger={
        <PlainIconButton
          size="small"
          label={t('again')}
          title={t('again')}
          icon={<Shuffle aria-hidden />}
          disabled={isLocked}
        />
      }
    >
      {(close) => (
        <ModelList
          models={models}
          settings={settings}
          chosenId={settings.chosen}
          onPick={(id) => {
            close();
            onModel(id);
          }}
        />
      )}
    </Popover>
  );
}

/** The model that wrote a reply; its tokens and cost are in the tooltip and read out by screen readers. */
export function ReplyModel({ message: { model, tokens } }: { message: Message }) {
  const counts = tokens && t('replyTokens', { input: tokens.input ?? 0, output: tokens.output ?? 0 });
  const cost = tokens?.cost == null ? '' : ` · ${formatDollars(tokens.cost)}`;
  const detail = counts && `${counts}${cost}`;
  return (
    <span className="min-w-0 truncate" title={detail}>
      {model}
      {detail !== undefined && <span className="sr-only">, {detail}</span>}
    </span>
  );
}
