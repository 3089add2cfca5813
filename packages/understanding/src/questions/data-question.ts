import type { TimeWindow } from '../time/time-window.ts';

/** What a question lists, counts or compares. */
export type Thing =
  | 'conversations'
  | 'messages'
  | 'categories'
  | 'sources'
  | 'models'
  | 'documents'
  | 'tasks'
  | 'events'
  | 'freeTime'
  | 'reminders'
  | 'goals'
  | 'cards'
  | 'decks'
  | 'memories'
  | 'highlights'
  | 'suggestions';

/** What is asked of the things. `exists` is a yes-or-no question; `when` asks for a day, `ago` for the time since then. */
export type Act = 'list' | 'count' | 'exists' | 'when' | 'ago' | 'average' | 'share' | 'total' | 'left' | 'pace';

export type TimeUnit = 'hour' | 'day' | 'weekday' | 'week' | 'month' | 'year';
/** What the counted things are grouped by: 'conversations per category', 'the busiest month'. */
export type Grouping = 'category' | 'source' | 'model' | TimeUnit;

/** A filter whose values may be left out. */
export type LeftOut = 'sources' | 'categories';

/** What is the same for all things that a question is about. */
export interface QuestionFilter {
  /** The significant words of the subject, lower case, in order. */
  words: string[];
  /** The subject as it is written in the question. */
  subject: string;
  period?: TimeWindow;
  /** Keys of providers, such as `claude`. */
  sources?: string[];
  /** Names of the person's categories. */
  categories?: string[];
  state?: 'open' | 'done' | 'any' | 'overdue' | 'undated' | 'due' | 'behind' | 'ahead' | 'achieved';
  hasDocument?: true;
  /** The filter whose values are left out: `sources` for 'not with ChatGPT'. */
  leftOut?: LeftOut;
}

/** A question about the person's own data, which a count or a list answers. */
export interface DataQuestion extends QuestionFilter {
  thing: Thing;
  act: Act;
  groupBy?: Grouping;
  /** The largest and the smallest group or thing, as asked for. */
  extremes?: ('most' | 'least')[];
  /** `longest` and `shortest` compare conversations by their messages, tasks by length, goals by progress. */
  order?: 'oldest' | 'newest' | 'longest' | 'shortest';
  /** How many are asked for: 'my last five conversations'. */
  limit?: number;
  /** How many were shown before: 'show me the rest'. */
  offset?: number;
  /** Filters to compare, each instead of the one of the question. */
  alternatives?: QuestionFilter[];
  /** Whether the comparison asks for the larger or the smaller one. */
  prefers?: 'more' | 'fewer';
  /** Minutes of a free slot. */
  minutes?: number;
  /** Whether the question is about what is over: 'how many meetings have I had'. */
  isPast?: true;
  /** Whether the answer quoted conversations instead of listing or counting them. */
  isQuoted?: true;
  /** Whether the question is for all of a period: 'what did I do last week'. */
  isReview?: true;
}

/** The names in the person's workspace that a question may use. */
export interface WorkspaceNames {
  categories: readonly string[];
  goals: readonly string[];
  tasks: readonly string[];
  reminders?: readonly string[];
  events: readonly string[];
}
