import { ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import { plainIconButtonClass } from '#ui/plain-icon-button.tsx';
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
      className={cx(plainIconButtonClass(), className)}
    >
      <ScanSearch aria-hidden />
    </Link>
  );
}
