import { Copy } from 'lucide-react';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './tokens.messages.ts';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    const isCopied = await copyText(text);
    showToast(
      isCopied
        ? { title: t('copied'), tone: 'success' }
        : { title: t('error'), description: t('copyFailed'), tone: 'danger' },
    );
  };
  return (
    <Button className="h-10" onClick={() => void copy()}>
      <Copy aria-hidden />
      {label}
    </Button>
  );
}
