import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '#ui/toast-store.ts';
import { t } from './download.messages.ts';

const MESSAGE_KEYS = {
  'backups.not_found': 'backupGone',
  'backups.not_ready': 'backupLost',
  'exports.premium_required': 'premium',
  'request.rate_limited': 'tooMany',
} as const;

const isKnown = (code: string): code is keyof typeof MESSAGE_KEYS => Object.hasOwn(MESSAGE_KEYS, code);

/** The server redirects a refused download to this page, with the code in the URL. Shows the reason once. */
export function useRefusedDownloadToast(): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get('refused');
  useEffect(() => {
    if (code === null) return;
    const description = t(isKnown(code) ? MESSAGE_KEYS[code] : 'tryAgain');
    showToast({ title: t('refused'), description, tone: 'danger' });
    setSearch(
      (before) => {
        before.delete('refused');
        return before;
      },
      { replace: true },
    );
  }, [code, setSearch]);
}
