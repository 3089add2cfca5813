import { useRef } from 'react';
import { t } from './documents.messages.ts';

/** An empty page with its own content security policy, which the server's security-headers.ts defines. */
const framePath = '/document-preview.html';

/**
 * Runs a page in a sandboxed frame: its scripts have no access to the app or its cookies and cannot send requests. A frame
 * with `srcdoc`, blob: or data: would inherit the app's content security policy, which forbids inline scripts. So the frame
 * loads an empty page with another policy, and that page receives the document as a message.
 */
export function PreviewFrame({ title, page }: { title: string; page: string }) {
  const wasSent = useRef(false);
  const send = (frame: HTMLIFrameElement) => {
    // Sent only once: later load events come from the document, which may have opened another page.
    if (wasSent.current) return;
    wasSent.current = true;
    // A sandboxed frame has an opaque origin, so no target origin can be given.
    frame.contentWindow?.postMessage(page, '*');
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
