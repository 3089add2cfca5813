import { MAX_EVENT_MINUTES } from '@app/contract/events';

/** Whether the text of a number field is a duration that the API accepts for an event. */
export function isEventMinutes(text: string): boolean {
  const minutes = Number(text);
  return text.trim() !== '' && minutes >= 0 && minutes <= MAX_EVENT_MINUTES;
}
