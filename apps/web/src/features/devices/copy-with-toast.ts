import { copyText } from '#lib/copy-text.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './devices.messages.ts';

/** Copies a text, and shows whether the browser allowed it. */
export async function copyWithToast(text: string): Promise<void> {
  const isCopied = await copyText(text);
  showToast(
    isCopied
      ? { title: t('copied'), tone: 'success' }
      : { title: t('error'), description: t('copyFailed'), tone: 'danger' },
  );
}
