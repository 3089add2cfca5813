import { getAccountData } from '@app/contract/account';
import { useMutation } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './account.messages.ts';
import { saveFile } from '#lib/save-file.ts';

/** Everything the app holds of the person, to take along. */
export function DataSection() {
  const download = useMutation({
    mutationFn: () => callEndpoint(getAccountData),
    onSuccess: (data) => saveFile(data as Blob, 'my-data.json'),
    onError: (error) =>
      showToast({ title: t('failed'), description: errorSentence(error, t('tryAgain')), tone: 'danger' }),
  });
  return (
    <SettingsSection title={t('title')} description={t('text')}>
      <Button isPending={download.isPending} onClick={() => download.mutate()}>
        {t('download')}
      </Button>
      <p className="mt-2 text-small text-muted">{t('downloadText')}</p>
    </SettingsSection>
  );
}
