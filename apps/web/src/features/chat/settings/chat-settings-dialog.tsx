import { Instructions, Temperature } from '@app/contract/chat-settings';
import { getModelStatus } from '@app/contract/assistant';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { endpointQuery } from '#lib/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useChosenModel } from '../chosen-model.ts';
import type { ChatSettings } from './new-chat.ts';
import { t } from './settings.messages.ts';

export interface ChatSettingsDialogProps {
  settings: ChatSettings;
  onSave: (settings: ChatSettings) => void;
  onClose: () => void;
  isPending?: boolean;
  /** Why the last attempt to save failed. */
  failure?: string | undefined;
}

/** Edits the instructions and the temperature of one chat. */
export function ChatSettingsDialog({ settings, onSave, onClose, isPending = false, failure }: ChatSettingsDialogProps) {
  const [instructions, setInstructions] = useState(settings.instructions);
  const [temperature, setTemperature] = useState(settings.temperature === null ? '' : String(settings.temperature));
  const [error, setError] = useState<{ field: 'instructions' | 'temperature'; text: string | undefined }>();
  const isBuiltIn = useIsBuiltIn();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const text = Instructions.safeParse(instructions);
    if (!text.success) return setError({ field: 'instructions', text: text.error.issues[0]?.message });
    const typed = temperature.trim().replace(',', '.');
    const number = typed === '' ? { success: true as const, data: null } : Temperature.safeParse(Number(typed));
    if (!number.success) return setError({ field: 'temperature', text: number.error.issues[0]?.message });
    return onSave({ instructions: text.data, temperature: number.data });
  }
  const errorOf = (field: 'instructions' | 'temperature') => (error?.field === field ? error.text : undefined);
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="chat-settings" variant="primary" isPending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="chat-settings" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('instructions')} hint={t('instructionsHint')} error={errorOf('instructions') ?? failure}>
          <Textarea
            isGrowing
            className="max-h-[40dvh] min-h-32"
            value={instructions}
            placeholder={t('instructionsPlaceholder')}
            onChange={(event) => {
              setError(undefined);
              setInstructions(event.target.value);
            }}
          />
        </Field>
        <Field label={t('temperature')} hint={t('temperatureHint')} error={errorOf('temperature')} isOptional>
          <Input
            inputMode="decimal"
            className="max-w-40"
            value={temperature}
            placeholder={t('temperaturePlaceholder')}
            onChange={(event) => {
              setError(undefined);
              setTemperature(event.target.value);
            }}
          />
        </Field>
        {isBuiltIn && <p className="text-small text-muted">{t('builtIn')}</p>}
      </form>
    </Dialog>
  );
}

/** Whether the built-in assistant answers the next question. False while unknown. */
function useIsBuiltIn(): boolean {
  const isChosen = useChosenModel() !== null;
  return useQuery(endpointQuery(getModelStatus)).data?.state === 'builtin' && !isChosen;
}
