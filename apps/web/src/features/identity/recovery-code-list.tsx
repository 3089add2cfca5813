import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './two-factor.messages.ts';

/** Ten codes, shown once. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    showToast(
      isCopied
        ? { title: t('codes.copied'), tone: 'success' }
        : { title: t('failed'), description: t('codes.copyFailed'), tone: 'danger' },
    );
  };
  return (
    <div className="flex flex-col gap-4">
      <ol className="grid gap-x-6 gap-y-1.5 rounded-control bg-hover px-4 py-3 font-mono text-ui select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex justify-end gap-2">
        <Button onClick={() => void copy()}>{t('codes.copy')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}
