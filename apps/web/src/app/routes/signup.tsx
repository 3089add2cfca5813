import { useState } from 'react';
import { SignupPage } from '#features/identity/signup-page.tsx';
import { useApplyChosenPhoto } from '#features/profile/photo.api.ts';
import { SignupPhoto } from '#features/profile/signup-photo.tsx';
import { PageTitle } from '../page-title.tsx';

export function SignupRoute() {
  const [photo, setPhoto] = useState<File | null>(null);
  const applyChosenPhoto = useApplyChosenPhoto();
  return (
    <>
      <PageTitle title="Create your account" />
      <SignupPage
        photo={<SignupPhoto file={photo} onChange={setPhoto} />}
        onSignedUp={() => {
          if (photo !== null) void applyChosenPhoto(photo);
        }}
      />
    </>
  );
}
