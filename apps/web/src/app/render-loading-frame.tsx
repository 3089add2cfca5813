import { renderToStaticMarkup } from 'react-dom/server';
import { t } from './app.messages.ts';
import { LoadingChat, LoadingFrame, LoadingText } from './loading-frame.tsx';

/**
 * The frame as HTML, for the build. It is hidden until paint-frame.js has found a session and has chosen what the frame
 * shows: an empty chat or a text for any other screen. The server sets the app's name.
 */
export function renderLoadingFrame(): string {
  const text = t('loading.page');
  return renderToStaticMarkup(
    <div className="hidden in-data-framed:block">
      <LoadingFrame appName="AI Assistant">
        <div className="hidden flex-1 in-data-[framed=chat]:flex">
          <LoadingChat text={text} />
        </div>
        <div className="hidden flex-1 in-data-[framed=screen]:flex">
          <LoadingText text={text} />
        </div>
      </LoadingFrame>
    </div>,
  );
}
