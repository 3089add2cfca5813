import type { ReactNode } from 'react';
import { WelcomeText } from '#features/chat/welcome-text.tsx';
import { Spinner } from '#ui/spinner.tsx';

/**
 * The empty frame of the signed-in screens. The build also writes it into index.html, so that it is painted before any
 * script has run.
 */
export function LoadingFrame({ appName, children }: { appName: string; children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col bg-frame">
      <div className="flex h-(--size-top-bar) shrink-0 items-center gap-2.5 px-2 text-body font-[650] tracking-[-0.01em] md:px-4">
        <img src="/favicon.svg" alt="" className="size-6 max-md:hidden" />
        <span className="max-md:ml-12 md:max-lg:sr-only">{appName}</span>
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="w-64 shrink-0 max-md:hidden" />
        <div className="flex min-w-0 flex-1 overflow-hidden border-t border-line bg-page md:rounded-tl-card md:border-l">
          {children}
        </div>
      </div>
    </div>
  );
}

export function LoadingText({ text }: { text: string }) {
  return (
    <output className="flex flex-1 items-center justify-center gap-2.5 text-body text-muted">
      <Spinner />
      {text}
    </output>
  );
}

/** The welcome text of an empty chat, already in its final position. Screen readers hear only that the page loads. */
export function LoadingChat({ text }: { text: string }) {
  return (
    <div className="flex-1 bg-panel md:pt-[max(1.5rem,12dvh)]">
      <div aria-hidden>
        <WelcomeText />
      </div>
      <div className="flex">
        <LoadingText text={text} />
      </div>
    </div>
  );
}
