// Moves the focus to the first field with an error once its form was submitted.

/** The form that was submitted last; null after further typing, because the focus must stay in the field then. */
let submitted: EventTarget | null = null;
let isWatching = false;

/** Watches every form of the page, from the first call on. */
export function watchSubmits(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener(
    'submit',
    ({ target }) => {
      submitted = target;
      // The handlers of the form run after this one.
      setTimeout(() => focusFirstInvalid(target), 0);
    },
    true,
  );
  document.addEventListener('input', () => (submitted = null), true);
}

/** For an error that arrived later, from the server. */
export function focusIfSubmitted(control: Element | null): void {
  const form = control?.closest('form') ?? null;
  if (form !== null && form === submitted) focusFirstInvalid(form);
}

function focusFirstInvalid(form: EventTarget | null): void {
  if (form instanceof HTMLFormElement) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
