import { useEffect, useRef } from 'react';
import { useViewer } from '#lib/viewer.ts';
import { useDraft } from '../use-draft.ts';
import { t as chatText } from '../chat.messages.ts';
import { widgetKey } from './widget-key.ts';
import { t } from './widget.messages.ts';

/** Takes what is typed while the panel is loading; the panel continues with it as its draft. */
export function WidgetOpening() {
  const { id } = useViewer();
  const draft = useDraft(widgetKey(id));
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 flex h-(--size-assistant-sheet) flex-col justify-between rounded-t-card border border-line bg-panel p-4 shadow-float sm:inset-x-auto sm:right-4 sm:bottom-4 sm:h-128 sm:w-120 sm:rounded-card">
      <p className="text-ui font-semibold">{t('title')}</p>
      <textarea
        ref={input}
        rows={1}
        aria-label={chatText('input')}
        placeholder={t('placeholder')}
        value={draft.text}
        onChange={(event) => draft.change(event.target.value)}
        className="min-h-14 resize-none rounded-card border border-line-field bg-control p-4 text-body outline-none"
      />
    </div>
  );
}
