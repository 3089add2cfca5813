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
  const addition = useAddEvent();
  const alteration = useChangeEvent();
  const removal = useRemoveEvent();
  const takeBack = useUndoButton();
  const [question, setQuestion] = useState<OpenQuestion>();

  const ask = (
    event: Event,
    kind: OpenQuestion['kind'],
    choices: readonly EventScope[],
    act: (scope?: EventScope) => void,
  ) => {
    if (event.seriesId === null) act();
    else
      setQuestion({
        event,
        kind,
        choices,
        answer: (scope) => {
          setQuestion(undefined);
          act(scope);
        },
      });
  };

  const change = (event: Event, body: UpdateEventBody, onDone?: () => void) => {
    const hasNewRule = body.recurrence !== undefined && body.recurrence !== event.recurrence;
    ask(event, 'change', hasNewRule ? withoutThis : everyScope, (scope) => {
      const key = crypto.randomUUID();
      alteration.mutate(
        { event, body, scope, key },
        {
          onSuccess: (changed) => {
            const words = { title: changed.title, when: formatWhen(changed, timeZone) };
            showToast({ title: t('updated'), description: t('updatedText', words), tone: 'success', ...takeBack(key) });
            onDone?.();
          },
        },
      );
    });
  };

  const add = (body: CreateEventBody, onDone?: () => void) => {
    const key = crypto.randomUUID();
    addition.mutate(
      { body, key },
      {
        onSuccess: (made) => {
          const words = { title: made.title, when: formatWhen(made, timeZone) };
          showToast({ title: t('added'), description: t('addedText', words), tone: 'success', ...takeBack(key) });
          onDone?.();
        },
      },
    );
  };

  const remove = (event: Event, onDone?: () => void) =>
    ask(event, 'delete', everyScope, (scope) => {
      const key = crypto.randomUUID();
      onDone?.();
      removal.mutate(
        { event, scope, key },
        {
          onSuccess: () =>
            showToast({ title: t('deleted'), description: t('deletedText', { title: event.title }), ...takeBack(key) }),
        },
      );
    });

  return {
    add,
    change,
    remove,
    isAdding: addition.isPending,
    isChanging: alteration.isPending,
    question,
    dismissQuestion: () => setQuestion(undefined),
  };
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
