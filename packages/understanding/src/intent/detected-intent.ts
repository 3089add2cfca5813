import type { DetectedSuggestion } from '../events/suggestion.ts';
import type { AppTopic } from './app-help.ts';
import type { Language } from '../text/language.ts';
import type { TimeWindow } from '../time/time-window.ts';

/** Which conversation is meant: the one the message was written in, or one to be found by words. */
export type NamedConversation =
  | {
      isCurrent: true;
      /** Only 'it' was said: the one spoken of a moment ago, if there is one. */
      isPronoun?: true;
    }
  | { isCurrent: false; query: string[]; title?: string };

/**
 * What only a connected model can do, or (`outside`) what no part of the app does: calls, devices, payments; `unclear`
 * is what was not understood at all, `foreign` what is in a language whose questions are not understood.
 */
export type ModelKind = 'writing' | 'code' | 'translation' | 'knowledge' | 'outside' | 'unclear' | 'foreign';

/** What is to become of something planned. `other` is an order that was seen, and not what it wants. */
export type PlanChange =
  | { act: 'cancel' }
  | { act: 'finish' }
  | { act: 'other' }
  | {
      act: 'move';
      /** The new day and the new time on the clock; what is absent stays. */
      day?: { year: number; month: number; day: number };
      time?: { hour: number; minute: number };
      byMinutes?: number;
    };

/** Which end of the archive is asked for. */
export type ArchiveOrder = 'first' | 'last';

/** What a message asks of the built-in assistant, with what is needed to act on it. `confidence` is 0..1. */
export type DetectedIntent = { confidence: number } & (
  | {
      intent: 'event' | 'reminder' | 'task';
      /** To be shown as a card and saved on confirm; without schedulingDetails the day is still to be filled in. */
      suggestion: DetectedSuggestion;
    }
  | {
      intent: 'calendar_question';
      /** What is asked for: events, unless something else is named. */
      about: 'events' | 'reminders' | 'tasks' | 'goals';
      /** The stretch asked about; when none was named the coming 7 days, 90 for a particular event. */
      window: TimeWindow;
      /** Words an event must match ('dentist'); empty for all. */
      query: string[];
      /** 'Cancel', 'move to Friday': done only once the user has seen what is meant and said yes. */
      change?: PlanChange;
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
      /** The first or the last one is asked for. */
      order?: ArchiveOrder;
      /** Where it is filed, as said: 'all conversations in Work'. */
      place?: string;
      /** The telling words of each thing that is to be compared. */
      parts?: string[][];
    }
  | {
      /** A question about the conversation that the reply before quoted. */
      intent: 'cited';
      ask: 'when' | 'more' | 'open';
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
  | {
      intent: 'goal';
      title: string;
      targetValue?: number;
      unit?: string;
      /** A calendar day. */
      targetDate?: string;
    }
  | {
      intent: 'remember';
      /** The statement to be kept. */
      text: string;
    }
  | { intent: 'memories' }
  | {
      /** What only had to be worked out. */
      intent: 'reckoning';
      asked: string;
      result: string;
    }
  | {
      intent: 'help';
      /** What about the app is asked; absent for what the assistant is and can do. */
      topic?: AppTopic;
    }
  | { intent: 'greeting'; tone: 'hello' | 'thanks' | 'remark' }
  | {
      intent: 'needs_model';
      kind: ModelKind;
      /** Of what is `foreign`. */
      language?: Language;
      /** What the archive may hold about it. */
      query: string[];
    }
);

export type IntentName = DetectedIntent['intent'];
