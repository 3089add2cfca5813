import { photoMaxBytes } from '@app/contract/objects';
import { ApiError } from '#lib/api-error.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './profile.messages.ts';

/** Returns whether the file can be a profile photo. If the file cannot, shows a toast with the reason. */
export function acceptsPhoto(file: File): boolean {
  const problem = findProblem(file);
  if (problem !== undefined) showToast({ title: t(problem), description: t(`${problem}Text`), tone: 'danger' });
  return problem === undefined;
}

function findProblem({ name, type, size }: File): 'photoType' | 'photoHeic' | 'photoSize' | undefined {
  // Most browsers report no type for HEIC files.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'photoHeic';
  if (!type.startsWith('image/')) return 'photoType';
  return size > photoMaxBytes ? 'photoSize' : undefined;
}

/** The server's message if the failure is about the content of the photo, otherwise a general message. */
export function formatUploadFailure(error: unknown): string {
  const isAboutContent = error instanceof ApiError && /^objects\.(not_a|heic|damaged|too_)/.test(error.code ?? '');
  return (isAboutContent ? error.sentence : undefined) ?? t('photoFailedText');
}
