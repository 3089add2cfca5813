import type { CalendarImport } from '@app/contract/calendar';
import { Upload } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { CalendarPreview } from './calendar-preview.tsx';
import { useImportCalendar, usePreviewCalendar } from './calendar.api.ts';
import { t } from './calendar.messages.ts';

/** Imports a calendar file: the user sees a preview first, then confirms or cancels. */
export function CalendarFileImport() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; content: CalendarImport } | null>(null);
  const preview = usePreviewCalendar();
  const importCalendar = useImportCalendar();

  function chooseFile(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // Allows the same file to be chosen again.
    event.target.value = '';
    if (file !== undefined) preview.mutate(file, { onSuccess: (content) => setChosen({ file, content }) });
  }

  function importFile(file: File): void {
    importCalendar.mutate(file, {
      onSuccess: ({ counts }) => {
        setChosen(null);
        const { created, updated, unchanged } = counts;
        showToast({
          title: t('imported'),
          description: t('importedText', { created, updated, unchanged }),
          tone: 'success',
        });
      },
    });
  }

  return (
    <div>
      <h3 className="text-ui font-semibold">{t('import')}</h3>
      <p className="mt-1 mb-3 text-small text-muted">{t('importText')}</p>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        aria-label={t('choose')}
        className="hidden"
        tabIndex={-1}
        onChange={chooseFile}
      />
      <Button isPending={preview.isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {t('choose')}
      </Button>
      {chosen !== null && (
        <CalendarPreview
          content={chosen.content}
          isPending={importCalendar.isPending}
          onCancel={() => setChosen(null)}
          onImport={() => importFile(chosen.file)}
        />
      )}
    </div>
  );
}
