import type { Template } from '@app/contract/templates';
import { Download, Ellipsis, Plus, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { downloadTemplates, parseTemplateFile } from './template-file.ts';
import { t } from './templates.messages.ts';
import { useTemplateImport } from './use-template-import.ts';

/** The actions in the page header: add, import and export. */
export function TemplateActions({ templates, onNew }: { templates: readonly Template[]; onNew: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { add } = useTemplateImport();

  async function importFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const parsed = parseTemplateFile(await file.text());
    if ('problem' in parsed) showToast({ title: t('error'), description: parsed.problem, tone: 'danger' });
    else add(parsed.body);
  }

  return (
    <>
      <Button variant={templates.length === 0 ? 'secondary' : 'primary'} onClick={onNew}>
        <Plus aria-hidden />
        {t('new')}
      </Button>
      <Menu align="end" trigger={<PlainIconButton label={t('more')} icon={<Ellipsis aria-hidden />} />}>
        <MenuItem onSelect={() => input.current?.click()}>
          <Upload aria-hidden />
          {t('importFile')}
        </MenuItem>
        {templates.length > 0 && (
          <MenuItem onSelect={() => downloadTemplates(templates)}>
            <Download aria-hidden />
            {t('exportAll')}
          </MenuItem>
        )}
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('importFile')}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          void importFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
