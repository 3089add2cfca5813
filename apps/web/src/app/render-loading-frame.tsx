import { renderToStaticMarkup } from 'react-dom/server';
import { t } from './app.messages.ts';
import { LoadingFrame } from './loading-frame.tsx';
import { LoadingScreen } from './loading-screens.tsx';

/**
 * The frame as HTML, for the build. It is hidden until paint-frame.js has found a session and has chosen what the frame
 * shows: an empty chat, a list, a calendar, or a text for any other screen. The server sets the app's name.
 */
export function renderLoadingFrame(): string {
  const text = t('loading.page');
  return renderToStaticMarkup(
    <div className="hidden in-data-framed:block">
      <LoadingFrame appName="AI Assistant">
        <div className="hidden min-w-0 flex-1 in-data-[framed=chat]:flex">
          <LoadingScreen kind="chat" text={text} />
        </div>
        <div className="hidden min-w-0 flex-1 in-data-[framed=list]:flex">
          <LoadingScreen kind="list" text={text} />
        </div>
        <div className="hidden min-w-0 flex-1 in-data-[framed=calendar]:flex">
          <LoadingScreen kind="calendar" text={text} />
        </div>
        <div className="hidden min-w-0 flex-1 in-data-[framed=screen]:flex">
          <LoadingScreen kind="screen" text={text} />
        </div>
      </LoadingFrame>
    </div>,
  );
}
