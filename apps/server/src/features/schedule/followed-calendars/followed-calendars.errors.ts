import { AppError } from '#platform/app-error.ts';

export const calendarNotFound = () => new AppError({ code: 'feeds.not_found' });
export const calendarAlreadyFollowed = () => new AppError({ code: 'feeds.already_followed' });
export const tooManyCalendars = () => new AppError({ code: 'feeds.too_many' });
export const addressNotResponding = (cause: unknown) => new AppError({ code: 'feeds.no_answer', cause });

export function addressReturnsError(status: number): AppError {
  const message =
    status === 401 || status === 403
      ? 'This calendar requires a password or is not shared with you.'
      : status === 404 || status === 410
        ? 'There is no calendar at this address.'
        : `This address returns an error (${status}) instead of a calendar.`;
  return new AppError({ code: 'feeds.bad_answer', message, details: { status } });
}
