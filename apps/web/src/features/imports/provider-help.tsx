import { t } from './imports.messages.ts';

const providers = [
  { name: 'chatgpt', how: 'chatgptHow' },
  { name: 'claude', how: 'claudeHow' },
  { name: 'gemini', how: 'geminiHow' },
  { name: 'copilot', how: 'copilotHow' },
  { name: 'grok', how: 'grokHow' },
  { name: 'others', how: 'othersHow' },
] as const;

/** Which providers can be read, and where each hides its export. */
export function ProviderHelp({ className }: { className?: string }) {
  return (
    <section aria-label={t('howTitle')} className={className}>
      <h3 className="text-small text-muted">{t('howTitle')}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {providers.map(({ name, how }) => (
          <div key={name}>
            <dt className="text-ui font-semibold">{t(name)}</dt>
            <dd className="mt-0.5 text-ui text-pretty text-muted">{t(how)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
