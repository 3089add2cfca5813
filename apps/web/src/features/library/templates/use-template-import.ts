import type { ImportTemplatesBody } from '@app/contract/templates';
import { showToast } from '#ui/toast-store.ts';
import { useImportTemplates } from './templates.api.ts';
import { t } from './templates.messages.ts';

/** Imports templates and shows how many were new. */
export function useTemplateImport() {
  const templateImport = useImportTemplates();
  return {
    isPending: templateImport.isPending,
    add: (body: ImportTemplatesBody) =>
      templateImport.mutate(body, {
        onSuccess: ({ created }) => showToast({ title: t('added', { created }), tone: 'success' }),
      }),
  };
}
