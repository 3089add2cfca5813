import { FileText } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { starterTemplates } from './starter-templates.ts';
import { t } from './templates.messages.ts';
import { useTemplateImport } from './use-template-import.ts';

/** Offers only the starter templates: the button for a new template is in the page header. */
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
