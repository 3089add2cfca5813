import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from './documents.messages.ts';

/** An empty page with its own content security policy, which the server's security-headers.ts defines. */
const framePath = '/document-preview.html';

export interface PreviewFrameProps {
  title: string;
  page: string;
  /** In pixels; without it the frame fills the available space. */
  height?: number;
  /** Called with the height of a diagram in pixels. */
  onHeight?: (height: number) => void;
}

/**
 * Runs a page in a sandboxed frame: its scripts have no access to the app or its cookies and cannot send requests. A
 * frame with `srcdoc`, blob: or data: would inherit the app's content security policy, which forbids inline scripts. So
 * the frame loads an empty page with another policy, and that page receives the document as a message.
 */
export function PreviewFrame({ title, page, height, onHeight }: PreviewFrameProps) {
  const wasSent = useRef(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const report = useEffectEvent((height: number) => onHeight?.(height));
  useEffect(() => {
    const read = ({ source, data }: MessageEvent<unknown>) => {
      const isOwn = source !== null && source === frame.current?.contentWindow;
      if (!isOwn || typeof data !== 'object' || data === null || !('diagramHeight' in data)) return;
      if (typeof data.diagramHeight === 'number') report(data.diagramHeight);
    };
    window.addEventListener('message', read);
    return () => window.removeEventListener('message', read);
  }, []);
  const send = (shown: HTMLIFrameElement) => {
    // Sent only once: later load events come from the document, which may have opened another page.
    if (wasSent.current) return;
    wasSent.current = true;
    // A sandboxed frame has an opaque origin, so no target origin can be given.
    shown.contentWindow?.postMessage(page, '*');
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p className="shrink-0 border-b border-line bg-sunken px-5 py-1.5 text-small text-muted">{t('previewNote')}</p>
      <iframe
        ref={frame}
        title={t('previewOf', { title })}
        sandbox="allow-scripts"
        src={framePath}
        referrerPolicy="no-referrer"
        onLoad={(event) => send(event.currentTarget)}
        style={height === undefined ? undefined : { height, flex: 'none' }}
        className="min-h-0 w-full flex-1"
      />
    </div>
  );
}
