import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { CopyButton } from '../copy-button.tsx';
import { t } from '../blocks.messages.ts';
import type { CodeToken, HighlightedCode } from './code-token.ts';
import { CodeTools } from './code-tools.tsx';
import { highlight } from './highlight-thread.ts';

/** Longer code is not highlighted, because that would block the page. */
const MAX_HIGHLIGHTED_LENGTH = 40_000;

export interface CodeBlockProps {
  code: string;
  language: string | null;
  /** Shown instead of the language. */
  title?: string | undefined;
  /** Next to the copy button. */
  actions?: ReactNode;
  /** Long code scrolls in a low frame, because it is shown in full elsewhere. */
  hasLimitedHeight?: boolean;
  /** Streaming code is not highlighted yet. */
  isStreaming?: boolean;
}

export function CodeBlock({
  code,
  language,
  title,
  actions,
  hasLimitedHeight = false,
  isStreaming = false,
}: CodeBlockProps) {
  const lines = useHighlighted(isStreaming ? null : code, language);
  const label = title ?? language ?? t('codeOf');
  const [preview, setPreview] = useState<ReactNode>();
  return (
    <figure className="my-4 overflow-hidden rounded-card border border-line bg-sunken first:mt-0 last:mb-0">
      <figcaption className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-4 text-small text-muted">
        <span className="truncate">{label}</span>
        <span className="flex shrink-0 items-center gap-0.5">
          {actions}
          {!isStreaming && (
            <CodeTools
              code={code}
              language={language}
              title={title}
              isPreviewShown={preview !== undefined}
              onPreview={setPreview}
            />
          )}
          <CopyButton text={code} label={t('copyCode')} />
        </span>
      </figcaption>
      {preview}
      <pre
        hidden={preview !== undefined}
        // Wide code scrolls, and must be scrollable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        className={cx(
          'overflow-x-auto px-4 py-3 font-mono text-code',
          isProse(language) && 'break-words whitespace-pre-wrap',
          hasLimitedHeight && 'max-h-80 overflow-y-auto',
        )}
      >
        <code>{lines === undefined ? code : <ColoredCode lines={lines} />}</code>
      </pre>
    </figure>
  );
}

/** Sentences are wrapped; the lines of code keep their length. */
const isProse = (language: string | null) => ['markdown', 'md', 'text', 'plaintext', 'txt'].includes(language ?? '');

/** Lines and tokens have no ids other than their index, and are replaced all at once. */
/* oxlint-disable react/no-array-index-key */
function ColoredCode({ lines }: { lines: readonly (readonly CodeToken[])[] }) {
  return lines.map((tokens, lineIndex) => (
    <Fragment key={lineIndex}>
      {lineIndex > 0 && '\n'}
      {tokens.map((token, tokenIndex) => (
        <span
          key={tokenIndex}
          style={{ color: token.color }}
          className={token.isItalic ? 'italic [font-synthesis:style]' : undefined}
        >
          {token.text}
        </span>
      ))}
    </Fragment>
  ));
}
/* oxlint-enable react/no-array-index-key */

/** The highlighted lines; undefined until they are known, and for unknown languages. */
function useHighlighted(code: string | null, language: string | null): HighlightedCode {
  const key =
    code === null || language === null || code.length > MAX_HIGHLIGHTED_LENGTH ? null : `${language}\n${code}`;
  // Set only to render the block again once its lines are in the cache.
  const [, setRenderedKey] = useState<string>();
  useEffect(() => {
    if (key === null || code === null || language === null || highlighted.has(key)) return;
    let isWanted = true;
    void highlight(code, language).then((lines) => {
      if (lines === undefined) return;
      remember(key, lines);
      if (isWanted) setRenderedKey(key);
    });
    return () => {
      isWanted = false;
    };
  }, [key, code, language]);
  return key === null ? undefined : highlighted.get(key);
}

/** Cached, so that code is highlighted at once when its message is finished or scrolls back into view. */
const highlighted = new Map<string, readonly (readonly CodeToken[])[]>();
const MAX_CACHED_BLOCKS = 200;

function remember(key: string, lines: readonly (readonly CodeToken[])[]): void {
  const [oldest] = highlighted.keys();
  if (highlighted.size >= MAX_CACHED_BLOCKS && oldest !== undefined) highlighted.delete(oldest);
  highlighted.set(key, lines);
}
