import { countdownIn } from '@app/understanding/questions/countdown';
import { comingPlans, type ShownPlan } from './answer-shown-plan.ts';
import { distanceOf } from './facts/fact-wording.ts';
import type { TargetDependencies } from './plan-targets.ts';
import type { Answer, AskedMessage } from './question.ts';
import { formatTimeOfPlan } from './time-of-plan.ts';
import { matchesAny } from './wording.ts';

const MINUTE_MS = 60_000;

/** Says how long it is until something of the person's own: 'how many days until the concert'. */
export function createCountdown(dependencies: TargetDependencies) {
  return async (asked: AskedMessage): Promise<Answer | undefined> => {
    const { text, now, replies: texts } = asked;
    const countdown = countdownIn(text);
    if (countdown === undefined) return undefined;
    const isMeant = ({ title, at }: ShownPlan): boolean =>
      at > now && countdown.words.every((word) => matchesAny(title, [word]));
    const plan = (await comingPlans(dependencies, asked)).flat().find(isMeant);
    if (plan === undefined) return undefined;
    const { title, at, isAllDay } = plan;
    const distance =
      countdown.inHours && !isAllDay
        ? texts.minutesLong(Math.round((at.getTime() - now.getTime()) / MINUTE_MS))
        : distanceOf(at, asked);
    return { text: texts.timeUntil(texts.eventLine(formatTimeOfPlan(plan, asked), title), distance), hasNoPlans: true };
  };
}
