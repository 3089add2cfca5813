import { useState } from 'react';
import { CalendarClock, MessageSquare, MessagesSquare, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { useViewer } from '#lib/viewer.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useStarterSources } from './chat.api.ts';
import { t } from './chat.messages.ts';
import { chooseStarters, type Starter } from './starters.ts';

/** The text of an empty chat, and starters from the user's own week and conversations. */
export function WelcomePanel({ onAsk }: { onAsk: (text: string) => void }) {
  const { timeZone } = useViewer();
  const [now] = useState(() => new Date());
  const sources = useStarterSources();
  const starters = sources === undefined ? [] : chooseStarters(sources, now, timeZone);
  return (
    <div className="flex min-h-[min(60dvh,32rem)] flex-col items-center justify-center px-4 py-12 text-center">
      <div
        aria-hidden
        className="mb-4 flex size-11 items-center justify-center rounded-card bg-accent-soft text-accent-text [&_svg]:size-5.5 [&_svg]:stroke-[1.75]"
      >
        <MessageSquare />
      </div>
      <h1 className="text-title text-balance">{t('welcomeTitle')}</h1>
      <p className="mt-2 max-w-md text-body text-pretty text-muted">{t('welcomeText')}</p>
      {starters.length > 0 && (
        <ul aria-label={t('starters')} className="mt-8 grid w-full max-w-xl grid-cols-1 gap-2 text-left sm:grid-cols-2">
          {starters.map((starter) => (
            <li key={starter.key}>
              <StarterCard starter={starter} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      )}
      {sources !== undefined && sources.conversations.length > 0 && (
        <p className="mt-6 text-ui">
          <TextLink>
            <Link to="/archive">{t('seeArchive')}</Link>
          </TextLink>
        </p>
      )}
    </div>
  );
}

const icons = { page: Upload, question: CalendarClock, conversation: MessagesSquare } as const;

function StarterCard({ starter, onAsk }: { starter: Starter; onAsk: (text: string) => void }) {
  const Icon = icons[starter.kind];
  const linkClass =
    'flex size-full items-start gap-3 rounded-card border border-line bg-panel p-3 text-left hover:bg-hover';
  const content = (
    <>
      <Icon aria-hidden className="mt-0.5 size-[var(--size-icon)] shrink-0 text-muted" strokeWidth={1.75} />
      <span className="min-w-0">
        <span className="block truncate text-ui font-medium">{starter.title}</span>
        <span className="block truncate text-small text-muted">{starter.detail}</span>
      </span>
    </>
  );
  if (starter.kind !== 'question') {
    return (
      <Link to={starter.kind === 'page' ? starter.path : `/conversation-chat/${starter.id}`} className={linkClass}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={linkClass} onClick={() => onAsk(starter.text)}>
      {content}
    </button>
  );
}
