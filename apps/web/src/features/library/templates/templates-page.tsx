import type { Template } from '@app/contract/templates';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { chatDraft } from '#lib/browser-storage.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { FillDialog } from './fill-dialog.tsx';
import { findTemplates } from './find-templates.ts';
import { TemplateActions } from './template-actions.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplatesEmpty } from './templates-empty.tsx';
import { useDeleteTemplate, useRestoreTemplate, useTemplates } from './templates.api.ts';
import { t } from './templates.messages.ts';
import { useTemplateFilling } from './use-template-filling.ts';

const grid = 'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3';

export function TemplatesPage() {
  const templates = useTemplates();
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        explanation={t('summary')}
        actions={<TemplateActions templates={templates.data ?? []} onNew={() => setEdited('new')} />}
      />
      {templates.data === undefined && templates.isError ? (
        <ErrorState title={t('failed')} retryLabel={t('tryAgain')} onRetry={() => void templates.refetch()} />
      ) : templates.data === undefined ? (
        <output aria-label={t('loading')} className={grid}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-44 rounded-card" />
          ))}
        </output>
      ) : templates.data.length === 0 ? (
        <TemplatesEmpty />
      ) : (
        <TemplateList templates={templates.data} onEdit={setEdited} />
      )}
      {edited !== null && <TemplateForm template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}

interface TemplateListProps {
  templates: readonly Template[];
  onEdit: (template: Template) => void;
}

function TemplateList({ templates, onEdit }: TemplateListProps) {
  const [query, setQuery] = useState('');
  const shown = findTemplates(templates, query);
  const { id: userId } = useViewer();
  const navigate = useNavigate();
  const remove = useDeleteWithUndo();
  const templateUse = useTemplateFilling((text) => {
    chatDraft(userId).write(text);
    void navigate('/');
  });
  return (
    <>
      <SearchBox
        label={t('search')}
        clearLabel={t('clearSearch')}
        value={query}
        onValueChange={setQuery}
        className="mb-4 w-full sm:max-w-80"
      />
      {shown.length === 0 ? (
        <EmptyState
          title={t('noMatch', { query: query.trim() })}
          actions={<Button onClick={() => setQuery('')}>{t('clearSearch')}</Button>}
        />
      ) : (
        <ul className={grid}>
          {shown.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              onUse={() => templateUse.start(template)}
              onEdit={() => onEdit(template)}
              onDelete={() => remove(template)}
            />
          ))}
        </ul>
      )}
      {templateUse.pendingTemplate !== null && (
        <FillDialog template={templateUse.pendingTemplate} onFilled={templateUse.fill} onClose={templateUse.cancel} />
      )}
    </>
  );
}

/** Deletes immediately and offers an undo. */
function useDeleteWithUndo(): (template: Template) => void {
  const remove = useDeleteTemplate();
  const restore = useRestoreTemplate();
  return ({ id }) =>
    remove.mutate(id, {
      onSuccess: () =>
        showToast({
          title: t('deleted'),
          action: { label: t('undo'), onSelect: () => restore.mutate(id) },
        }),
    });
}
