import { errorSentence } from './api-error.ts';

/** A toast's words; without a title it is the app's own for errors. */
export interface FailureWords {
  title?: string;
  description?: string;
}

/**
 * How a failed mutation is shown, named once where the mutation is defined:
 * - a sentence: shown as a toast unless the server sent one of its own
 * - a title and such a sentence
 * - a function, when the words depend on the error or the input; its words are shown as they are
 * - false: no toast, the caller shows the failure in place or need not show it
 */
export type FailureToast<Input = unknown, Failure = Error> =
  | string
  | { title: string; fallback: string }
  | ((error: Failure, input: Input) => FailureWords | false)
  | false;

/** The words of the toast, or false when none is to be shown. */
export function failureWords<Input, Failure>(
  toast: FailureToast<Input, Failure>,
  error: Failure,
  input: Input,
): FailureWords | false {
  if (toast === false) return false;
  if (typeof toast === 'function') return toast(error, input);
  if (typeof toast === 'string') return { description: errorSentence(error, toast) };
  return { title: toast.title, description: errorSentence(error, toast.fallback) };
}
