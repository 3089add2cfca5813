import { t } from './documents.messages.ts';

/** Separates the pages of a text. */
const PAGE_BREAK = '\f';

export function hasPages(text: string): boolean {
  return text.includes(PAGE_BREAK);
}

/** A text by pages. Pages out of view are not laid out, so that a long book opens quickly. */
export function DocumentPages({ text }: { text: string }) {
  return text.split(PAGE_BREAK).map((page, index) => (
    <section
      // The pages of a version never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      data-page={index + 1}
      aria-label={t('page', { page: index + 1 })}
      className="border-b border-line py-5 [contain-intrinsic-size:auto_480px] [content-visibility:auto] first:pt-0 last:border-0"
    >
      <h3 className="tabular mb-2 text-small font-medium text-muted">{t('page', { page: index + 1 })}</h3>
      {page.trim() === '' ? (
        <p className="text-muted">{t('emptyPage')}</p>
      ) : (
        <p className="break-words whitespace-pre-wrap">{page.trim()}</p>
      )}
    </section>
  ));
}

/** The element of a page; null if there is none. */
export function pageElement(root: HTMLElement, page: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-page="${page}"]`);
}
