import { useState } from 'react';
import type { CreateEventBody, EventScope, UpdateEventBody } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import { showToast } from '#ui/toast-store.ts';
import { dayFormat } from './calendar-days.ts';
import { formatEventTime } from './format-event.ts';
import { useAddEvent, useChangeEvent, useRemoveEvent, useUndoChange } from './schedule.api.ts';
import { t } from './schedule.messages.ts';
import { wallTimeOf } from './wall-time.ts';

/** A change of a repeating event that waits for the choice of occurrences. */
export interface OpenQuestion {
  event: Event;
  kind: 'change' | 'delete';
  /** Without 'this' when the recurrence changes, because a single occurrence cannot have its own recurrence. */
  choices: readonly EventScope[];
  answer: (scope: EventScope) => void;
}

export interface ScheduleActions {
  add: (body: CreateEventBody, onDone?: (added: Event) => void) => void;
  change: (event: Event, body: UpdateEventBody, onDone?: () => void) => void;
  remove: (event: Event, onDone?: () => void) => void;
  isAdding: boolean;
  isChanging: boolean;
  question: OpenQuestion | undefined;
  dismissQuestion: () => void;
}

const allScopes: readonly EventScope[] = ['this', 'following', 'all'];
const scopesWithoutThis: readonly EventScope[] = ['following', 'all'];

/** Adds, changes and deletes events, each with a toast and an undo. */
export function useScheduleActions(): ScheduleActions {
  const { timeZone } = useViewer();
  const undoButton = useUndoButton();
  const addition = useAddEvent();
  const update = useChangeEvent();
  const removal = useRemoveEvent();
  const { question, ask, dismissQuestion } = useScopeQuestion();

  const showSaved = (saved: 'added' | 'updated', event: Event, key: string) => {
    const values = { title: event.title, when: formatWhen(event, timeZone) };
    showToast({ title: t(saved), description: t(`${saved}Text`, values), tone: 'success', ...undoButton(key) });
  };
  const add: ScheduleActions['add'] = (body, onDone) => {
    const key = crypto.randomUUID();
    const onSuccess = (added: Event) => {
      showSaved('added', added, key);
      onDone?.(added);
    };
    addition.mutate({ body, key }, { onSuccess });
  };
  const change: ScheduleActions['change'] = (event, body, onDone) => {
    const hasNewRule = body.recurrence !== undefined && body.recurrence !== event.recurrence;
    ask(event, 'change', hasNewRule ? scopesWithoutThis : allScopes, (scope) => {
      const key = crypto.randomUUID();
      const onSuccess = (changed: Event) => {
        showSaved('updated', changed, key);
        onDone?.();
      };
      update.mutate({ event, body, scope, key }, { onSuccess });
    });
  };
  const remove: ScheduleActions['remove'] = (event, onDone) =>
    ask(event, 'delete', allScopes, (scope) => {
      const key = crypto.randomUUID();
      onDone?.();
      const onSuccess = () =>
        showToast({ title: t('deleted'), description: t('deletedText', { title: event.title }), ...undoButton(key) });
      removal.mutate({ event, scope, key }, { onSuccess });
    });

  const { isPending: isAdding } = addition;
  const { isPending: isChanging } = update;
  return { add, change, remove, isAdding, isChanging, question, dismissQuestion };
}

/** Asks which occurrences a change is for; an event that does not repeat is changed at once. */
function useScopeQuestion() {
  const [question, setQuestion] = useState<OpenQuestion>();
  const dismissQuestion = () => setQuestion(undefined);
  const ask = (
    event: Event,
    kind: OpenQuestion['kind'],
    choices: readonly EventScope[],
    run: (scope?: EventScope) => void,
  ) => {
    const answer = (scope: EventScope) => {
      dismissQuestion();
      run(scope);
    };
    if (event.seriesId === null) run();
    else setQuestion({ event, kind, choices, answer });
  };
  return { question, ask, dismissQuestion };
}

function useUndoButton() {
  const undo = useUndoChange();
  return (key: string) => ({
    durationMilliseconds: 8_000,
    action: {
      label: t('undo'),
      onSelect: () =>
        undo.mutate(key, {
          onSuccess: () => showToast({ title: t('undone') }),
        }),
    },
  });
}

/** 'Monday, Nov 23, 9:00 AM' */
export function formatWhen(event: Event, timeZone: string): string {
  const { day } = wallTimeOf(event.eventDate, event.isAllDay ? event.timeZone : timeZone);
  return `${dayFormat.weekday(day)}, ${dayFormat.date(day)}, ${formatEventTime(event, timeZone)}`;
}
