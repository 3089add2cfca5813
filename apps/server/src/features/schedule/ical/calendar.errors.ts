import { AppError } from '#platform/app-error.ts';

export const feedNotFound = () => new AppError({ code: 'calendar.feed_not_found' });
export const notACalendar = () => new AppError({ code: 'calendar.not_a_calendar' });
export const calendarTooComplicated = (cause?: unknown) => new AppError({ code: 'calendar.too_complicated', cause });
export const calendarFileMissing = () => new AppError({ code: 'calendar.file_missing' });
export const calendarFileTooLarge = () => new AppError({ code: 'calendar.too_large' });
