import type { AssistReply } from '@app/contract/planning';
import { chooseSlots, type ChosenSlot } from './choose-slots.ts';
import { freeStretches } from './free-slots.ts';
import { minutesInWords } from './reasons.ts';
import type { SlotRequest } from './read-request.ts';
import type { Calendar } from './suggest.ts';

const SLOTS = 3;
export const UNSAID_DURATION = 60;

type Answer = Pick<AssistReply, 'response' | 'slots' | 'title'>;

/**
 * Answers a request with free slots: in its own window first, and when that is full with the next ones after it.
 * `wide` reaches past the window.
 */
export function answerRequest(request: SlotRequest, asked: Calendar, wide: Calendar): Answer {
  const title = request.title ?? 'Focus time';
  const duration = request.duration ?? UNSAID_DURATION;
  const wish = { duration, timeZone: asked.timeZone, ...(request.part && { part: request.part }) };
  const find = ({ working, busy, bufferMinutes, shares }: Calendar) =>
    chooseSlots(freeStretches(working, busy, bufferMinutes), { ...wish, ...(shares && { shares }) }, SLOTS).toSorted(
      (a, b) => a.start.getTime() - b.start.getTime(),
    );
  const inWindow = find(asked);
  const slots = inWindow.length > 0 ? inWindow : find(wide);
  return {
    title,
    response: wording({ request, title, duration, found: slots, isElsewhere: inWindow.length === 0 }),
    slots: slots.map((slot) => ({ start: slot.start.toISOString(), duration: slot.duration })),
  };
}

function wording(answer: {
  request: SlotRequest;
  title: string;
  duration: number;
  found: ChosenSlot[];
  isElsewhere: boolean;
}): string {
  const { request, title, duration, found, isElsewhere } = answer;
  const length = minutesInWords(duration);
  const when = request.when ?? (request.from === undefined ? 'in the next two weeks' : 'in that time');
  const part = request.part === undefined ? '' : ` in the ${request.part}`;
  if (found.length === 0) {
    return `No free slot of ${length} ${when}${part} within your working hours. A shorter time, another part of the day or other working hours may help.`;
  }
  const assumed = request.duration === undefined ? ' I took an hour, as you did not say how long.' : '';
  if (isElsewhere) {
    return `No free slot of ${length} ${when}${part} within your working hours. These are the next for “${title}”.${assumed}`;
  }
  const count = found.length === 1 ? 'One free slot' : `${found.length} free slots`;
  return `${count} of ${length} for “${title}” ${when}${part}, within your working hours.${assumed}`;
}
