import type { LimitReachedDetails } from '@app/contract/usage';
import { AppError } from '#platform/app-error.ts';

export const aiChatLimitReached = (details: LimitReachedDetails) =>
  new AppError({ code: 'chat.limit_reached', details });
export const paymentsTurnedOff = () => new AppError({ code: 'billing.payments_off' });
export const alreadySubscribed = () => new AppError({ code: 'billing.already_subscribed' });
export const paymentBusy = () => new AppError({ code: 'billing.payment_busy' });
export const paymentNotFound = () => new AppError({ code: 'billing.payment_not_found' });
export const paymentIncomplete = () => new AppError({ code: 'billing.payment_incomplete' });
export const noSubscription = () => new AppError({ code: 'billing.no_subscription' });
