import { AppError } from '#platform/app-error.ts';

export const reportNotFound = () => new AppError({ code: 'reports.not_found' });
export const reportPeriodNotStarted = () => new AppError({ code: 'reports.not_yet' });
export const reportNeedsPremium = () => new AppError({ code: 'reports.premium_required' });
