import { getCurrentUser } from '@app/contract/identity';
import { createUpload, putObject } from '@app/contract/objects';
import { removePhoto, setPhoto } from '@app/contract/photo';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { formatUploadFailure } from './photo-error.ts';
import { t } from './profile.messages.ts';

/** Uploads the picture and returns its URL. */
async function uploadPicture(file: File): Promise<string> {
  const { uploadURL } = await callEndpoint(createUpload);
  const url = new URL(uploadURL, window.location.href);
  const query = (name: string) => url.searchParams.get(name) ?? '';
  // Uses only the path, because the page may have been opened under another hostname than that of the upload URL.
  await callEndpoint(putObject, {
    params: { id: url.pathname.split('/').at(-1) ?? '' },
    query: { owner: query('owner'), expires: query('expires'), signature: query('signature') },
    body: file,
  });
  return uploadURL.split('?')[0] ?? '';
}

/** Uploads, then updates the profile; `onUploaded` is called in between. */
async function changePhoto(file: File, onUploaded: () => void): Promise<void> {
  const profileImageUrl = await uploadPicture(file);
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

/** After sign-up the account exists whether or not the photo can be set, so a failure is only logged. */
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
