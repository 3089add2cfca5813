import { AppError } from '#platform/app-error.ts';

export const premiumRequired = () => new AppError({ code: 'exports.premium_required' });
