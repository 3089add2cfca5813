import { renderToStaticMarkup } from 'react-dom/server';
import { t } from './app.messages.ts';
import { LoadingFrame } from './loading-frame.tsx';

/** The frame as HTML, for the build; hidden until preload-screen.js has found a session. The server sets the app's name. */
export function renderLoadingFrame(): string {
  return renderToStaticMarkup(
    <div className="hidden in-data-framed:block">
      <LoadingFrame appName="AI Assistant" text={t('loading.page')} />
    </div>,
  );
}
