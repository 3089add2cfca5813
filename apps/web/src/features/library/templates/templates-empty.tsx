import { FileText } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { starterTemplates } from './starter-templates.ts';
import { t } from './templates.messages.ts';
import { useTemplateImport } from './use-template-import.ts';

/** The button for an own template is in the head of the page. */
export function TemplatesEmpty() {
  const { add, isPending } = useTemplateImport();
  return (
    <EmptyState
      icon={<FileText />}
      title={t('empty')}
      description={t('emptyText')}
      actions={
        <Button variant="primary" isPending={isPending} onClick={() => add({ templates: starterTemplates })}>
          {t('addStarters')}
        </Button>
      }
    />
  );
}
