import { useState } from 'react';
import type { LazyPart } from '#ui/lazy-module.ts';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { type ContinueRequest, useContinueRequest } from './use-continue-request.ts';
import { useBottomSpace } from './use-bottom-space.ts';
import { WidgetLauncher } from './widget-launcher.tsx';
import { WidgetOpening } from './widget-opening.tsx';

export type WidgetMode = 'closed' | 'open' | 'minimised';

export interface WidgetPanelProps {
  mode: WidgetMode;
  onModeChange: (mode: WidgetMode) => void;
  continueRequest: ContinueRequest | null;
  /** Called after every reply. */
  onReply: () => void;
}

export interface ChatWidgetProps {
  /** The panel with other features' parts; in its own chunk, loaded when first opened. */
  Panel: LazyPart<WidgetPanelProps>;
  /** Starts loading the panel. */
  preloadPanel: () => void;
  /** False on screens that are a chat themselves. */
  hasButton: boolean;
}

/** The assistant on every screen: a round button, and the panel it opens. The chat continues while closed. */
export function ChatWidget({ Panel, preloadPanel, hasButton }: ChatWidgetProps) {
  const [mode, setMode] = useState<WidgetMode>('closed');
  const [hasUnread, setHasUnread] = useState(false);
  const wasOpened = useEverTrue(mode !== 'closed');
  const change = (next: WidgetMode) => {
    setMode(next);
    if (next === 'open') setHasUnread(false);
  };
  const continueRequest = useContinueRequest(() => change('open'));
  // The space stays while the panel is open: otherwise the end of the screen would move when the panel opens.
  useBottomSpace('button', hasButton);
  return (
    <>
      {hasButton && mode === 'closed' && (
        <WidgetLauncher
          hasUnread={hasUnread}
          shouldFocus={wasOpened}
          onApproach={preloadPanel}
          onOpen={() => change('open')}
        />
      )}
      {wasOpened && (
        <Panel
          fallback={<WidgetOpening />}
          mode={mode}
          onModeChange={change}
          continueRequest={continueRequest}
          onReply={() => setHasUnread(mode !== 'open')}
        />
      )}
    </>
  );
}
