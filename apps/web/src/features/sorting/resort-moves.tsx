import type { Category } from '@app/contract/categories';
import type { ResortMove } from '@app/contract/resorting';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ScreenVirtualizer } from '#ui/screen-virtualizer.tsx';
import { useReachedEnd } from '#lib/use-reached-end.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useResortMoves } from './resorting.api.ts';
import { t } from './sorting.messages.ts';

const ROW_HEIGHT = 69;

export interface ResortMovesProps {
  categories: readonly Category[];
  onMove: (move: ResortMove) => void;
}

/** The proposed moves, with their old and new confidence. */
export function ResortMoves({ categories, onMove }: ResortMovesProps) {
  const moves = useResortMoves();
  const rows = moves.data?.pages.flatMap(({ items }) => items) ?? [];
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const end = useReachedEnd(() => {
    if (moves.hasNextPage && !moves.isFetching) void moves.fetchNextPage();
  });
  return (
    <div className="border-t border-line">
      <ScreenVirtualizer itemSize={ROW_HEIGHT} data={rows}>
        {(move) => <MoveRow key={move.conversationId} move={move} categoriesById={categoriesById} onMove={onMove} />}
      </ScreenVirtualizer>
      <div ref={end} />
    </div>
  );
}

interface MoveRowProps {
  move: ResortMove;
  categoriesById: ReadonlyMap<string, Category>;
  onMove: (move: ResortMove) => void;
}

function MoveRow({ move, categoriesById, onMove }: MoveRowProps) {
  const title = move.title === '' ? t('untitled') : move.title;
  const formatCategory = ({ categoryId, confidence }: ResortMove['from']) => {
    const category = categoriesById.get(categoryId);
    return `${category?.emoji ?? ''} ${category?.name ?? ''} ${t('percent', { percent: Math.round(confidence * 100) })}`;
  };
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <Link
          to={`/conversation-chat/${move.conversationId}`}
          className="block truncate text-ui font-medium hover:underline"
        >
          {title}
        </Link>
        <p className="tabular mt-0.5 flex flex-wrap items-center gap-x-2 text-small text-muted">
          <span>{formatCategory(move.from)}</span>
          <ArrowRight aria-hidden className="size-3.5" strokeWidth={2} />
          <VisuallyHidden>{t('becomes')}</VisuallyHidden>
          <span className="text-text">{formatCategory(move.to)}</span>
        </p>
      </div>
      <Button size="small" aria-label={t('moveNamed', { title })} onClick={() => onMove(move)}>
        {t('move')}
      </Button>
    </div>
  );
}
