import { NavLink } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { t } from './trends.messages.ts';

const links = [
  { to: '/trends', label: t('charts') },
  { to: '/trends/reports', label: t('reports') },
] as const;

/** The shared head of charts and reports. */
export function TrendsHead({ explanation }: { explanation: string }) {
  return (
    <>
      <PageHeader title={t('title')} explanation={explanation} />
      <SectionLinks />
    </>
  );
}

function SectionLinks() {
  return (
    <nav aria-label={t('sections')} className="mb-5 flex gap-1 border-b border-line print:hidden">
      {links.map(({ to, label }) => (
        <NavLink
          key={to}
          end={to === '/trends'}
          to={to}
          className="-mb-px border-b-2 border-transparent px-3 py-2 pointer-coarse:py-3 text-ui text-muted hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
