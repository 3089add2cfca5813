import type { ReportSummary } from '@app/contract/reports';
import { t } from './reports.messages.ts';

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** 'Week from Nov 16 to Nov 22, 2026' or 'November 2026' */
export function reportName({ kind, from, to }: Pick<ReportSummary, 'kind' | 'from' | 'to'>): string {
  if (kind === 'monthly') return format(from, { month: 'long', year: 'numeric' });
  return t('weekOf', {
    from: format(from, { month: 'short', day: 'numeric' }),
    to: format(to, { month: 'short', day: 'numeric', year: 'numeric' }),
  });
}
