import type { ScheduledPrompt } from '@app/contract/prompts';
import { useId } from 'react';
import { formatRecurrence, offeredRules } from '#lib/recurrence.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { t } from './prompts.messages.ts';
import { usePromptForm } from './use-prompt-form.ts';

export interface CategoryChoice {
  id: string;
  name: string;
}

export interface PromptFormProps {
  /** The prompt to edit; null for a new one. */
  prompt: ScheduledPrompt | null;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}

/** Adds or edits a scheduled prompt. */
export function PromptForm({ prompt, categories, onClose }: PromptFormProps) {
  const { timeZone } = useViewer();
  const form = usePromptForm(prompt, onClose);
  const formId = useId();
  const { values, errors, set } = form;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={prompt === null ? t('createTitle') : t('editTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {prompt === null ? t('create') : t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('name')} error={errors.title}>
          <Input
            value={values.title}
            maxLength={100}
            placeholder={t('namePlaceholder')}
            onChange={(change) => set({ title: change.target.value })}
          />
        </Field>
        <Field label={t('prompt')} error={errors.prompt} hint={t('counts')}>
          <Textarea
            rows={4}
            value={values.prompt}
            maxLength={20_000}
            placeholder={t('promptPlaceholder')}
            onChange={(change) => set({ prompt: change.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('first')} error={errors.when}>
            <Input
              type="datetime-local"
              value={values.when}
              onChange={(change) => set({ when: change.target.value })}
            />
          </Field>
          <Field label={t('repeats')}>
            <Select value={values.rule} onChange={(change) => set({ rule: change.target.value })}>
              {offeredRules(values.rule).map((rule) => (
                <option key={rule} value={rule}>
                  {formatRecurrence(rule, timeZone)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field label={t('fileIn')}>
          <Select value={values.categoryId} onChange={(change) => set({ categoryId: change.target.value })}>
            <option value="">{t('bySorting')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
