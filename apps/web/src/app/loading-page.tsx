import { mayHaveSession } from '#lib/session-hint.ts';
import { readAppName } from './app-name.ts';
import { t } from './app.messages.ts';
import { LoadingFrame, LoadingText } from './loading-frame.tsx';
import { loadingKindOf } from './loading-kind.ts';
import { LoadingScreen } from './loading-screens.tsx';
import { findScreen } from './screens.ts';

/**
 * Fills the page while the account or a screen loads. On a screen with a sidebar, a person who has signed in before
 * already sees the frame of the app around it.
 */
export function LoadingPage() {
  const text = t('loading.page');
  if (mayHaveSession() && findScreen(window.location.pathname)?.hasSidebar === true) {
    return (
      <LoadingFrame appName={readAppName()}>
        <LoadingScreen kind={loadingKindOf(window.location)} text={text} />
      </LoadingFrame>
    );
  }
  return (
    <div className="flex min-h-dvh">
      <LoadingText text={text} />
    </div>
  );
}
