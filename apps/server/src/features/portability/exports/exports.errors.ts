import { AppError } from '#platform/app-error.ts';

export const exportNeedsPremium = () => new AppError({ code: 'exports.premium_required' });
