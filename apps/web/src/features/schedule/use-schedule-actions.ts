import { useState } from 'react';
import type { CreateEventBody, EventScope, UpdateEventBody } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import { showToast } from '#ui/toast-store.ts';
import { dayWords } from './calendar-days.ts';
import { formatEventTime } from './format-event.ts';
import { useAddEvent, useChangeEvent, useRemoveEvent, useUndoChange } from './schedule.api.ts';
import { t } from './schedule.messages.ts';
import { wallTimeOf } from './wall-time.ts';

/** A change of a repeating event that waits for the choice of occurrences. */
export interface OpenQuestion {
  event: Event;
  kind: 'change' | 'delete';
  /** A single occurrence cannot have its own rule. */
  choices: readonly EventScope[];
  answer: (scope: EventScope) => void;
}

export interface ScheduleActions {
  add: (body: CreateEventBody, onDone?: () => void) => void;
  change: (event: Event, body: UpdateEventBody, onDone?: () => void) => void;
  remove: (event: Event, onDone?: () => void) => void;
  isAdding: boolean;
  isChanging: boolean;
  question: OpenQuestion | undefined;
  dismissQuestion: () => void;
}

const everyScope: readonly EventScope[] = ['this', 'following', 'all'];
const withoutThis: readonly EventScope[] = ['following', 'all'];

/** Adds, changes and deletes events, each with a toast and an undo. */
export function useScheduleActions(): ScheduleActions {
  const { timeZone } = useViewer();
  const undoButton = useUndoButton();
  const addition = useAddEvent();
  const alteration = useChangeEvent();
  const removal = useRemoveEvent();
  const { question, ask, dismissQuestion } = useScopeQuestion();

  const showSaved = (saved: 'added' | 'updated', event: Event, key: string) => {
    const words = { title: event.title, when: formatWhen(event, timeZone) };
    showToast({ title: t(saved), description: t(`${saved}Text`, words), tone: 'success', ...undoButton(key) });
  };
  const add: ScheduleActions['add'] = (body, onDone) => {
    const key = crypto.randomUUID();
    const onSuccess = (added: Event) => {
      showSaved('added', added, key);
      onDone?.();
    };
    addition.mutate({ body, key }, { onSuccess });
  };
  const change: ScheduleActions['change'] = (event, body, onDone) => {
    const hasNewRule = body.recurrence !== undefined && body.recurrence !== event.recurrence;
    ask(event, 'change', hasNewRule ? withoutThis : everyScope, (scope) => {
      const key = crypto.randomUUID();
      const onSuccess = (changed: Event) => {
        showSaved('updated', changed, key);
        onDone?.();
      };
      alteration.mutate({ event, body, scope, key }, { onSuccess });
    });
  };
  const remove: ScheduleActions['remove'] = (event, onDone) =>
    ask(event, 'delete', everyScope, (scope) => {
      const key = crypto.randomUUID();
      const words = { title: event.title };
      onDone?.();
      const onSuccess = () =>
        showToast({ title: t('deleted'), description: t('deletedText', words), ...undoButton(key) });
      removal.mutate({ event, scope, key }, { onSuccess });
    });

  const { isPending: isAdding } = addition;
  const { isPending: isChanging } = alteration;
  return { add, change, remove, isAdding, isChanging, question, dismissQuestion };
}

/** Asks which occurrences a change is for; a single event is changed at once. */
function useScopeQuestion() {
  const [question, setQuestion] = useState<OpenQuestion>();
  const dismissQuestion = () => setQuestion(undefined);
  const ask = (
    event: Event,
    kind: OpenQuestion['kind'],
    choices: readonly EventScope[],
    act: (scope?: EventScope) => void,
  ) => {
    const answer = (scope: EventScope) => {
      dismissQuestion();
      act(scope);
    };
    if (event.seriesId === null) act();
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
  return `${dayWords.weekday(day)}, ${dayWords.date(day)}, ${formatEventTime(event, timeZone)}`;
}
