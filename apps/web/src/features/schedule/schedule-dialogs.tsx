import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { Event } from '@app/contract/events';
import { usePainted } from '#lib/use-painted.ts';
import { useViewer } from '#lib/viewer.ts';
import { type CategoryChoice, EventDialog } from './event-dialog.tsx';
import { toEventBody, changedBody, type EventFormValues, newValues, toFormValues } from './event-form-values.ts';
import { NewEventPopover } from './new-event-popover.tsx';
import { ScopeDialog } from './scope-dialog.tsx';
import type { NewEvent } from './use-new-event.ts';
import type { ScheduleActions } from './use-schedule-actions.ts';

/** The new or existing event for which the form with all fields is open. */
export type Editing = { kind: 'new'; values: EventFormValues } | { kind: 'edit'; event: Event };

export interface ScheduleDialogsProps {
  newEvent: NewEvent;
  /** The outline of the new event. */
  ghost: RefObject<HTMLDivElement | null>;
  editing: Editing | undefined;
  setEditing: Dispatch<SetStateAction<Editing | undefined>>;
  actions: ScheduleActions;
  events: readonly Event[];
  categories: readonly CategoryChoice[];
  isOnPhone: boolean;
}

/** The popover for a new event, the form with all fields, and the dialog that asks which occurrences to change. */
export function ScheduleDialogs(props: ScheduleDialogsProps) {
  const { newEvent, ghost, editing, setEditing, actions, events, categories, isOnPhone } = props;
  const { timeZone } = useViewer();
  const { draft } = newEvent;
  // The outline of the new event is painted first: the popover is placed beside it and takes much longer.
  const isNaming = usePainted(draft !== undefined);
  // Saving closes only the form that was saved, not another one that was opened since.
  const close = () => setEditing((open) => (open === editing ? undefined : open));
  return (
    <>
      {draft !== undefined && isNaming && (
        <NewEventPopover
          draft={draft}
          anchor={ghost}
          isOnPhone={isOnPhone}
          events={events}
          isPending={actions.isAdding}
          onChange={newEvent.choose}
          onSave={newEvent.save}
          onMore={(title) => {
            newEvent.discard();
            setEditing({ kind: 'new', values: newValues(draft, title) });
          }}
          onClose={newEvent.discard}
          onReturnFocus={newEvent.returnFocus}
        />
      )}
      {editing !== undefined && (
        <EventDialog
          isNew={editing.kind === 'new'}
          initial={editing.kind === 'new' ? editing.values : toFormValues(editing.event, timeZone)}
          isPending={actions.isAdding || actions.isChanging}
          categories={categories}
          onClose={close}
          onSave={(values) => {
            if (editing.kind === 'new') return actions.add(toEventBody(values, timeZone), close);
            const body = changedBody(editing.event, values, timeZone);
            return Object.keys(body).length === 0 ? close() : actions.change(editing.event, body, close);
          }}
        />
      )}
      {actions.question !== undefined && (
        <ScopeDialog question={actions.question} onDismiss={actions.dismissQuestion} />
      )}
    </>
  );
}
