import type { Trends } from '@app/contract/trends';
import { t } from './trends.messages.ts';

export function Totals({ totals }: { totals: Trends['totals'] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2">
      {(['conversations', 'questions', 'messages'] as const).map((key) => (
        <div key={key}>
          <dt className="text-small text-muted">{t(key)}</dt>
          <dd className="text-title tabular-nums">{totals[key].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
