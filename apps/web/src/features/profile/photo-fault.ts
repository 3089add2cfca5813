import { photoMaxBytes } from '@app/contract/objects';
import { ApiError } from '#lib/api-error.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './profile.messages.ts';

/** Says what keeps a file from being a photo; true when nothing does. */
export function acceptsPhoto(file: File): boolean {
  const fault = findPhotoFault(file);
  if (fault !== undefined) showToast({ title: t(fault), description: t(`${fault}Text`), tone: 'danger' });
  return fault === undefined;
}

function findPhotoFault({ name, type, size }: File): 'photoType' | 'photoHeic' | 'photoSize' | undefined {
  // Most browsers do not know this type at all and would call the file none.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'photoHeic';
  if (!type.startsWith('image/')) return 'photoType';
  return size > photoMaxBytes ? 'photoSize' : undefined;
}

/** What the server says of the picture itself helps; any other failure is one of the upload. */
export function uploadFailure(error: unknown): string {
  const isAboutPicture = error instanceof ApiError && /^objects\.(not_a|heic|damaged|too_)/.test(error.code ?? '');
  return (isAboutPicture ? error.sentence : undefined) ?? t('photoFailedText');
}
