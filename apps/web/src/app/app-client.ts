import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#lib/query-client.ts';
import { dismissErrors, showToast } from '#ui/toast-store.ts';
import { t } from './app.messages.ts';

/** The data of the app; toasts show its failed mutations. */
export function createAppClient(): QueryClient {
  return createQueryClient({
    showFailure: (texts, mutationId) => showToast({ title: t('toasts.error'), ...texts, tone: 'danger', mutationId }),
    dismissFailure: dismissErrors,
  });
}
