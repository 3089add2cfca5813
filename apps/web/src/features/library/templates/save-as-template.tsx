import { BookmarkPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from './templates.messages.ts';

const TemplateForm = lazy(async () => ({ default: (await import('./template-form.tsx')).TemplateForm }));

/** Below a message: saves its text as a template. */
export function SaveAsTemplate({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainIconButton
        size="small"
        label={t('saveAs')}
        title={t('saveAs')}
        icon={<BookmarkPlus aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <TemplateForm template={null} body={text.slice(0, 20_000)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
