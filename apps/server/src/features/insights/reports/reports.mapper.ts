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

export function toReport(row: ReportRow, live: ReadonlySet<string>): Report {
  return { ...toSummary(row), sections: row.sections.map((section) => withoutDeletedSources(section, live)) };
}

export function listSourceConversations(row: ReportRow): string[] {
  const ids = row.sections.flatMap(({ lines }) =>
    lines.flatMap(({ sources }) => sources.flatMap(({ conversationId }) => conversationId ?? [])),
  );
  return [...new Set(ids)];
}

/** Drops the sources whose conversation is deleted, and the lines that have no source left. */
function withoutDeletedSources({ kind, lines }: ReportSection, live: ReadonlySet<string>): ReportSection {
  const kept = lines.map((line): ReportLine => ({
    ...line,
    sources: line.sources.filter(({ conversationId }) => conversationId === undefined || live.has(conversationId)),
  }));
  return { kind, lines: kept.filter(({ sources }) => sources.length > 0) };
}
