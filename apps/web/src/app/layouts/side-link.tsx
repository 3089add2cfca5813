import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t } from '../app.messages.ts';
import type { NavigationLink } from '../navigation.ts';

export interface SideLinkProps {
  link: NavigationLink;
  active: boolean;
  /** Muted text at the end of the row. */
  note?: string | undefined;
  /** How many items are waiting on the linked screen. */
  waiting?: number | undefined;
}

const maxShownCount = 999;

/** One row of the sidebar or the drawer. */
export function SideLink({ link, active, note, waiting }: SideLinkProps) {
  return (
    <Link
      to={link.path}
      aria-current={active ? 'page' : undefined}
      className={cx(
        'flex min-h-9 items-center gap-3 rounded-control px-2.5 text-ui font-medium transition-colors pointer-coarse:min-h-11',
        active ? 'bg-hover text-text' : 'text-muted hover:bg-hover hover:text-text',
      )}
    >
      <link.icon aria-hidden className="size-[var(--size-icon)] shrink-0" strokeWidth={1.75} />
      {link.label}
      {note !== undefined && <span className="ml-auto text-small font-normal text-muted">{note}</span>}
      {waiting !== undefined && (
        <Badge tone="accent" className="tabular ml-auto">
          <span aria-hidden>{waiting > maxShownCount ? `${maxShownCount}+` : waiting}</span>
          <VisuallyHidden>{t('nav.waiting', { count: waiting })}</VisuallyHidden>
        </Badge>
      )}
    </Link>
  );
}
