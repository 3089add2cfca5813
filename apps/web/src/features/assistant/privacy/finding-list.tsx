import type { SecretFinding } from '@app/contract/privacy';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PrivacyPartProps } from './privacy.api.ts';
import { t } from './privacy.messages.ts';

const MAX_SHOWN = 10;

/** Conversations with private data, each to be excluded from models or dismissed. */
export function FindingList({ privacy, onChange }: PrivacyPartProps) {
  const { findings, findingCount } = privacy;
  const shown = findings.slice(0, MAX_SHOWN);
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('findings')}</h3>
      <p className="mt-0.5 text-small text-muted">{findingCount === 0 ? t('noFindings') : t('findingsText')}</p>
      {shown.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-panel">
          {shown.map((finding) => (
            <FindingRow key={finding.conversationId} finding={finding} onChange={onChange} />
          ))}
        </ul>
      )}
      {findingCount > shown.length && (
        <p className="mt-2 text-small text-muted">{t('more', { count: findingCount - shown.length })}</p>
      )}
    </div>
  );
}

function FindingRow({ finding, onChange }: { finding: SecretFinding } & Pick<PrivacyPartProps, 'onChange'>) {
  const { conversationId: id, found } = finding;
  const title = finding.title === '' ? t('untitled') : finding.title;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <TextLink>
          <Link to={`/conversation-chat/${id}`} className="block truncate text-ui">
            {title}
          </Link>
        </TextLink>
        <p className="text-small text-muted">{found.map(({ kind, count }) => t(kind, { count })).join(', ')}</p>
      </div>
      <div className="flex gap-1.5">
        <Button size="small" aria-label={t('dismissOf', { title })} onClick={() => onChange({ kind: 'dismiss', id })}>
          {t('dismiss')}
        </Button>
        <Button
          size="small"
          aria-label={t('neverSendOf', { title })}
          onClick={() => onChange({ kind: 'conversation', id, name: title, neverSend: true })}
        >
          {t('neverSend')}
        </Button>
      </div>
    </li>
  );
}
