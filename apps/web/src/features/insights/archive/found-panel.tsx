import type { Archive } from '@app/contract/archive';
import { CalendarCheck, FileText, Layers, Signpost } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { formatDay } from '../trends/format-trend.ts';
import { t } from './archive.messages.ts';
import { Panel } from './panel.tsx';

/** Plans, cards, decisions and documents found in the conversations, each with a link or button that shows them. */
export function FoundPanel({ archive: { found, counts } }: { archive: Archive }) {
  const { plans, cards, decisions } = found;
  return (
    <Panel title={t('found')}>
      <ul className="divide-y divide-line">
        {plans.count > 0 && (
          <FoundRow
            icon={<CalendarCheck />}
            title={t('plans', { count: plans.count })}
            text={plans.example === null ? undefined : t('quote', { text: plans.example })}
            action={<Link to="/inbox">{t('plansAct')}</Link>}
          />
        )}
        {cards.count > 0 && (
          <FoundRow
            icon={<Layers />}
            title={t('cards', { count: cards.count })}
            text={t('cardsText', { decks: cards.decks })}
            action={<Link to="/learning">{t('cardsAct')}</Link>}
          />
        )}
        {decisions.count > 0 && <Decisions decisions={decisions} />}
        {counts.documents > 0 && (
          <FoundRow
            icon={<FileText />}
            title={t('documentsFound', { count: counts.documents })}
            text={t('documentsText')}
            action={<Link to="/search?q=has%3Adocument">{t('documentsAct')}</Link>}
          />
        )}
      </ul>
    </Panel>
  );
}

/** Whether the panel has anything to show. */
export const hasFound = ({ found: { plans, cards, decisions }, counts }: Archive): boolean =>
  plans.count + cards.count + decisions.count + counts.documents > 0;

interface FoundRowProps {
  icon: ReactNode;
  title: string;
  text: string | undefined;
  /** A link or a button. */
  action: ReactNode;
  children?: ReactNode;
}

function FoundRow({ icon, title, text, action, children }: FoundRowProps) {
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-control bg-sunken text-second [&_svg]:size-4.5 [&_svg]:stroke-[1.75]"
        >
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-ui font-semibold">{title}</span>
          {text !== undefined && <span className="block truncate text-list text-muted">{text}</span>}
        </span>
        <Button asChild size="small">
          {action}
        </Button>
      </div>
      {children}
    </li>
  );
}

function Decisions({ decisions: { count, latest } }: Pick<Archive['found'], 'decisions'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [newest] = latest;
  return (
    <FoundRow
      icon={<Signpost />}
      title={t('decisions', { count })}
      text={newest === undefined || isOpen ? undefined : t('quote', { text: newest.text })}
      action={
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('decisionsHide') : t('decisionsAct')}
        </button>
      }
    >
      <ul id={id} hidden={!isOpen} className="mt-2 ml-12 max-h-80 overflow-y-auto">
        {latest.map(({ text, conversationId, messageId, day }) => (
          <li key={messageId}>
            <Link
              to={`/conversation-chat/${conversationId}?message=${messageId}`}
              className="-mx-2 block rounded-control px-2 py-1.5 hover:bg-hover"
            >
              <span className="block text-ui wrap-anywhere">{t('quote', { text })}</span>
              <time dateTime={day} className="text-small text-muted">
                {formatDay(day)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </FoundRow>
  );
}
