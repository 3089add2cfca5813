import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyModule } from '#ui/lazy-module.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from './templates.messages.ts';

const TemplateForm = lazyModule(() => import('./template-form.tsx')).part((module) => module.TemplateForm);

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
      {isOpen && <TemplateForm template={null} body={text.slice(0, 20_000)} onClose={() => setOpen(false)} />}
    </>
  );
}
