import { type ChangeEvent, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { acceptsPhoto } from './photo-error.ts';

export interface PhotoPickerProps {
  label: string;
  onPick: (file: File) => void;
  isPending?: boolean;
}

/** A button that opens the file picker and passes on a valid photo. */
export function PhotoPicker({ label, onPick, isPending = false }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Allows the same file to be chosen again after a failure.
    event.target.value = '';
    if (file !== undefined && acceptsPhoto(file)) onPick(file);
  }

  return (
    <>
      <Button size="small" isPending={isPending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept="image/*" aria-label={label} tabIndex={-1} hidden onChange={pick} />
    </>
  );
}
