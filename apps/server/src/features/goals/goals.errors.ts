import { AppError } from '#platform/app-error.ts';

export const goalNotFound = () => new AppError({ code: 'goals.not_found' });
export const targetEqualsStart = () => new AppError({ code: 'goals.no_distance' });
export const goalValueOutOfRange = () => new AppError({ code: 'goals.out_of_range' });
export const progressEntryNotFound = () => new AppError({ code: 'goals.entry_not_found' });
export const milestoneNotFound = () => new AppError({ code: 'goals.milestone_not_found' });
export const tooManyMilestones = () => new AppError({ code: 'goals.too_many_milestones' });
