import { ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import { t } from './search.messages.ts';

export interface SimilarLinkProps {
  conversationId: string;
  title: string;
  className?: string;
}

/** A link to the list of conversations that are most similar in meaning to the given one. */
export function SimilarLink({ conversationId, title, className }: SimilarLinkProps) {
  const label = t('moreLike', { title: title === '' ? t('untitled') : title });
  return (
    <Link
      to={`/search?like=${conversationId}`}
      state={{ likeTitle: title }}
      aria-label={label}
      title={t('moreLikeThis')}
      className={cx(
        'inline-flex size-9 shrink-0 pointer-coarse:size-11 items-center justify-center rounded-control text-muted transition-colors hover:bg-hover hover:text-text [&_svg]:size-[var(--size-icon)] [&_svg]:stroke-[1.75]',
        className,
      )}
    >
      <ScanSearch aria-hidden />
    </Link>
  );
}
