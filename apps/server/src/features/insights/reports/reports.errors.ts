import { AppError } from '#platform/app-error.ts';

export const reportNotFound = () => new AppError({ code: 'reports.not_found' });
export const notYet = () => new AppError({ code: 'reports.not_yet' });
export const premiumRequired = () => new AppError({ code: 'reports.premium_required' });
