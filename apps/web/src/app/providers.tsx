import { useState, type ReactNode } from 'react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from '#ui/toaster.tsx';
import { createAppClient } from './app-client.ts';
import { t } from './app.messages.ts';

export function Providers({ client, children }: { client?: QueryClient | undefined; children: ReactNode }) {
  const [ownClient] = useState(() => client ?? createAppClient());
  return (
    <QueryClientProvider client={ownClient}>
      {children}
      <Toaster label={t('toasts.label')} closeLabel={t('toasts.close')} countLabel={formatTimes} />
    </QueryClientProvider>
  );
}

const formatTimes = (count: number) => t('toasts.times', { count });
