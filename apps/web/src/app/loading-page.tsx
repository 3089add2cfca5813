import { Spinner } from '#ui/spinner.tsx';
import { t } from './app.messages.ts';

export function LoadingPage() {
  return (
    <output className="flex min-h-dvh items-center justify-center gap-2.5 text-body text-muted">
      <Spinner />
      {t('loading.page')}
    </output>
  );
}
