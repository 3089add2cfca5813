import { AppError } from '#platform/app-error.ts';

export const eventNotFound = () => new AppError({ code: 'events.not_found' });
export const noteNotFound = () => new AppError({ code: 'events.note_not_found' });
export const eventReadOnly = () => new AppError({ code: 'events.read_only' });
export const eventSourceNotFound = () => new AppError({ code: 'events.source_not_found' });
export const eventCategoryNotFound = () => new AppError({ code: 'categories.not_found' });
export const tooManyEvents = () => new AppError({ code: 'events.too_many' });
export const occurrenceCannotRepeat = () => new AppError({ code: 'events.occurrence_cannot_repeat' });
export const changeNotFound = () => new AppError({ code: 'events.change_not_found' });
export const changedSince = () => new AppError({ code: 'events.changed_since' });
export const trashItemNotFound = () => new AppError({ code: 'trash.not_found' });
export const recurrenceNever = () => new AppError({ code: 'events.recurrence_never' });

/** `part` as the rule has it, such as FREQ=HOURLY. */
export const recurrenceUnsupported = (part: string) =>
  new AppError({
    code: 'events.recurrence_unsupported',
    message: `A schedule cannot repeat by ${part}.`,
    details: { part },
  });

export function recurrenceNotUnderstood(): AppError {
  const message = 'Please give the recurrence as a rule such as FREQ=WEEKLY.';
  return new AppError({ code: 'request.invalid', message, details: { issues: [{ path: 'recurrence', message }] } });
}
