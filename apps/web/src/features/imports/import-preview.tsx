import type { Import, ImportPreview as UploadPreview, StartImportBody } from '@app/contract/imports';
import { type Provider, providers } from '@app/contract/providers';
import { type ReactNode, useState } from 'react';
import { formatBytes } from '#lib/bytes.ts';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SourceMark } from '#ui/source-mark.tsx';
import { useCancelImport, useStartReadyImport } from './imports.api.ts';
import { ProjectChoices } from './project-choices.tsx';
import { StageProgress } from './stage-progress.tsx';
import { t } from './imports.messages.ts';

/** Lists what an upload contains, to choose from. No conversation is stored until the import button is pressed. */
export function ImportPreview({ record }: { record: Import }) {
  const cancel = useCancelImport(record.id);
  const discardButton = (
    <Button isPending={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('discard')}
    </Button>
  );
  if (record.preview !== null) {
    return <Choices importId={record.id} preview={record.preview} discardButton={discardButton} />;
  }
  const { bytesRead, bytesTotal } = record;
  return (
    <Card className="flex flex-col gap-5">
      <StageProgress
        title={t('checking')}
        percent={bytesRead === 0 ? undefined : (bytesRead / bytesTotal) * 100}
        details={[
          bytesRead > 0 && t('checkingOf', { done: formatBytes(bytesRead), total: formatBytes(bytesTotal) }),
          bytesRead === 0 && formatBytes(bytesTotal),
        ]}
        hint={t('checkingText')}
      />
      <div>{discardButton}</div>
    </Card>
  );
}

interface ChoicesProps {
  importId: string;
  preview: UploadPreview;
  discardButton: ReactNode;
}

function Choices({ importId, preview, discardButton }: ChoicesProps) {
  const start = useStartReadyImport(importId);
  const [excludedSources, setExcludedSources] = useState<ReadonlySet<Provider>>(new Set());
  const [withoutProjects, setWithoutProjects] = useState<readonly string[]>([]);
  const [categoryByProject, setCategoryByProject] = useState<Readonly<Record<string, string>>>({});
  const [groupsByTime, setGroupsByTime] = useState(false);
  const chosenSources = preview.sources.filter(({ source }) => !excludedSources.has(source));
  const projects = preview.projects.filter(({ source }) => !excludedSources.has(source));
  const excludedProjects = projects.filter(({ name }) => withoutProjects.includes(name));
  const count = countConversations(chosenSources) - countConversations(excludedProjects);
  const body: StartImportBody = {
    ...(excludedSources.size > 0 && { sources: chosenSources.map(({ source }) => source) }),
    ...(withoutProjects.length > 0 && { withoutProjects: [...withoutProjects] }),
    ...(Object.keys(categoryByProject).length > 0 && { mapping: { ...categoryByProject } }),
    ...(groupsByTime && { groupsByTime }),
  };
  return (
    <Card className="flex flex-col gap-6">
      <fieldset>
        <legend className="text-section">{t('foundTitle', { count: countConversations(preview.sources) })}</legend>
        <p className="mt-1 text-ui text-muted">{t('foundText')}</p>
        <ul className="mt-4 flex flex-col gap-3">
          {preview.sources.map((sourcePreview) => (
            <SourceChoice
              key={sourcePreview.source}
              sourcePreview={sourcePreview}
              isChosen={!excludedSources.has(sourcePreview.source)}
              onChange={() => setExcludedSources(toggle(excludedSources, sourcePreview.source))}
            />
          ))}
        </ul>
        {preview.skipped > 0 && (
          <p className="mt-4 text-small text-muted">{t('foundSkipped', { count: preview.skipped })}</p>
        )}
      </fieldset>
      {chosenSources.some(({ source }) => source === 'gemini') && (
        <Checkbox
          className="items-start"
          isChecked={groupsByTime}
          onCheckedChange={setGroupsByTime}
          label={
            <>
              {t('groupByTime')}
              <span className="block text-small text-muted">{t('groupByTimeText')}</span>
            </>
          }
        />
      )}
      {projects.length > 0 && (
        <ProjectChoices
          projects={projects}
          excludedNames={withoutProjects}
          categoryByProject={categoryByProject}
          onExcludedNamesChange={setWithoutProjects}
          onCategoryByProjectChange={setCategoryByProject}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={count <= 0} isPending={start.isPending} onClick={() => start.mutate(body)}>
          {t('importCount', { count: Math.max(count, 0) })}
        </Button>
        {discardButton}
      </div>
    </Card>
  );
}

interface SourceChoiceProps {
  sourcePreview: UploadPreview['sources'][number];
  isChosen: boolean;
  onChange: () => void;
}

function SourceChoice({ sourcePreview, isChosen, onChange }: SourceChoiceProps) {
  const { timeZone } = useViewer();
  const { source, conversations, messages } = sourcePreview;
  const { name, isExperimental } = providers[source];
  const from = sourcePreview.from && formatDate(sourcePreview.from, timeZone);
  const to = sourcePreview.to && formatDate(sourcePreview.to, timeZone);
  const span = from && to && (from === to ? from : t('span', { from, to }));
  return (
    <li>
      <Checkbox
        className="items-start"
        isChecked={isChosen}
        onCheckedChange={onChange}
        label={
          <>
            <span className="flex flex-wrap items-center gap-2 font-medium">
              <SourceMark source={source} className="text-muted" />
              {name}
              {isExperimental && <Badge tone="warning">{t('experimentalBadge')}</Badge>}
            </span>
            <span className="tabular block text-small text-muted">
              {[t('conversationsSoFar', { count: conversations }), t('messages', { count: messages }), span]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        }
      />
    </li>
  );
}

function countConversations(items: readonly { conversations: number }[]): number {
  return items.reduce((total, { conversations }) => total + conversations, 0);
}

function toggle(set: ReadonlySet<Provider>, value: Provider): ReadonlySet<Provider> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
