import { useState } from 'react';
import {
  AlignLeft,
  Bell,
  CalendarPlus,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Folders,
  GraduationCap,
  History,
  Layers,
  ListTodo,
  MessageCircleQuestionMark,
  Milestone,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { t } from './starters.messages.ts';
import { useStarterSources } from './starters.api.ts';
import { StarterContainer, starterGridClass, starterSizeClass, StartersSkeleton } from './starter-grid.tsx';
import { StarterLinks } from './starter-links.tsx';
import { chooseStarters, type Starter, type StarterKind } from './starters.ts';

const icons: Record<StarterKind, LucideIcon> = {
  decision: Milestone,
  task: ListTodo,
  asked: MessageCircleQuestionMark,
  subject: Layers,
  topic: Layers,
  card: GraduationCap,
  import: ChartNoAxesColumn,
  summary: AlignLeft,
  first: History,
  category: Folders,
  upload: Upload,
  plan: CalendarPlus,
  reminder: Bell,
  help: CircleQuestionMark,
};

/** Questions from the person's own archive. A click puts one into the input, where it can be changed. */
export function StarterList({ onAsk }: { onAsk: (text: string) => void }) {
  const { timeZone } = useViewer();
  const [now] = useState(() => new Date());
  const sources = useStarterSources();
  if (sources === null) return null;
  return (
    <StarterContainer>
      {sources === undefined ? (
        <StartersSkeleton />
      ) : (
        <ul aria-label={t('starters')} className={starterGridClass}>
          {chooseStarters(sources, now, timeZone).map((starter) => (
            <li key={starter.key} className="flex">
              <StarterCard starter={starter} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      )}
      {sources !== undefined && (
        <StarterLinks series={sources.archive.series} suggestionCount={sources.suggestionCount} />
      )}
    </StarterContainer>
  );
}

function StarterCard({ starter, onAsk }: { starter: Starter; onAsk: (text: string) => void }) {
  const Icon = icons[starter.key];
  const className = cx(
    starterSizeClass,
    'flex items-center gap-3 border border-line bg-panel p-3 text-left transition-colors hover:bg-hover',
  );
  const content = (
    <>
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-control bg-sunken text-second"
      >
        <Icon className="size-[var(--size-icon)]" strokeWidth={1.75} />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 text-ui font-medium break-words">{starter.title}</span>
        <span className="mt-0.5 line-clamp-1 text-small break-words text-muted">{starter.detail}</span>
      </span>
    </>
  );
  if ('path' in starter) {
    return (
      <Link to={starter.path} className={className}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={className} onClick={() => onAsk(starter.text)}>
      {content}
    </button>
  );
}
