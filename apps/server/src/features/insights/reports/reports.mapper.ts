import type { Report, ReportLine, ReportSection, ReportSummary } from '@app/contract/reports';
import type { ReportRow } from './reports.repository.ts';

export function toSummary(row: Omit<ReportRow, 'sections'>): ReportSummary {
  return {
    id: row.id,
    kind: row.kind,
    from: row.firstDay,
    to: row.lastDay,
    createdAt: row.createdAt.toISOString(),
    conversations: row.conversations,
  };
}

export function toReport(row: ReportRow, liveConversations: ReadonlySet<string>): Report {
  return {
    ...toSummary(row),
    sections: row.sections.map((section) => withoutDeletedSources(section, liveConversations)),
  };
}

export function listSourceConversations(row: ReportRow): string[] {
  const ids = row.sections.flatMap(({ lines }) =>
    lines.flatMap(({ sources }) => sources.flatMap(({ conversationId }) => conversationId ?? [])),
  );
  return [...new Set(ids)];
}

/** Leaves out the sources whose conversation is deleted or in the trash, and lines whose sources are all left out. */
function withoutDeletedSources({ kind, lines }: ReportSection, liveConversations: ReadonlySet<string>): ReportSection {
  const linesWithLiveSources = lines.map((line): ReportLine => ({
    ...line,
    sources: line.sources.filter(
      ({ conversationId }) => conversationId === undefined || liveConversations.has(conversationId),
    ),
  }));
  return { kind, lines: linesWithLiveSources.filter(({ sources }) => sources.length > 0) };
}
