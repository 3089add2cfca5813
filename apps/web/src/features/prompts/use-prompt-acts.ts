import type { ScheduledPrompt } from '@app/contract/prompts';
import { errorSentence } from '#lib/api-error.ts';
import { showToast } from '#ui/toast-store.ts';
import { useDeletePrompt, useRunPrompt, useUpdatePrompt } from './prompts.api.ts';
import { t } from './prompts.messages.ts';

export type PromptActs = ReturnType<typeof usePromptActs>;

/** What can be done with a prompt in the list; each shows at once and says when it failed. */
export function usePromptActs() {
  const update = useUpdatePrompt();
  const run = useRunPrompt();
  const remove = useDeletePrompt();
  const onError = (error: Error) =>
    showToast({ title: t('error'), description: errorSentence(error, t('saveFailed')), tone: 'danger' });
  return {
    setPaused: ({ id }: ScheduledPrompt, isPaused: boolean) => update.mutate({ id, isPaused }, { onError }),
    runNow: ({ id, title }: ScheduledPrompt) =>
      run.mutate(
        { id },
        {
          onError,
          onSuccess: () => showToast({ title: t('runBegun', { title }), description: t('runBegunText') }),
        },
      ),
    remove: ({ id }: ScheduledPrompt) =>
      remove.mutate({ id }, { onError, onSuccess: () => showToast({ title: t('deleted') }) }),
  };
}
