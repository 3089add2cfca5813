import { Check, Copy, Download, MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '#lib/copy-text.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './documents.messages.ts';

const CONFIRMATION_MS = 2000;

export interface ReaderActionsProps {
  /** The text to copy; undefined while it loads, and for pictures. */
  text: string | undefined;
  /** The download URL of the version. */
  fileUrl: string;
  /** Undefined for a version that no message wrote. */
  onShowInChat: (() => void) | undefined;
}

/** The actions on the shown version. */
export function ReaderActions({ text, fileUrl, onShowInChat }: ReaderActionsProps) {
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-1.5 border-t border-line px-4 py-3">
      {text !== undefined && text !== '' && <CopyTextButton text={text} />}
      <a href={fileUrl} download className={buttonClass('secondary', 'small')}>
        <Download aria-hidden />
        {t('download')}
      </a>
      {onShowInChat !== undefined && (
        <Button size="small" variant="ghost" onClick={onShowInChat}>
          <MessageSquare aria-hidden />
          {t('showInChat')}
        </Button>
      )}
    </footer>
  );
}

function CopyTextButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else showToast({ title: t('error'), description: t('copyFailed'), tone: 'danger' });
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden className="text-success-text" /> : <Copy aria-hidden />}
      {t(isCopied ? 'copied' : 'copy')}
    </Button>
  );
}
