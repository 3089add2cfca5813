import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './chat.messages.ts';
import { t as blockText } from './blocks.messages.ts';
import { copyText } from '#lib/copy-text.ts';

const CONFIRMATION_MS = 2000;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (await copyText(text)) setIsCopied(true);
    else showToast({ title: t('error'), description: blockText('copyFailed'), tone: 'danger' });
  };
  return (
    <PlainIconButton
      size="small"
      label={isCopied ? blockText('copied') : label}
      title={label}
      icon={isCopied ? <Check aria-hidden className="text-success-text" /> : <Copy aria-hidden />}
      onClick={() => void copy()}
    />
  );
}
