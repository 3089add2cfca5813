import { AppError } from '#platform/app-error.ts';

export const addressRefused = (cause?: unknown) => new AppError({ code: 'fetcher.address_refused', cause });
