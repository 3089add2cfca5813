import { useEffect, useRef } from 'react';
import type { DocumentDisplay } from './document-display.ts';
import { DocumentPages, hasPages, pageElement } from './document-pages.tsx';
import type { DocumentTextFunctions } from './document-text-tools.ts';
import { t } from './documents.messages.ts';
import { useMarkedWords } from './use-marked-words.ts';

/** Formatting longer texts would block the page. */
const MAX_FORMATTED_LENGTH = 300_000;

export interface DocumentBodyProps extends DocumentTextFunctions {
  title: string;
  text: string;
  display: DocumentDisplay;
  pictureUrl: string;
  words: readonly string[];
  /** The page to begin at. */
  page: number | undefined;
  /** A new value each time something is opened, so that the same page is scrolled to again. */
  openingKey: string;
}

/** The text or picture of a version. Focusable, so that it can be scrolled with the keyboard. */
export function DocumentBody(props: DocumentBodyProps) {
  const scroller = useRef<HTMLElement>(null);
  const { page, openingKey, text } = props;
  useEffect(() => {
    if (page === undefined || scroller.current === null) return;
    pageElement(scroller.current, page)?.scrollIntoView({ block: 'start' });
  }, [page, openingKey, text]);
  useMarkedWords(scroller, props.words, text, page);
  return (
    <section
      ref={scroller}
      aria-label={props.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 text-body outline-offset-[-2px]"
    >
      <Content {...props} />
    </section>
  );
}

function Content({ title, text, display, pictureUrl, renderMarkdown, renderCode }: DocumentBodyProps) {
  if (display.shows === 'picture') {
    return <img src={pictureUrl} alt={title} className="mx-auto max-w-full rounded-control" />;
  }
  if (hasPages(text)) return <DocumentPages text={text} />;
  if (text === '') return <p className="text-muted">{t('empty')}</p>;
  if (display.shows === 'code') return renderCode(text, display.language);
  if (display.shows === 'markdown' && text.length <= MAX_FORMATTED_LENGTH) return renderMarkdown(text);
  return <p className="break-words whitespace-pre-wrap">{text}</p>;
}
