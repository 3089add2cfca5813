import { AppError } from '#platform/app-error.ts';

export const taskNotFound = () => new AppError({ code: 'tasks.not_found' });
export const repeatingTaskNeedsDate = () => new AppError({ code: 'tasks.repeat_needs_date' });
export const goalNotFound = () => new AppError({ code: 'goals.not_found' });
