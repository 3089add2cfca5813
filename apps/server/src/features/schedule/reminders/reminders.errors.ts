import { AppError } from '#platform/app-error.ts';

export const reminderNotFound = () => new AppError({ code: 'reminders.not_found' });
export const reminderTimePassed = () => new AppError({ code: 'reminders.time_passed' });
export const reminderNeverDue = () => new AppError({ code: 'reminders.never' });
