import { type AssistantSettings, MAX_CUSTOM_INSTRUCTIONS_LENGTH } from '@app/contract/assistant';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { showToast } from '#ui/toast-store.ts';
import { MemoriesPart } from './memories-part.tsx';
import { useAssistantSettings, useUpdateAssistantSettings } from './assistant.api.ts';
import { t } from './assistant.messages.ts';

/** The user's settings of the assistant. */
export function AssistantSection() {
  const settings = useAssistantSettings();
  return (
    <SettingsSection title={t('assistant.title')} description={t('assistant.text')}>
      {settings.isError ? (
        <ErrorState
          className="py-4"
          title={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void settings.refetch()}
        />
      ) : settings.data === undefined ? (
        <output aria-label={t('loading')} className="flex flex-col gap-4">
          <Skeleton className="h-6 w-64" />
          <Skeleton className="h-32 w-full" />
        </output>
      ) : (
        <div className="flex flex-col gap-8">
          <Behaviour settings={settings.data} />
          <MemoriesPart />
        </div>
      )}
    </SettingsSection>
  );
}

function Behaviour({ settings }: { settings: AssistantSettings }) {
  const [instructions, setInstructions] = useState(settings.instructions);
  const update = useUpdateAssistantSettings();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    update.mutate({ instructions }, { onSuccess: () => showToast({ title: t('saved'), tone: 'success' }) });
  };
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Checkbox
          label={t('assistant.archive')}
          isChecked={settings.usesArchive}
          onCheckedChange={(usesArchive) => update.mutate({ usesArchive })}
        />
        <p className="mt-1 pl-7 text-small text-muted">{t('assistant.archiveHint')}</p>
      </div>
      <form onSubmit={submit} className="flex flex-col items-start gap-3">
        <div className="w-full">
          <Field label={t('assistant.instructions')} hint={t('assistant.instructionsHint')}>
            <Textarea
              rows={4}
              isGrowing
              className="max-h-72"
              maxLength={MAX_CUSTOM_INSTRUCTIONS_LENGTH}
              placeholder={t('assistant.instructionsExample')}
              value={instructions}
              onChange={(event) => setInstructions(event.target.value)}
            />
          </Field>
        </div>
        <Button
          type="submit"
          isPending={update.isPending && update.variables.instructions !== undefined}
          disabled={instructions.trim() === settings.instructions}
        >
          {t('save')}
        </Button>
      </form>
    </div>
  );
}
