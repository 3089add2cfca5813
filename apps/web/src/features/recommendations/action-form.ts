import { isEventMinutes } from '#lib/event-minutes.ts';
import { fromLocalField, toLocalField } from '#lib/local-time.ts';
import type { FormAction } from './recommendations.api.ts';

/** The values of the form; fields that the action does not have stay empty. */
export interface ActionFormFields {
  title: string;
  /** The value of the datetime-local field. */
  when: string;
  minutes: string;
  body: string;
}

export function toFormFields(action: FormAction, timeZone: string): ActionFormFields {
  const emptyFields = { when: '', minutes: '', body: '' };
  switch (action.kind) {
    case 'event':
      return {
        ...emptyFields,
        title: action.title,
        when: toLocalField(action.start, timeZone),
        minutes: String(action.minutes),
      };
    case 'reminder':
      return { ...emptyFields, title: action.title, when: toLocalField(action.remindAt, timeZone) };
    case 'goal':
      return { ...emptyFields, title: action.title };
    case 'template':
      return { ...emptyFields, title: action.name, body: action.body };
  }
}

/** The action with the form's values; undefined while something is missing or invalid. */
export function fillAction(action: FormAction, fields: ActionFormFields, timeZone: string): FormAction | undefined {
  const title = fields.title.trim();
  if (title === '') return undefined;
  switch (action.kind) {
    case 'event': {
      if (fields.when === '' || !isEventMinutes(fields.minutes)) return undefined;
      const minutes = Math.round(Number(fields.minutes));
      return { ...action, title, start: fromLocalField(fields.when, timeZone), minutes };
    }
    case 'reminder':
      return fields.when === '' ? undefined : { ...action, title, remindAt: fromLocalField(fields.when, timeZone) };
    case 'goal':
      return { ...action, title };
    case 'template':
      return fields.body.trim() === '' ? undefined : { ...action, name: title, body: fields.body };
  }
}
