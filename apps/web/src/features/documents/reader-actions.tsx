import { Check, Copy, Download, MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './documents.messages.ts';

const confirmationMilliseconds = 2000;

export interface ReaderActionsProps {
  /** What is copied; undefined while it loads and for a picture. */
  text: string | undefined;
  /** The file of the version. */
  address: string;
  onShowInChat: (() => void) | undefined;
  copyText: (text: string) => Promise<boolean>;
}

/** What can be done with the version that is shown. */
export function ReaderActions({ text, address, onShowInChat, copyText }: ReaderActionsProps) {
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-1.5 border-t border-line px-4 py-3">
      {text !== undefined && text !== '' && <CopyText text={text} copyText={copyText} />}
      <a href={address} download className={buttonClass('secondary', 'small')}>
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

function CopyText({ text, copyText }: { text: string } & Pick<ReaderActionsProps, 'copyText'>) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmationMilliseconds);
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
