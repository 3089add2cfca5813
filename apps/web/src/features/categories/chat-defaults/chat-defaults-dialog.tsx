import type { ChatFile } from '@app/contract/chat-files';
import { type ChatDefaults, Instructions, MAX_CATEGORY_FILES } from '@app/contract/chat-settings';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { showToast } from '#ui/toast-store.ts';
import { type DefaultsPlace, useUpdateChatDefaults } from './chat-defaults.api.ts';
import { t } from './chat-defaults.messages.ts';
import { missingModelName } from './missing-model.ts';
import { type FilePickerSlot, DefaultFiles } from './default-files.tsx';

/** A model that can be chosen for new chats. */
export interface ModelChoice {
  id: string;
  name: string;
  /** The provider; models of different providers may have the same name. */
  group: string;
}

export interface ChatDefaultsDialogProps {
  place: DefaultsPlace;
  categoryName: string;
  subcategoryName?: string | undefined;
  models: readonly ModelChoice[];
  defaults: ChatDefaults;
  FilePicker: FilePickerSlot;
  onClose: () => void;
}

/** Edits the instructions, the files and the model for the chats of a category or a subcategory. */
export function ChatDefaultsDialog(props: ChatDefaultsDialogProps) {
  const { place, categoryName, subcategoryName, models, defaults, FilePicker, onClose } = props;
  const [instructions, setInstructions] = useState(defaults.instructions);
  const [model, setModel] = useState(defaults.model);
  const [files, setFiles] = useState<readonly ChatFile[]>(defaults.files);
  const [error, setError] = useState<string>();
  const update = useUpdateChatDefaults(place);
  const missingName = missingModelName(model, models);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const checked = Instructions.safeParse(instructions);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    if (files.length > MAX_CATEGORY_FILES) return undefined;
    return update.mutate(
      { instructions: checked.data, model, fileIds: files.map(({ id }) => id) },
      {
        onSuccess: () => showToast({ title: t('saved'), tone: 'success' }),
        onSuccessIfMounted: onClose,
        onError: (failure: Error) => setError(errorSentence(failure, t('failed'))),
      },
    );
  }
  const isSubcategory = subcategoryName !== undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name: subcategoryName ?? categoryName })}
      description={isSubcategory ? `${t('text')} ${t('textSubcategory', { category: categoryName })}` : t('text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="chat-defaults" variant="primary" isPending={update.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="chat-defaults" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('instructions')} hint={t('instructionsHint')} error={error}>
          <Textarea
            isGrowing
            className="max-h-[40dvh] min-h-40"
            value={instructions}
            {...(isSubcategory && { placeholder: t('inherited', { category: categoryName }) })}
            onChange={(event) => {
              setError(undefined);
              setInstructions(event.target.value);
            }}
          />
        </Field>
        <DefaultFiles
          files={files}
          onChange={setFiles}
          inheritsFrom={isSubcategory ? categoryName : undefined}
          FilePicker={FilePicker}
        />
        <Field
          label={t('model')}
          {...(missingName !== undefined && { hint: t('modelGoneText', { name: missingName }) })}
        >
          <Select value={model ?? ''} onChange={(event) => setModel(event.target.value || null)}>
            <option value="">{t('modelUsual')}</option>
            {missingName !== undefined && model !== null && (
              <option value={model}>{t('modelGone', { name: missingName })}</option>
            )}
            {[...Map.groupBy(models, ({ group }) => group)].map(([group, grouped]) => (
              <optgroup key={group} label={group}>
                {grouped.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
