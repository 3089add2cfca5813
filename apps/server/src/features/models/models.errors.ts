import { AppError } from '#platform/app-error.ts';

export const ownModelsOff = () => new AppError({ code: 'models.off' });
export const providerNotAllowed = () => new AppError({ code: 'models.provider_not_allowed' });
export const tooManyKeys = () => new AppError({ code: 'models.too_many_keys' });
export const keyNotFound = () => new AppError({ code: 'models.key_not_found' });
export const keyUnreadable = () => new AppError({ code: 'models.key_unreadable' });
export const modelNotFound = () => new AppError({ code: 'models.not_found' });

/** Small amounts with two significant digits, so that none is $0.00. */
const formatAmount = (dollars: number): string =>
  dollars > 0 && dollars < 0.1 ? String(Number(dollars.toPrecision(2))) : dollars.toFixed(2);

/** `limit` in US dollars. */
export const limitReached = (limit: number) =>
  new AppError({
    code: 'models.limit_reached',
    message: `Your own models have reached the limit of $${formatAmount(limit)} you set for this month. Please raise it in Settings → Models, or choose another model.`,
  });
