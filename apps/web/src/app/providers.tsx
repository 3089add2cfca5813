import { useState, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#lib/query-client.ts';
import { Toaster } from '#ui/toaster.tsx';
import { t } from './app.messages.ts';

export function Providers({ queryClient, children }: { queryClient?: QueryClient; children: ReactNode }) {
  const [client] = useState(() => queryClient ?? createQueryClient());
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster label={t('toasts.label')} closeLabel={t('toasts.close')} />
    </QueryClientProvider>
  );
}
