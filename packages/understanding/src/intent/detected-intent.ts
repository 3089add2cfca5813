import type { DetectedSuggestion } from '../events/suggestion.ts';
import type { TimeWindow } from '../time/time-window.ts';

/** Which conversation is meant: the one the message was written in, or one to be found by words. */
export type NamedConversation = { isCurrent: true } | { isCurrent: false; query: string[]; title?: string };

/** What only a connected model can do, or (`outside`) what no part of the app does: calls, devices, payments. */
export type ModelKind = 'writing' | 'code' | 'translation' | 'knowledge' | 'outside';

/** What a message asks of the built-in assistant, with what is needed to act on it. `confidence` is 0..1. */
export type DetectedIntent = { confidence: number } & (
  | {
      intent: 'event' | 'reminder' | 'task';
      /** To be shown as a card and saved on confirm; without schedulingDetails the day is still to be filled in. */
      suggestion: DetectedSuggestion;
    }
  | {
      intent: 'calendar_question';
      /** What is asked for: events, unless reminders or tasks are named. */
      about: 'events' | 'reminders' | 'tasks';
      /** The stretch asked about; when none was named the coming 7 days, 90 for a particular event. */
      window: TimeWindow;
      /** Words an event must match ('dentist'); empty for all. */
      query: string[];
      /** 'cancel', 'move', 'delete': what is meant is shown, the change is the user's. */
      isChange: boolean;
    }
  | {
      intent: 'free_time';
      window: TimeWindow;
      /** How long the free slot must be, minutes. */
      minutes: number;
    }
  | {
      intent: 'archive_question';
      /** Telling words of the question, in order, lower case. */
      query: string[];
      /** When the conversation took place, if said. */
      window?: TimeWindow | undefined;
    }
  | { intent: 'summary'; conversation: NamedConversation }
  | {
      intent: 'count_question';
      counted: 'conversations' | 'topics' | 'events' | 'tasks' | 'reminders';
      query: string[];
      window?: TimeWindow | undefined;
      /** The course over time is asked for, not only the number. */
      isTrend: boolean;
    }
  | {
      intent: 'move';
      conversation: NamedConversation;
      /** Name of the category as said; empty when none was. */
      category: string;
    }
  | {
      intent: 'rename';
      conversation: NamedConversation;
      /** The new title as said; empty when none was. */
      title: string;
    }
  | {
      intent: 'date_time';
      /** The zone asked about: the user's own, or that of a place the question names. */
      timeZone: string;
      /** The place as said ('tokyo'); absent for the user's own zone. */
      place?: string;
    }
  | { intent: 'help' | 'greeting' }
  | {
      intent: 'needs_model';
      kind: ModelKind;
      /** What the archive may hold about it. */
      query: string[];
    }
);

export type IntentName = DetectedIntent['intent'];
