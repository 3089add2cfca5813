import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { t } from './profile.messages.ts';

export interface SignupPhotoProps {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** The photo chosen during sign-up: it stays in the browser until the account has been created. */
export function SignupPhoto({ file, onChange }: SignupPhotoProps) {
  const [preview, setPreview] = useState<string | null>(null);

  function change(next: File | null) {
    if (preview !== null) URL.revokeObjectURL(preview);
    setPreview(next === null ? null : URL.createObjectURL(next));
    onChange(next);
  }

  function pick(picked: File) {
    change(picked);
    showToast({ title: t('photoUploaded'), description: t('photoDeferred'), tone: 'success' });
  }

  return (
    <div className="flex items-center gap-3">
      <Avatar name="" fallback="+" src={preview} size="small" />
      <PhotoPicker label={file === null ? t('photoAdd') : t('photoChange')} onPick={pick} />
      {file !== null && (
        <Button size="small" variant="ghost" onClick={() => change(null)}>
          {t('photoRemove')}
        </Button>
      )}
      <span className="text-small text-muted">{file === null ? t('photoOptional') : null}</span>
    </div>
  );
}
