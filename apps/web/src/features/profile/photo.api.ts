import { getCurrentUser } from '@app/contract/identity';
import { createUpload, putObject } from '@app/contract/objects';
import { removePhoto, setPhoto } from '@app/contract/photo';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { formatUploadFailure } from './photo-error.ts';
import { t } from './profile.messages.ts';

/** Uploads the photo and returns the URL of the photo. */
async function uploadPhoto(file: File): Promise<string> {
  const { uploadURL } = await callEndpoint(createUpload);
  const url = new URL(uploadURL, window.location.href);
  const queryValue = (name: string) => url.searchParams.get(name) ?? '';
  // The host is not used, because the page may have been opened under another hostname than that of the upload URL.
  await callEndpoint(putObject, {
    params: { id: url.pathname.split('/').at(-1) ?? '' },
    query: { owner: queryValue('owner'), expires: queryValue('expires'), signature: queryValue('signature') },
    body: file,
  });
  return uploadURL.split('?')[0] ?? '';
}

/** Uploads the photo, calls `onUploaded`, then sets the photo in the profile. */
async function changePhoto(file: File, onUploaded: () => void): Promise<void> {
  const profileImageUrl = await uploadPhoto(file);
  onUploaded();
  await callEndpoint(setPhoto, { body: { profileImageUrl } });
}

export function useChangePhoto(onUploaded: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => changePhoto(file, onUploaded),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(getCurrentUser) }),
    failureToast: (error) => ({ title: t('photoFailed'), description: formatUploadFailure(error) }),
  });
}

export function useRemovePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(removePhoto),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(getCurrentUser) }),
    failureToast: () => ({ title: t('photoRemoveFailed'), description: t('tryAgain') }),
  });
}

/** Sets the photo chosen during sign-up. A failure is only logged, because the account already exists. */
export function useApplyChosenPhoto(): (file: File) => Promise<void> {
  const client = useQueryClient();
  return async (file) => {
    try {
      await changePhoto(file, () => undefined);
      await client.invalidateQueries({ queryKey: endpointKey(getCurrentUser) });
    } catch (error) {
      // oxlint-disable-next-line no-console -- the user cannot act on it, but the console should show the reason
      console.error('The chosen photo could not be set.', error);
    }
  };
}
