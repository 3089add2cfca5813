import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import type { Event } from '@app/contract/events';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { fadingScrollClass } from '#ui/fading-scroll-class.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { EventDetails } from './event-details.tsx';
import { conflictsOf } from './placed-events.ts';
import { t } from './schedule.messages.ts';

export interface EventPanelProps {
  event: Event;
  events: readonly Event[];
  extras?: ReactNode;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Matches screens on which the panel, or the tasks, fit next to the calendar. */
export const wideScreenQuery = '(min-width: 1200px)';

/** The selected event: next to the calendar on wide screens, otherwise in a sheet. */
export function EventPanel({ event, events, extras, onClose, onEdit, onDelete }: EventPanelProps) {
  const isWide = useMediaQuery(wideScreenQuery);
  useEscape(isWide, onClose);
  const details = (
    <EventDetails
      event={event}
      conflicts={conflictsOf(event, events)}
      extras={extras}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  );
  if (!isWide) {
    return (
      <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={event.title} closeLabel={t('close')}>
        {details}
      </Sheet>
    );
  }
  return (
    <aside aria-label={t('details')} className="flex min-h-0 w-80 flex-col border-l border-line pb-(--size-gutter)">
      <header className="flex items-start justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
        <h2 className="py-1.5 text-section wrap-anywhere">{event.title}</h2>
        <PlainIconButton label={t('close')} icon={<X aria-hidden />} onClick={onClose} />
      </header>
      <div className={fadingScrollClass}>{details}</div>
    </aside>
  );
}

/** Calls `onEscape` when Escape is pressed, unless a dialog is open: Escape closes that dialog first. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('[role=dialog]') === null) onEscape();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [isOn]);
}
