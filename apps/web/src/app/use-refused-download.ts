import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '#ui/toast-store.ts';
import { t } from './app.messages.ts';

const REASONS = {
  'backups.not_found': 'download.backupGone',
  'backups.not_ready': 'download.backupLost',
  'exports.premium_required': 'download.premium',
  'request.rate_limited': 'download.tooMany',
} as const;

const isKnown = (code: string): code is keyof typeof REASONS => Object.hasOwn(REASONS, code);

/** The server redirects a refused download to this page, with the code in the URL. Shows the reason once. */
export function useRefusedDownload(): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get('refused');
  useEffect(() => {
    if (code === null) return;
    const description = t(isKnown(code) ? REASONS[code] : 'download.tryAgain');
    showToast({ title: t('download.refused'), description, tone: 'danger' });
    setSearch(
      (before) => {
        before.delete('refused');
        return before;
      },
      { replace: true },
    );
  }, [code, setSearch]);
}
