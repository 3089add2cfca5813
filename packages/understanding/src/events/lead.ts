/** How long before its event a reminder is requested. */
export type ReminderLead = { minutes: number } | 'evening before';

export interface ParsedLead {
  lead: ReminderLead;
  /** The part of the sentence about the event, without the words about the reminder; empty if there is none. */
  eventText: string;
  /** True for 'Remind me an hour before the call at 5', which asks only for a reminder and not for an event. */
  isReminderOnly: boolean;
}
