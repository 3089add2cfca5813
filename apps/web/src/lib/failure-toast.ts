import { errorSentence } from './api-error.ts';

/** A toast's texts; the title defaults to 'Error'. */
export interface FailureTexts {
  title?: string;
  description?: string;
}

/**
 * How a failed mutation is shown; set where the mutation is defined:
 * - a sentence: shown unless the server sent one of its own
 * - a title and a sentence, which is also shown unless the server sent one
 * - a function, when the texts depend on the error or the input; they are shown as they are
 * - false: no toast, because the caller shows the failure itself or the user need not see it
 */
export type FailureToast<Input = unknown, Failure = Error> =
  | string
  | { title: string; fallback: string }
  | ((error: Failure, input: Input) => FailureTexts | false)
  | false;

/** The texts of the toast, or false when none is shown. */
export function failureTexts<Input, Failure>(
  toast: FailureToast<Input, Failure>,
  error: Failure,
  input: Input,
): FailureTexts | false {
  if (toast === false) return false;
  if (typeof toast === 'function') return toast(error, input);
  if (typeof toast === 'string') return { description: errorSentence(error, toast) };
  return { title: toast.title, description: errorSentence(error, toast.fallback) };
}
