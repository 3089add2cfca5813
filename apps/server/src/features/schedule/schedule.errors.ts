import { AppError } from '#platform/app-error.ts';

export const eventNotFound = () => new AppError({ code: 'events.not_found' });
export const eventNoteNotFound = () => new AppError({ code: 'events.note_not_found' });
export const eventReadOnly = () => new AppError({ code: 'events.read_only' });
export const eventSourceNotFound = () => new AppError({ code: 'events.source_not_found' });
export const eventCategoryNotFound = () => new AppError({ code: 'categories.not_found' });
export const tooManyEvents = () => new AppError({ code: 'events.too_many' });
export const occurrenceCannotRepeat = () => new AppError({ code: 'events.occurrence_cannot_repeat' });
export const eventChangeNotFound = () => new AppError({ code: 'events.change_not_found' });
export const eventChangedSince = () => new AppError({ code: 'events.changed_since' });
export const trashItemNotFound = () => new AppError({ code: 'trash.not_found' });
export const recurrenceNever = () => new AppError({ code: 'events.recurrence_never' });

/** `part` is the unsupported part of the rule, such as FREQ=HOURLY. */
export const recurrenceUnsupported = (part: string) =>
  new AppError({
    code: 'events.recurrence_unsupported',
    message: `Repeating by this rule is not supported: ${part}.`,
    details: { part },
  });

export const recurrenceNotUnderstood = () =>
  invalid('recurrence', 'Please enter the recurrence as a rule such as FREQ=WEEKLY.');

export const eventTimeMissing = () =>
  invalid('eventDate', 'Please enter a time such as 2026-01-31T09:00:00Z, or say that the event lasts all day.');

function invalid(path: string, message: string): AppError {
  return new AppError({ code: 'request.invalid', message, details: { issues: [{ path, message }] } });
}
