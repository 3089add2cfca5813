import type { AssistReply } from '@app/contract/planning';
import { chooseSlots, type ChosenSlot } from './choose-slots.ts';
import { freeTimeSpans } from './free-slots.ts';
import type { SlotRequest } from './read-request.ts';
import { minutesInWords } from './reasons.ts';
import type { Calendar } from './suggest.ts';

const MAX_SLOTS = 3;
const DEFAULT_MINUTES = 60;

type Answer = Pick<AssistReply, 'response' | 'slots' | 'title'>;

export interface RequestCalendars {
  /** The working hours in the requested window. */
  workCalendar: Calendar;
  /** All waking hours in the requested window; only for requests that name a time outside of work. */
  wakingCalendar: Calendar | undefined;
  /** The working hours after the requested window. */
  laterCalendar: Calendar;
}

/**
 * Answers a request with the first of these that has free slots:
 *
 * 1. the working hours in the requested window
 * 2. the waking hours in that window, if the request names a time outside of work
 * 3. the working hours after that window
 */
export function answerRequest(
  request: SlotRequest,
  { workCalendar, wakingCalendar, laterCalendar }: RequestCalendars,
): Answer {
  const title = request.title ?? 'Focus time';
  const duration = request.duration ?? DEFAULT_MINUTES;
  const requirements = { duration, timeZone: workCalendar.timeZone, ...(request.part && { part: request.part }) };
  const find = ({ working, busy, bufferMinutes, shares }: Calendar) =>
    chooseSlots(
      freeTimeSpans(working, busy, bufferMinutes),
      { ...requirements, ...(shares && { shares }) },
      MAX_SLOTS,
    ).toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const inWindow = find(workCalendar);
  const outside = inWindow.length > 0 || wakingCalendar === undefined ? [] : find(wakingCalendar);
  const slots = inWindow.length > 0 ? inWindow : outside.length > 0 ? outside : find(laterCalendar);
  const slotTime = inWindow.length > 0 ? 'in_working_hours' : outside.length > 0 ? 'outside_working_hours' : 'later';
  return {
    title,
    response: formatResponse({ request, title, duration, slots, slotTime }),
    slots: slots.map((slot) => ({ start: slot.start.toISOString(), duration: slot.duration })),
  };
}

function formatResponse(answer: {
  request: SlotRequest;
  title: string;
  duration: number;
  slots: ChosenSlot[];
  slotTime: 'in_working_hours' | 'outside_working_hours' | 'later';
}): string {
  const { request, title, duration, slots, slotTime } = answer;
  const length = minutesInWords(duration);
  const when = whenWords(request);
  const part = request.part === undefined || when.includes(request.part) ? '' : ` in the ${request.part}`;
  if (slots.length === 0) {
    return `No free slot of ${length} ${when}${part} within your working hours. A shorter time, another part of the day or other working hours may help.`;
  }
  const assumed = request.duration === undefined ? ' I took an hour, as you did not say how long.' : '';
  if (slotTime === 'outside_working_hours') {
    return `Outside your working hours there is a free slot for “${title}” ${when}${part}.${assumed}`;
  }
  if (slotTime === 'later') {
    return `No free slot of ${length} ${when}${part} within your working hours. These are the next for “${title}”.${assumed}`;
  }
  const count = slots.length === 1 ? 'One free slot' : `${slots.length} free slots`;
  return `${count} of ${length} for “${title}” ${when}${part}, within your working hours.${assumed}`;
}

/** 'next week', 'on Saturday evening', 'before Wednesday' */
function whenWords({ when, from }: SlotRequest): string {
  if (when === undefined) return from === undefined ? 'in the next two weeks' : 'in that time';
  const isDay =
    /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/i;
  const words = when.replaceAll(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g,
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  );
  return isDay.test(words) ? `on ${words.charAt(0).toUpperCase()}${words.slice(1)}` : words;
}
