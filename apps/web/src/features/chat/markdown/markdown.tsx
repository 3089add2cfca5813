import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyText } from '../reply-text.ts';

const load = () => import('./markdown-renderer.tsx');
const Renderer = lazy(async () => ({ default: (await load()).MarkdownRenderer }));

/** Loads the renderer before the first reply needs it. */
export function preloadMarkdown(): void {
  void load().catch(() => undefined);
}

export function Markdown({ text }: { text: string }) {
  const idPrefix = useId();
  return (
    <div className="break-words">
      <Suspense fallback={<PlainText text={text} />}>
        <Renderer text={text} idPrefix={idPrefix} isStreaming={false} />
      </Suspense>
    </div>
  );
}

/** A streaming reply. */
export function StreamedMarkdown({ reply }: { reply: ReplyText }) {
  const idPrefix = useId();
  const text = useStreamedText(reply);
  return (
    <div className="break-words">
      <Suspense fallback={<PlainText text={text} />}>
        <Renderer text={text} idPrefix={idPrefix} isStreaming />
      </Suspense>
    </div>
  );
}

/** Plain text until the renderer has loaded. */
function PlainText({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}

/** The maximum share of time that goes into rendering a streaming reply. */
const renderShare = 0.25;

/**
 * The text as it streams. Each rendering is timed and the next one is delayed in proportion: a block that renders
 * slowly, such as a list of hundreds of items, is shown in larger steps instead of blocking the page.
 */
function useStreamedText(reply: ReplyText): string {
  const [text, setText] = useState(reply.text);
  useEffect(() => {
    let readyAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const startedAt = performance.now();
      flushSync(() => setText(reply.text));
      const endedAt = performance.now();
      readyAt = endedAt + (endedAt - startedAt) * (1 / renderShare - 1);
    };
    const onGrowth = () => {
      if (timer !== undefined) return;
      const delay = readyAt - performance.now();
      if (delay <= 0) show();
      else timer = setTimeout(show, delay);
    };
    const unsubscribe = reply.subscribe(onGrowth);
    // The text may have grown between the first rendering and this subscription.
    timer = setTimeout(show);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [reply]);
  return text;
}
