import { AppError } from '#platform/app-error.ts';

export const notificationNotFound = () => new AppError({ code: 'notifications.not_found' });
export const pushSubscriptionNotFound = () => new AppError({ code: 'notifications.push_not_found' });
