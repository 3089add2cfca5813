import { createContext, use, useEffect, useId, useMemo, type ReactNode } from 'react';
import { focusIfSubmitted, watchSubmits } from './invalid-focus.ts';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the control and announced with it; after a submit the first field with an error takes the focus. */
  error?: string | undefined;
  isOptional?: boolean;
  children: ReactNode;
}

/** Label, control, hint and error as one unit; the ui/ controls inside it pick up their ids and ARIA attributes. */
export function Field({ label, hint, error, isOptional = false, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined;
  const hasHint = hint !== undefined;
  useEffect(watchSubmits, []);
  useEffect(() => {
    if (error !== undefined) focusIfSubmitted(document.getElementById(id));
  }, [error, id]);
  const field = useMemo(() => {
    const described = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean);
    return { id, describedBy: described.join(' ') || undefined, isInvalid: hasError };
  }, [id, hasError, hasHint]);
  return (
    <FieldContext value={field}>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="flex items-baseline justify-between text-ui font-medium">
          {label}
          {isOptional && <span className="text-small font-normal text-muted">Optional</span>}
        </label>
        {children}
        {hasError && (
          <p id={`${id}-error`} className="text-small text-danger-text">
            {error}
          </p>
        )}
        {hasHint && (
          <p id={`${id}-hint`} className="text-small text-muted">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** The attributes that a control inside a Field needs; empty outside a Field. */
export function useFieldAttributes() {
  const field = use(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
  };
}
