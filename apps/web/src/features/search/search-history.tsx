import type { SearchHistory } from '@app/contract/saved-searches';
import { Bookmark, History, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { useSearchHistory, useSearchHistoryActions } from './search.api.ts';
import { t } from './search.messages.ts';

const MAX_SHOWN_RECENT = 8;

/** Shown before typing: recent and saved searches, then the children. All appear together, so that nothing moves. */
export function SearchHistoryLists({ onPick, children }: { onPick: (q: string) => void; children: ReactNode }) {
  const history = useSearchHistory();
  // Searching works without the history, so a failure to load it is not shown.
  if (history.isPending) return null;
  const { recent, saved } = history.data ?? { recent: [], saved: [] };
  if (recent.length + saved.length === 0) {
    return (
      <>
        <h2 className="text-section">{t('start')}</h2>
        <p className="mt-0.5 text-ui text-balance text-muted">{t('startText')}</p>
        {children}
      </>
    );
  }
  return (
    <>
      <div className="flex flex-col gap-6">
        <Saved saved={saved} onPick={onPick} />
        <Recent recent={recent} onPick={onPick} />
      </div>
      {children}
    </>
  );
}

function Saved({ saved, onPick }: { saved: SearchHistory['saved']; onPick: (q: string) => void }) {
  const { remove } = useSearchHistoryActions();
  if (saved.length === 0) return null;
  return (
    <SearchList title={t('saved')}>
      {saved.map(({ id, name, q }) => (
        <SearchRow key={id} icon={<Bookmark aria-hidden />} text={name} onPick={() => onPick(q)}>
          <PlainIconButton
            size="small"
            label={t('unsave', { name })}
            icon={<X aria-hidden />}
            onClick={() => remove.mutate(id)}
          />
        </SearchRow>
      ))}
    </SearchList>
  );
}

function Recent({ recent, onPick }: { recent: SearchHistory['recent']; onPick: (q: string) => void }) {
  const { forget } = useSearchHistoryActions();
  if (recent.length === 0) return null;
  const clear = (
    <Button
      size="small"
      variant="ghost"
      aria-label={t('forgetLabel')}
      isPending={forget.isPending}
      onClick={() => forget.mutate()}
    >
      {t('forget')}
    </Button>
  );
  return (
    <SearchList title={t('recent')} action={clear}>
      {recent.slice(0, MAX_SHOWN_RECENT).map(({ q }) => (
        <SearchRow key={q} icon={<History aria-hidden />} text={q} onPick={() => onPick(q)} />
      ))}
    </SearchList>
  );
}

function SearchList({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="mb-1.5 flex min-h-8 items-center justify-between gap-4">
        <h2 className="text-ui font-medium">{title}</h2>
        {action}
      </div>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-panel">{children}</ul>
    </section>
  );
}

interface SearchRowProps {
  icon: ReactNode;
  text: string;
  onPick: () => void;
  children?: ReactNode;
}

function SearchRow({ icon, text, onPick, children }: SearchRowProps) {
  return (
    <li className="flex items-center gap-1 pr-2">
      <button
        type="button"
        onClick={onPick}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-4 text-left text-ui -outline-offset-2 hover:bg-page [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
      >
        {icon}
        <span className="truncate">{text}</span>
      </button>
      {children}
    </li>
  );
}
