import { type ReactNode, Suspense } from 'react';
import type { Components } from 'hast-util-to-jsx-runtime';
import { useChatSlots } from '../chat-slots.ts';
import { readDocumentHref } from '../files/link-citations.ts';
import { CodeBlock } from './code-block.tsx';
import { languageOf, textOf } from './code-text.ts';
import { MathText } from './math.tsx';
import { RemotePicture } from './remote-picture.tsx';
import { safeLink } from './safe-link.ts';
import { SortableTable } from './sortable-table.tsx';

/** The elements of a rendered reply. HTML never gets here: it is shown as text. */
export const markdownComponents: Components = {
  p: ({ children }) => <p className="my-3 first:mt-0 last:mb-0">{children}</p>,
  // The page forbids synthesized font styles, and the typeface has no italic.
  em: ({ children }) => <em className="italic [font-synthesis:style]">{children}</em>,
  h1: ({ children }) => <Heading level={3}>{children}</Heading>,
  h2: ({ children }) => <Heading level={3}>{children}</Heading>,
  h3: ({ children }) => <Heading level={4}>{children}</Heading>,
  h4: ({ children }) => <Heading level={4}>{children}</Heading>,
  h5: ({ children }) => <Heading level={5}>{children}</Heading>,
  h6: ({ children }) => <Heading level={5}>{children}</Heading>,
  ul: ({ children, className }) => (
    <ul className={className?.includes('task-list') ? 'my-3 pl-1' : 'my-3 list-disc pl-6 marker:text-muted'}>
      {children}
    </ul>
  ),
  ol: ({ children, start }) => (
    <ol start={start} className="my-3 list-decimal pl-6 marker:text-muted marker:tabular-nums">
      {children}
    </ol>
  ),
  li: ({ children, id }) => (
    <li id={id} className="my-1 pl-1 [&>p]:my-1.5">
      {children}
    </li>
  ),
  a: ({ href, children, id }) => <Link href={href} id={id} text={children} />,
  img: ({ src, alt }) => <RemotePicture src={safeLink(src ?? '') ?? ''} alt={alt ?? ''} />,
  blockquote: ({ children }) => (
    <blockquote className="my-3 border-l-2 border-line-field pl-4 text-muted">{children}</blockquote>
  ),
  hr: () => <hr className="my-6 border-line" />,
  table: ({ children }) => <SortableTable>{children}</SortableTable>,
  th: ({ children, style }) => (
    <th scope="col" style={style} className="border-b border-line px-3 py-2 text-left font-semibold">
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td style={style} className="border-b border-line px-3 py-2 align-top">
      {children}
    </td>
  ),
  input: ({ checked }) => (
    <input type="checkbox" checked={checked === true} readOnly disabled className="mr-2 align-[-2px] accent-accent" />
  ),
  section: ({ children, className }) => (
    <section
      className={
        className === 'footnotes' ? 'mt-6 border-t border-line pt-3 text-small text-muted [&_h2]:sr-only' : undefined
      }
    >
      {children}
    </section>
  ),
  pre: ({ children }) => <Preformatted>{children}</Preformatted>,
  code: ({ children, className }) =>
    className?.includes('math-inline') ? (
      <MathText tex={textOf(children)} isDisplayed={false} />
    ) : (
      <code className="rounded-[4px] bg-sunken px-1.5 py-0.5 font-mono text-[0.9em] break-words">{children}</code>
    ),
};

/** A reply is below the page's own headings, so its heading levels start lower. */
function Heading({ level, children }: { level: 3 | 4 | 5; children: ReactNode }) {
  const Tag = `h${level}` as const;
  const size = level === 3 ? 'mt-6 text-section' : 'mt-5 text-body font-semibold';
  return <Tag className={`${size} mb-2 first:mt-0`}>{children}</Tag>;
}

function Link({ href, id, text }: { href: string | undefined; id: string | undefined; text: ReactNode }) {
  const address = safeLink(href ?? '');
  const linkClass = 'text-accent-text underline underline-offset-2 break-words hover:no-underline';
  if (address === undefined) return <span>{text}</span>;
  if (address.startsWith('#')) {
    const place = readDocumentHref(address);
    if (place !== undefined) return <Citation {...place} text={text} className={linkClass} />;
    return (
      <a href={address} id={id} className={linkClass}>
        {text}
      </a>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {text}
    </a>
  );
}

interface CitationProps {
  documentId: string;
  page: number;
  text: ReactNode;
  className: string;
}

/** A link to a page of a document of the conversation; plain text if the slot DocumentLink is empty. */
function Citation({ documentId, page, text, className }: CitationProps) {
  const { DocumentLink } = useChatSlots();
  if (DocumentLink === undefined) return <span>{text}</span>;
  return (
    <Suspense fallback={text}>
      <DocumentLink documentId={documentId} page={page} className={className}>
        {text}
      </DocumentLink>
    </Suspense>
  );
}

/** Fenced code and displayed maths, which both arrive as `pre > code`. */
function Preformatted({ children }: { children: ReactNode }) {
  const className = (children as { props?: { className?: string } } | null)?.props?.className;
  const text = textOf(children).replace(/\n$/, '');
  if (className?.includes('math-display')) return <MathText tex={text} isDisplayed />;
  return <CodeBlock code={text} language={languageOf(className)} />;
}
