import { useRef } from 'react';
import { t } from './documents.messages.ts';
import { previewPage } from './preview-page.ts';

/** Sent by the server with a content policy of its own; see security-headers.ts there. */
const framePath = '/document-preview.html';

export interface DocumentPreviewProps {
  title: string;
  source: string;
  language: string;
}

/**
 * A document that runs in a frame of its own. Its scripts may run, but see neither the app nor its cookies, and reach no
 * network. A frame with `srcdoc`, blob: or data: would inherit the app's policy, under which no inline script runs, so
 * the frame loads an empty page that has another policy and gets the document as a message.
 */
export function DocumentPreview({ title, source, language }: DocumentPreviewProps) {
  const wasSent = useRef(false);
  const send = (frame: HTMLIFrameElement) => {
    // Once: after that the frame is the document's, and it may have gone elsewhere.
    if (wasSent.current) return;
    wasSent.current = true;
    // A sandboxed frame has no origin that could be named.
    frame.contentWindow?.postMessage(previewPage(source, language), '*');
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p className="shrink-0 border-b border-line bg-sunken px-5 py-1.5 text-small text-muted">{t('previewNote')}</p>
      <iframe
        title={t('previewOf', { title })}
        sandbox="allow-scripts"
        src={framePath}
        referrerPolicy="no-referrer"
        onLoad={(event) => send(event.currentTarget)}
        className="min-h-0 w-full flex-1"
      />
    </div>
  );
}
