import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { t } from './chat.messages.ts';
import { Markdown } from './markdown/markdown.tsx';

/**
 * A Markdown document in a message, in a low frame that scrolls. The documents beside the chat show it in full.
 */
export function DocumentText({ title, text, actions }: { title: string; text: string; actions: ReactNode }) {
  return (
    <figure className="my-4 overflow-hidden rounded-card border border-line bg-panel first:mt-0 last:mb-0">
      <figcaption className="flex items-center justify-between gap-2 border-b border-line bg-sunken py-1 pr-1 pl-4 text-small text-muted">
        <span className="truncate">{title}</span>
        <span className="flex shrink-0 items-center gap-0.5">
          {actions}
          <CopyButton text={text} label={t('copy')} />
        </span>
      </figcaption>
      <section
        aria-label={title}
        // Long texts scroll, and must be scrollable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-80 overflow-y-auto px-4 py-3 outline-offset-[-2px]"
      >
        <Markdown text={text} />
      </section>
    </figure>
  );
}
