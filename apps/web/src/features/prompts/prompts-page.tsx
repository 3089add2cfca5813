import type { ScheduledPrompt } from '@app/contract/prompts';
import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type CategoryChoice, PromptForm } from './prompt-form.tsx';
import { PromptRow } from './prompt-row.tsx';
import { usePrompts } from './prompts.api.ts';
import { t } from './prompts.messages.ts';

/** The user's scheduled prompts. */
export function PromptsPage({ categories }: { categories: readonly CategoryChoice[] }) {
  const prompts = usePrompts();
  // Null while the form is closed; its `prompt` is null when the form adds a prompt.
  const [form, setForm] = useState<{ prompt: ScheduledPrompt | null } | null>(null);
  const { data } = prompts;
  const addButton = (
    <Button variant="primary" onClick={() => setForm({ prompt: null })}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('title')}
        explanation={t('summary')}
        actions={data !== undefined && data.length > 0 && addButton}
      />
      {data === undefined && prompts.isError ? (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void prompts.refetch()} />
      ) : data === undefined ? (
        <output aria-label={t('loading')} className="flex flex-col gap-2">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-20 rounded-card" />
          ))}
        </output>
      ) : data.length === 0 ? (
        <EmptyState icon={<CalendarClock />} title={t('empty')} description={t('emptyText')} actions={addButton} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-panel">
          {data.map((prompt) => (
            <PromptRow
              key={prompt.id}
              prompt={prompt}
              category={categories.find(({ id }) => id === prompt.categoryId)?.name}
              onEdit={() => setForm({ prompt })}
            />
          ))}
        </ul>
      )}
      {form !== null && <PromptForm prompt={form.prompt} categories={categories} onClose={() => setForm(null)} />}
    </Page>
  );
}
