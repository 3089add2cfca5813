import type { LimitReachedDetails } from '@app/contract/usage';
import { AppError } from '#platform/app-error.ts';

export const aiChatLimitReached = (details: LimitReachedDetails) =>
  new AppError({ code: 'chat.limit_reached', details });

export const modelLimitReached = ({ name, limit }: { name: string; limit: number }, resetsAt: Date) =>
  new AppError({
    code: 'chat.model_limit_reached',
    message: `You have used ${limit === 1 ? 'the one reply' : `all ${limit} replies`} that your plan has from ${name} this month. Please choose another model; on ${formatDay(resetsAt)} there are new ones.`,
  });

/** Such as 'December 1'. */
const formatDay = (day: Date): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(day);

export const paymentsTurnedOff = () => new AppError({ code: 'billing.payments_off' });
export const alreadySubscribed = () => new AppError({ code: 'billing.already_subscribed' });
export const paymentBusy = () => new AppError({ code: 'billing.payment_busy' });
export const paymentNotFound = () => new AppError({ code: 'billing.payment_not_found' });
export const paymentIncomplete = () => new AppError({ code: 'billing.payment_incomplete' });
export const noSubscription = () => new AppError({ code: 'billing.no_subscription' });
