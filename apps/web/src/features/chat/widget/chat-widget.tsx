import { type ComponentType, Suspense, useState } from 'react';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { type ChatSeed, useSeed } from './use-seed.ts';
import { WidgetLauncher } from './widget-launcher.tsx';

export type WidgetMode = 'closed' | 'open' | 'minimised';

export interface WidgetPanelProps {
  mode: WidgetMode;
  onModeChange: (mode: WidgetMode) => void;
  seed: ChatSeed | null;
  /** Told of every reply. */
  onReply: () => void;
}

export interface ChatWidgetProps {
  /** The panel with what other features put into it; in a file of its own, loaded with the first opening. */
  Panel: ComponentType<WidgetPanelProps>;
  /** False where the screen is a chat itself and leaves no room beside its input. */
  hasButton: boolean;
  /** The button lies over what the screen shows, which then gets room below it. */
  isButtonOver: boolean;
}

/** The assistant at hand on every screen: a round button, and the panel it opens. The chat goes on while closed. */
export function ChatWidget({ Panel, hasButton, isButtonOver }: ChatWidgetProps) {
  const [mode, setMode] = useState<WidgetMode>('closed');
  const [hasNews, setHasNews] = useState(false);
  const wasOpened = useEverTrue(mode !== 'closed');
  const change = (next: WidgetMode) => {
    setMode(next);
    if (next === 'open') setHasNews(false);
  };
  const seed = useSeed(() => change('open'));
  return (
    <>
      {hasButton && mode === 'closed' && (
        <WidgetLauncher hasNews={hasNews} wasClosed={wasOpened} isOver={isButtonOver} onOpen={() => change('open')} />
      )}
      {wasOpened && (
        <Suspense>
          <Panel mode={mode} onModeChange={change} seed={seed} onReply={() => setHasNews(mode !== 'open')} />
        </Suspense>
      )}
    </>
  );
}
