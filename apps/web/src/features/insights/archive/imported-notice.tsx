import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { TextLink } from '#ui/text-link.tsx';
import { t } from './archive.messages.ts';

/** Shown after an import: how many conversations it added, with a link to its receipt. */
export function ImportedNotice({ id, count }: { id: string; count: number }) {
  return (
    <output className="mt-3 flex w-fit flex-wrap items-center gap-x-2 rounded-control bg-success-soft px-3 py-2 text-ui text-success-text">
      <CircleCheck aria-hidden className="size-4.5" strokeWidth={1.75} />
      {t('imported', { count })}
      <TextLink>
        <Link to={`/imports/${id}`}>{t('receipt')}</Link>
      </TextLink>
      <span aria-hidden>·</span>
      <TextLink>
        <Link to="/settings/devices">{t('keepCurrent')}</Link>
      </TextLink>
    </output>
  );
}
