import { AppError } from '#platform/app-error.ts';

export const providerUnavailable = (cause: unknown) => new AppError({ code: 'billing.provider_unavailable', cause });
export const paymentBusy = (cause?: unknown) => new AppError({ code: 'billing.payment_busy', cause });
export const webhookRefused = (cause?: unknown) => new AppError({ code: 'billing.webhook_refused', cause });
export const cardDeclined = (message?: string, cause?: unknown) =>
  new AppError({ code: 'billing.card_declined', ...(message !== undefined && { message }), cause });
export const unexpectedState = (details?: Record<string, unknown>) =>
  new AppError({ code: 'billing.unexpected_state', ...(details && { details }) });
export const paymentNotFound = () => new AppError({ code: 'billing.payment_not_found' });
