import { createElement, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ReplyText } from '../reply-text.ts';
import { useRenderer } from './loaded-renderer.ts';

export { preloadMarkdown } from './loaded-renderer.ts';

interface MarkdownProps {
  text: string;
  /** A reply that is streaming; it is shown instead of `text`. */
  reply?: ReplyText | undefined;
}

/** A formatted text. When a streaming reply is finished, its elements are kept. */
export function Markdown({ text, reply }: MarkdownProps) {
  const streamed = useStreamedText(reply);
  return <Rendered text={streamed ?? text} isStreaming={streamed !== undefined} />;
}

/** While the renderer loads, grey lines are shown; the unformatted text appears only if the renderer fails to load. */
function Rendered({ text, isStreaming }: { text: string; isStreaming: boolean }) {
  const idPrefix = useId();
  const Renderer = useRenderer();
  if (Renderer === undefined) return <LoadingText length={text.length} />;
  if (Renderer === 'failed') return <p className="break-words whitespace-pre-wrap">{text}</p>;
  return <div className="break-words">{createElement(Renderer, { text, idPrefix, isStreaming })}</div>;
}

const CHARACTERS_PER_LINE = 80;
const MAX_LINES = 12;

/** As many lines as the text will have, roughly. */
function LoadingText({ length }: { length: number }) {
  const lines = Math.min(MAX_LINES, Math.ceil(length / CHARACTERS_PER_LINE));
  return (
    <div aria-hidden className="flex flex-col gap-2 py-1">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className="h-4 w-full last:w-3/5" />
      ))}
    </div>
  );
}

/** The maximum share of time that goes into showing a streaming reply: rendering, layout and paint. */
const RENDER_SHARE = 0.25;

/**
 * The text of a reply as it streams; undefined without a reply. Each step is timed until its frame is painted, and the
 * next step is delayed in proportion. If rendering or layout is slow, as for a list of hundreds of items or in a long
 * thread, the steps become larger, and the page is not blocked.
 */
function useStreamedText(reply: ReplyText | undefined): string | undefined {
  const [text, setText] = useState(reply?.text);
  useEffect(() => {
    if (reply === undefined) return undefined;
    let shown: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    // Apart from the first call it runs in an animation frame, so its timer fires after that frame is painted.
    const show = () => {
      frame = undefined;
      shown = reply.text;
      const startedAt = performance.now();
      flushSync(() => setText(reply.text));
      timer = setTimeout(() => {
        const took = performance.now() - startedAt;
        timer = setTimeout(proceed, took * (1 / RENDER_SHARE - 1));
      });
    };
    const proceed = () => {
      timer = undefined;
      if (reply.text !== shown) frame = requestAnimationFrame(show);
    };
    const onGrowth = () => {
      if (timer === undefined && frame === undefined) frame = requestAnimationFrame(show);
    };
    const unsubscribe = reply.subscribeToDeltas(onGrowth);
    // The text may have grown between the first rendering and this subscription.
    timer = setTimeout(show);
    return () => {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
      unsubscribe();
    };
  }, [reply]);
  return reply === undefined ? undefined : (text ?? reply.text);
}
