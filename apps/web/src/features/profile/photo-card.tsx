import { useRef, useState } from 'react';
import { useViewer } from '#lib/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { dismissToast, showToast } from '#ui/toast-store.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { useChangePhoto, useRemovePhoto } from './photo.api.ts';
import { t } from './profile.messages.ts';

/** The profile photo; a chosen file is shown at once, while it is being uploaded. */
export function PhotoCard() {
  const { firstName, lastName, email, photoUrl } = useViewer();
  const photo = usePhotoChange();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Card>
      <CardTitle>{t('photo')}</CardTitle>
      <div className="mt-4 flex flex-col items-center text-center">
        <Avatar name={name} fallback={email} src={photo.preview ?? photoUrl} />
        <p className="mt-3 max-w-full truncate text-body font-semibold">{name}</p>
        <p className="max-w-full truncate text-ui text-muted">{email}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <PhotoButtons {...photo} />
        </div>
        <p className="mt-3 text-small text-muted">{t('photoHint')}</p>
      </div>
    </Card>
  );
}

/** The photo beside its buttons, without a frame of its own. */
export function PhotoRow() {
  const { firstName, lastName, email, photoUrl } = useViewer();
  const photo = usePhotoChange();
  return (
    <div className="flex items-center gap-4">
      <Avatar name={`${firstName} ${lastName}`.trim()} fallback={email} src={photo.preview ?? photoUrl} />
      <div>
        <div className="flex flex-wrap gap-2">
          <PhotoButtons {...photo} />
        </div>
        <p className="mt-2 text-small text-muted">{t('photoHint')}</p>
      </div>
    </div>
  );
}

function PhotoButtons({ pick, isUploading, remove, isRemoving }: ReturnType<typeof usePhotoChange>) {
  const { photoUrl } = useViewer();
  return (
    <>
      <PhotoPicker
        label={isUploading ? t('photoUploading') : photoUrl === null ? t('photoUpload') : t('photoChange')}
        isPending={isUploading}
        onPick={pick}
      />
      {photoUrl !== null && (
        <Button size="small" variant="ghost" isPending={isRemoving} onClick={remove}>
          {t('photoRemove')}
        </Button>
      )}
    </>
  );
}

function usePhotoChange() {
  const upload = usePhotoUpload();
  const removal = useRemovePhoto();
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => showToast({ title: t('photoRemoved'), description: t('photoRemovedText'), tone: 'success' }),
    });
  return { ...upload, remove, isRemoving: removal.isPending };
}

function usePhotoUpload() {
  const [preview, setPreview] = useState<string | null>(null);
  const uploadToastId = useRef<number>(undefined);
  const change = useChangePhoto(() => {
    uploadToastId.current = showToast({ title: t('photoUploaded'), tone: 'success' });
  });

  function pick(file: File) {
    const url = URL.createObjectURL(file);
    setPreview(url);
    change.mutate(file, {
      onSuccess: () => {
        // Replaces the toast about the upload, so that only one toast is left.
        if (uploadToastId.current !== undefined) dismissToast(uploadToastId.current);
        showToast({ title: t('photoUpdated'), description: t('photoUpdatedText'), tone: 'success' });
      },
      onSettled: () => {
        setPreview(null);
        URL.revokeObjectURL(url);
      },
    });
  }

  return { preview, pick, isUploading: change.isPending };
}
