import type { ScheduledPrompt } from '@app/contract/prompts';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { addDays } from '#lib/calendar-days.ts';
import { fromLocalField, toLocalField } from '#lib/local-time.ts';
import { useViewer } from '#lib/viewer.ts';
import { showToast } from '#ui/toast-store.ts';
import { formatUpcoming } from './prompt-time.ts';
import { useCreatePrompt, useUpdatePrompt } from './prompts.api.ts';
import { t } from './prompts.messages.ts';

interface Values {
  title: string;
  prompt: string;
  /** The value of the datetime-local field. */
  when: string;
  rule: string;
  /** '' if the app categorises the conversations. */
  categoryId: string;
}

type Errors = Partial<Record<'title' | 'prompt' | 'when', string>>;

/** The form's state and submission. */
export function usePromptForm(prompt: ScheduledPrompt | null, onClose: () => void) {
  const { timeZone } = useViewer();
  const create = useCreatePrompt();
  // Without a toast on failure: the form shows the error.
  const update = useUpdatePrompt(false);
  const [errors, setErrors] = useState<Errors>({});
  const [initial] = useState(() => initialValues(prompt, timeZone));
  const [values, setValues] = useState(initial);

  const callbacks = {
    onSuccess: ({ nextAt }: ScheduledPrompt) => {
      const time = nextAt === null ? null : formatUpcoming(nextAt, Date.now(), timeZone);
      showToast({
        title: prompt === null ? t('created') : t('saved'),
        tone: 'success',
        ...(time !== null && { description: t('nextText', { time }) }),
      });
    },
    onSuccessIfMounted: onClose,
    onError: (error: Error) => setErrors({ when: errorSentence(error, t('saveFailed')) }),
  };

  const submit = (submitted: SubmitEvent): void => {
    submitted.preventDefault();
    const missingFields = validate(values);
    setErrors(missingFields);
    if (Object.keys(missingFields).length > 0) return;
    const body = {
      title: values.title.trim(),
      prompt: values.prompt.trim(),
      categoryId: values.categoryId === '' ? null : values.categoryId,
    };
    // An unchanged time is not sent, so that the recurrence keeps its start.
    const isRescheduled = prompt === null || values.when !== initial.when || values.rule !== initial.rule;
    const timing = { startsAt: fromLocalField(values.when, timeZone), recurrence: values.rule, timeZone };
    if (prompt === null) create.mutate({ ...body, ...timing }, callbacks);
    else update.mutate({ id: prompt.id, ...body, ...(isRescheduled && timing) }, callbacks);
  };

  return {
    values,
    errors,
    submit,
    isPending: create.isPending || update.isPending,
    set: (changed: Partial<Values>) => {
      setErrors({});
      setValues({ ...values, ...changed });
    },
  };
}

function initialValues(prompt: ScheduledPrompt | null, timeZone: string): Values {
  return {
    title: prompt?.title ?? '',
    prompt: prompt?.prompt ?? '',
    when: prompt === null ? tomorrowMorning(timeZone) : toLocalField(prompt.nextAt ?? prompt.startsAt, timeZone),
    rule: prompt?.recurrence ?? 'FREQ=DAILY',
    categoryId: prompt?.categoryId ?? '',
  };
}

function validate({ title, prompt, when }: Values): Errors {
  return {
    ...(title.trim() === '' && { title: t('nameMissing') }),
    ...(prompt.trim() === '' && { prompt: t('promptMissing') }),
    ...(when === '' && { when: t('firstMissing') }),
  };
}

function tomorrowMorning(timeZone: string): string {
  return `${addDays(toLocalField(Date.now(), timeZone).slice(0, 10), 1)}T07:00`;
}
