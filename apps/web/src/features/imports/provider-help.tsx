import { ChevronDown } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { t } from './imports.messages.ts';

const providerTexts = [
  { name: 'chatgpt', how: 'chatgptHow' },
  { name: 'claude', how: 'claudeHow' },
  { name: 'gemini', how: 'geminiHow' },
  { name: 'copilot', how: 'copilotHow' },
  { name: 'grok', how: 'grokHow' },
  { name: 'others', how: 'othersHow' },
] as const;

interface ProviderHelpProps {
  /** Hides the list until it is opened. */
  isFolded: boolean;
  /** Replaces the title. */
  title?: string;
  className?: string;
}

/** The supported providers, and how to get an export from each. */
export function ProviderHelp({ isFolded, title = t('howTitle'), className }: ProviderHelpProps) {
  if (!isFolded) {
    return (
      <section aria-label={title} className={cx('border-t border-line pt-5', className)}>
        <h3 className="text-small text-muted">{title}</h3>
        <ProviderList />
      </section>
    );
  }
  return (
    <details className={cx('group', className)}>
      <summary className="mx-auto flex w-fit list-none items-center gap-1.5 rounded-control px-2 py-1 text-ui text-muted hover:text-text [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" strokeWidth={1.75} />
      </summary>
      <div className="mt-3 border-t border-line pt-3">
        <ProviderList />
      </div>
    </details>
  );
}

function ProviderList() {
  return (
    <dl className="mt-2 grid gap-x-8 gap-y-4 lg:grid-cols-2">
      {providerTexts.map(({ name, how }) => (
        <div key={name}>
          <dt className="text-ui font-semibold">{t(name)}</dt>
          <dd className="mt-0.5 text-ui wrap-anywhere text-pretty text-muted">{t(how)}</dd>
        </div>
      ))}
    </dl>
  );
}
