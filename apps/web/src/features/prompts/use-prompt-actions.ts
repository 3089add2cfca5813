import type { ScheduledPrompt } from '@app/contract/prompts';
import { showToast } from '#ui/toast-store.ts';
import { useDeletePrompt, useRunPrompt, useUpdatePrompt } from './prompts.api.ts';
import { t } from './prompts.messages.ts';

export type PromptActions = ReturnType<typeof usePromptActions>;

/** The actions on a prompt in the list: optimistic, and rolled back with a toast on failure. */
export function usePromptActions() {
  const update = useUpdatePrompt(t('saveFailed'));
  const run = useRunPrompt();
  const remove = useDeletePrompt();
  return {
    setPaused: ({ id }: ScheduledPrompt, isPaused: boolean) => update.mutate({ id, isPaused }),
    runNow: ({ id, title }: ScheduledPrompt) =>
      run.mutate(
        { id },
        {
          onSuccess: () => showToast({ title: t('runBegun', { title }), description: t('runBegunText') }),
        },
      ),
    remove: ({ id }: ScheduledPrompt) => remove.mutate({ id }, { onSuccess: () => showToast({ title: t('deleted') }) }),
  };
}
