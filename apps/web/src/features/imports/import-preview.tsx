import type { Import, ImportPreview as Found, StartImportBody } from '@app/contract/imports';
import { type Provider, providers } from '@app/contract/providers';
import { type ReactNode, useState } from 'react';
import { formatBytes } from '#lib/bytes.ts';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Progress } from '#ui/progress.tsx';
import { SourceMark } from '#ui/source-mark.tsx';
import { useCancelImport, useStartReadyImport } from './imports.api.ts';
import { ProjectChoices } from './project-choices.tsx';
import { t } from './imports.messages.ts';

/** What an upload contains, and what of it to import: nothing is stored until the button is pressed. */
export function ImportPreview({ record }: { record: Import }) {
  const cancel = useCancelImport(record.id);
  const discard = (
    <Button isPending={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('discard')}
    </Button>
  );
  if (record.preview !== null) return <Choices id={record.id} found={record.preview} discard={discard} />;
  const label = t('looking', { done: formatBytes(record.bytesRead), total: formatBytes(record.bytesTotal) });
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="tabular mb-2 text-ui">{label}</p>
        <Progress
          label={label}
          percent={record.bytesRead === 0 ? undefined : (record.bytesRead / record.bytesTotal) * 100}
        />
      </div>
      <div>{discard}</div>
    </Card>
  );
}

function Choices({ id, found, discard }: { id: string; found: Found; discard: ReactNode }) {
  const start = useStartReadyImport(id);
  const [left, setLeft] = useState<ReadonlySet<Provider>>(new Set());
  const [withoutProjects, setWithoutProjects] = useState<readonly string[]>([]);
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>({});
  const [groupsByTime, setGroupsByTime] = useState(false);
  const chosen = found.sources.filter(({ source }) => !left.has(source));
  const projects = found.projects.filter(({ source }) => !left.has(source));
  const skippedByProject = projects.filter(({ name }) => withoutProjects.includes(name));
  const count = sum(chosen) - sum(skippedByProject);
  const body: StartImportBody = {
    ...(left.size > 0 && { sources: chosen.map(({ source }) => source) }),
    ...(withoutProjects.length > 0 && { withoutProjects: [...withoutProjects] }),
    ...(Object.keys(mapping).length > 0 && { mapping: { ...mapping } }),
    ...(groupsByTime && { groupsByTime }),
  };
  return (
    <Card className="flex flex-col gap-6">
      <fieldset>
        <legend className="text-section">{t('foundTitle', { count: sum(found.sources) })}</legend>
        <p className="mt-1 text-ui text-muted">{t('foundText')}</p>
        <ul className="mt-4 flex flex-col gap-3">
          {found.sources.map((source) => (
            <SourceChoice
              key={source.source}
              found={source}
              isChosen={!left.has(source.source)}
              onChange={() => setLeft(toggled(left, source.source))}
            />
          ))}
        </ul>
        {found.skipped > 0 && (
          <p className="mt-4 text-small text-muted">{t('foundSkipped', { count: found.skipped })}</p>
        )}
      </fieldset>
      {chosen.some(({ source }) => source === 'gemini') && (
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
          without={withoutProjects}
          mapping={mapping}
          onWithout={setWithoutProjects}
          onMapping={setMapping}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={count <= 0} isPending={start.isPending} onClick={() => start.mutate(body)}>
          {t('importCount', { count: Math.max(count, 0) })}
        </Button>
        {discard}
      </div>
    </Card>
  );
}

interface SourceChoiceProps {
  found: Found['sources'][number];
  isChosen: boolean;
  onChange: () => void;
}

function SourceChoice({ found, isChosen, onChange }: SourceChoiceProps) {
  const { timeZone } = useViewer();
  const { name, isExperimental } = providers[found.source];
  const from = found.from && formatDate(found.from, timeZone);
  const to = found.to && formatDate(found.to, timeZone);
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
              <SourceMark source={found.source} className="text-muted" />
              {name}
              {isExperimental && <Badge tone="warning">{t('experimentalBadge')}</Badge>}
            </span>
            <span className="tabular block text-small text-muted">
              {[t('conversationsSoFar', { count: found.conversations }), t('messages', { count: found.messages }), span]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        }
      />
    </li>
  );
}

function sum(parts: readonly { conversations: number }[]): number {
  return parts.reduce((total, { conversations }) => total + conversations, 0);
}

function toggled(set: ReadonlySet<Provider>, value: Provider): ReadonlySet<Provider> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
