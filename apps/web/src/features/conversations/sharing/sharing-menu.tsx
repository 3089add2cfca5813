import { Copy, FileJson, FileText, Link2, Printer, Share } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { showToast } from '#ui/toast-store.ts';
import { conversationPath } from '../open-conversation.ts';
import { ShareDialog } from './share-dialog.tsx';
import { exportUrl, loadMarkdown } from './sharing.api.ts';
import { t } from './sharing.messages.ts';

/** The share and export menu of a conversation. */
export function SharingMenu({ conversationId }: { conversationId: string }) {
  const [isSharing, setSharing] = useState(false);
  const navigate = useNavigate();

  async function copyMarkdown(): Promise<void> {
    try {
      const isCopied = await copyText(await loadMarkdown(conversationId, 'active'));
      if (isCopied) showToast({ title: t('copied') });
      else showToast({ title: t('error'), description: t('copyFailed'), tone: 'danger' });
    } catch (error) {
      showToast({ title: t('error'), description: errorSentence(error, t('loadFailed')), tone: 'danger' });
    }
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button size="small" variant="ghost" aria-label={t('menuLabel')}>
            <Share aria-hidden />
            <span className="hidden @4xl:inline">{t('menu')}</span>
          </Button>
        }
      >
        <MenuItem onSelect={() => setSharing(true)}>
          <Link2 aria-hidden />
          {t('byLink')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => void copyMarkdown()}>
          <Copy aria-hidden />
          {t('copyMarkdown')}
        </MenuItem>
        <MenuItem onSelect={() => download(exportUrl(conversationId, 'markdown'))}>
          <FileText aria-hidden />
          {t('downloadMarkdown')}
        </MenuItem>
        <MenuItem onSelect={() => download(exportUrl(conversationId, 'json'))}>
          <FileJson aria-hidden />
          {t('downloadJson')}
        </MenuItem>
        <MenuItem onSelect={() => void navigate(`${conversationPath(conversationId)}/print`)}>
          <Printer aria-hidden />
          {t('print')}
        </MenuItem>
      </Menu>
      <ShareDialog conversationId={conversationId} isOpen={isSharing} onOpenChange={setSharing} />
    </>
  );
}

function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
