import type { Import } from '@app/contract/imports';
import { Provider } from '@app/contract/providers';
import type { ImportRow, SkipRow } from './imports.repository.ts';
import { isStorageNotice } from './storage-quota.ts';

export function toImport(row: ImportRow, skips: readonly SkipRow[], keptItems: readonly SkipRow[]): Import {
  const { archived, ...counts } = row.counts;
  const expected = countChosen(row);
  const notice = skips.find(isStorageNotice)?.reason;
  const skipped = skips.filter((skip) => !isStorageNotice(skip));
  return {
    id: row.id,
    status: row.status,
    ...(row.deviceName !== null &&
      row.captureDay !== null && { device: { name: row.deviceName, day: row.captureDay } }),
    files: row.files.map(({ name, bytes, bytesReceived }) => ({ name, bytes, bytesReceived })),
    sources: row.sources.map((source) => ({ ...source, source: Provider.parse(source.source) })),
    bytesTotal: row.bytesTotal,
    bytesRead: row.bytesRead,
    ...(expected !== undefined && { expected }),
    counts,
    archived: archived ?? 0,
    skipped: skipped.map(({ item, reason, conversationId }) => ({
      item,
      reason,
      ...(conversationId !== null && { conversationId }),
    })),
    ...(notice !== undefined && { notice }),
    kept: keptItems.map(({ item, reason, keptHash, keptBytes }) => ({
      id: keptHash ?? '',
      name: item,
      bytes: keptBytes ?? 0,
      reason,
    })),
    preview: row.preview && {
      ...row.preview,
      sources: row.preview.sources.map((source) => ({ ...source, source: Provider.parse(source.source) })),
      projects: row.preview.projects.map((project) => ({ ...project, source: Provider.parse(project.source) })),
    },
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/**
 * The number of records that were chosen from the preview. Undefined without a preview, and with `groupsByTime`, because
 * the preview counts single questions and the import then joins them to conversations.
 */
function countChosen({ preview, options }: ImportRow): number | undefined {
  if (preview === null || options.groupsByTime === true) return undefined;
  const isChosen = ({ source }: { source: string }) => options.sources?.includes(source) ?? true;
  const isExcluded = ({ name }: { name: string }) => options.withoutProjects?.includes(name) === true;
  const excluded = preview.projects.filter((project) => isChosen(project) && isExcluded(project));
  return countConversations(preview.sources.filter(isChosen)) - countConversations(excluded) + preview.skipped;
}

const countConversations = (parts: readonly { conversations: number }[]): number =>
  parts.reduce((total, { conversations }) => total + conversations, 0);
