import type { DocumentForm } from './document-form.ts';
import type { DocumentReading } from './document-reading.ts';
import { t } from './documents.messages.ts';

/** Formatting longer texts would block the page. */
const maxFormattedLength = 300_000;

export interface DocumentBodyProps extends DocumentReading {
  title: string;
  text: string;
  form: DocumentForm;
  pictureAddress: string;
}

/** The text or picture of a version. It scrolls, with the keyboard too. */
export function DocumentBody(props: DocumentBodyProps) {
  return (
    <section
      aria-label={props.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 text-body outline-offset-[-2px]"
    >
      <Content {...props} />
    </section>
  );
}

function Content({ title, text, form, pictureAddress, renderMarkdown, renderCode }: DocumentBodyProps) {
  if (form.shows === 'picture') {
    return <img src={pictureAddress} alt={title} className="mx-auto max-w-full rounded-control" />;
  }
  if (text === '') return <p className="text-muted">{t('empty')}</p>;
  if (form.shows === 'code') return renderCode(text, form.language);
  if (form.shows === 'markdown' && text.length <= maxFormattedLength) return renderMarkdown(text);
  return <p className="break-words whitespace-pre-wrap">{text}</p>;
}
