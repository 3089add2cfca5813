import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '#lib/query-client.ts';
import { dismissErrors, showToast } from '#ui/toast-store.ts';
import { Toaster } from '#ui/toaster.tsx';
import { t } from './app.messages.ts';

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    createQueryClient({
      showFailure: (texts, mutationId) => showToast({ title: t('toasts.error'), ...texts, tone: 'danger', mutationId }),
      dismissFailure: dismissErrors,
    }),
  );
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster label={t('toasts.label')} closeLabel={t('toasts.close')} countLabel={formatTimes} />
    </QueryClientProvider>
  );
}

const formatTimes = (count: number) => t('toasts.times', { count });
