import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import type { NavigationLink } from '../navigation.ts';

/** One row of the sidebar or the drawer. */
export function SideLink({ link, active, note }: { link: NavigationLink; active: boolean; note?: string | undefined }) {
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
    </Link>
  );
}
