import type { DetectedSuggestion } from '../events/suggestion.ts';
import type { AppTopic } from './app-help.ts';
import type { Language } from '../text/language.ts';
import type { TimeWindow } from '../time/time-window.ts';

/** The conversation that a command is about: the current one, or one to be found by words. */
export type NamedConversation =
  | {
      isCurrent: true;
      /** Only 'it' was used: the conversation mentioned before, if there is one. */
      isPronoun?: true;
    }
  | { isCurrent: false; query: string[]; title?: string };

/**
 * The kind of a message that the built-in assistant cannot answer. Most kinds need a connected model. `outside` is a
 * command that no part of the app carries out, such as a call or a payment. `unclear` is a message too short to classify,
 * `foreign` a message in a language that the built-in assistant does not understand.
 */
export type ModelKind = 'writing' | 'code' | 'translation' | 'knowledge' | 'outside' | 'unclear' | 'foreign';

/** A change of something planned. `other` is a command that was recognised without its details. */
export type PlanChange =
  | { action: 'cancel' }
  | { action: 'finish' }
  /** Frees a task of the day on which it is due. */
  | { action: 'undate' }
  | { action: 'other' }
  | {
      action: 'move';
      /** The new day and the new wall-clock time; an absent one does not change. */
      day?: { year: number; month: number; day: number };
      time?: { hour: number; minute: number };
      /** Minutes by which the item moves; negative for an earlier time. */
      byMinutes?: number;
    };

/** What a question about a quoted conversation asks for. */
export type DetailKind = 'when' | 'amount' | 'why' | 'where' | 'who';

/** Whether the oldest or the newest conversation is asked for. */
export type Recency = 'oldest' | 'newest';

/** What a message asks of the built-in assistant, with the details needed to act on it. `confidence` is 0..1. */
export type DetectedIntent = { confidence: number } & (
  | {
      intent: 'event' | 'reminder' | 'task';
      /** Shown as a card and saved on confirmation; without schedulingDetails the day is still to be filled in. */
      suggestion: DetectedSuggestion;
    }
  | {
      intent: 'plan_question';
      /** The kind of plans: events, unless the message names another kind. */
      about: 'events' | 'reminders' | 'tasks' | 'goals';
      /** The period asked about; if none was named, the next 7 days, or 90 for a particular event. */
      window: TimeWindow;
      /** Words an event must match ('dentist'); empty for all events. */
      query: string[];
      /** Present if only overdue tasks are asked for. */
      isOverdue?: true;
      /** Present if overdue tasks belong to the answer as well: 'what is due before Monday'. */
      withOverdue?: true;
      /** Present if the message asks whether a named task is done: the answer lists only tasks that match `query`. */
      asksDone?: true;
      /** 'Cancel', 'move to Friday': applied only after the user has seen the item and confirmed. */
      change?: PlanChange;
    }
  | {
      intent: 'free_time';
      window: TimeWindow;
      /** Required length of the free slot in minutes. */
      minutes: number;
    }
  | {
      intent: 'archive_question';
      /** Significant words of the question, in order, lower case. */
      query: string[];
      /** When the conversation took place, if the message says so. */
      window?: TimeWindow | undefined;
      /** Present if the oldest or the newest conversation is asked for. */
      recency?: Recency;
      /** Present if the message asks for the day: 'when did I first ask about …'. */
      asksWhen?: true;
      /** Present if the message asks which category a conversation is in. */
      asksCategory?: true;
      /** Name of the category as written in the message: 'all conversations in Work'. */
      category?: string;
      /** Present if a list is asked for: 'list my conversations about …', 'titles only'. */
      isList?: true;
      /** Present if a summary of conversations is asked for that are named only by their period. */
      isForSummary?: true;
      /** The language of the question if it is not English. */
      language?: Language;
      /** The significant words of each thing to compare. */
      parts?: string[][];
    }
  | {
      /** A question about the conversation quoted in the previous reply. */
      intent: 'cited';
      ask: 'when' | 'more' | 'open' | 'answer' | 'detail';
      /** With `detail`: what is asked for, the words of the question, and those of the question before. */
      detail?: DetailKind;
      words?: string[];
      query?: string[];
      /** Which of the conversations in the reply, from 0; -1 for the last one. The first one if absent. */
      place?: number;
    }
  | { intent: 'summary'; conversation: NamedConversation }
  | {
      intent: 'count_question';
      counted: 'conversations' | 'topics' | 'events' | 'tasks' | 'reminders';
      query: string[];
      window?: TimeWindow | undefined;
      /** Whether the development over time is asked for, not only the number. */
      isTrend: boolean;
    }
  | {
      intent: 'move';
      conversation: NamedConversation;
      /** Name of the category as written; empty if there is none. */
      category: string;
    }
  | {
      intent: 'rename';
      conversation: NamedConversation;
      /** The new title as written; empty if there is none. */
      title: string;
    }
  | {
      intent: 'date_time';
      /** The zone asked about: the user's own, or that of a place named in the question. */
      timeZone: string;
      /** The place as written ('tokyo'); absent for the user's own zone. */
      place?: string;
      /** The moment whose time there is asked for, if it is not now: 'when it is 15:00 in Lisbon'. */
      at?: Date;
      /** The day asked about, if it is not today: 'what day is it on the 14th'. */
      day?: { year: number; month: number; day: number } | undefined;
      /** The number of this week by ISO 8601, if that is asked for. */
      week?: number;
    }
  | {
      intent: 'goal';
      title: string;
      targetValue?: number;
      unit?: string;
      /** A calendar day, 'YYYY-MM-DD'. */
      targetDate?: string;
    }
  | {
      /** Something to add to a goal: 'log 6 km for my running goal'. */
      intent: 'goal_progress';
      /** Negative to take something off. */
      amount: number;
      /** Present if the amount is all that has been reached: 'set it to 75'. */
      isTotal?: true;
      /** The share of the target that has been reached, instead of `amount`: 'I'm halfway through my books'. */
      share?: number;
      /** Present for a report that names no goal: it matters only if a goal is counted in its unit. */
      isReport?: true;
      unit?: string;
      /** The message, in which the goal is named. */
      text: string;
    }
  | {
      intent: 'remember';
      /** The statement to store. */
      text: string;
    }
  | { intent: 'memories' }
  | {
      /** A calculation, or the days until a date. */
      intent: 'calculation';
      /** The expression that was calculated: '12 * 4', 'Until Christmas'. */
      expression: string;
      result: string;
    }
  | {
      intent: 'help';
      /** The topic of a question about the app; absent for questions about the assistant itself. */
      topic?: AppTopic;
    }
  | { intent: 'small_talk'; kind: 'hello' | 'thanks' | 'remark' }
  | {
      intent: 'needs_model';
      kind: ModelKind;
      /** The language of the message if it is not English. */
      language?: Language;
      /** Words to search the archive for. */
      query: string[];
      /** The place of a question for the day or the time there, if its time zone is not known. */
      unknownPlace?: string;
    }
);

export type IntentName = DetectedIntent['intent'];
