import { Button } from '#ui/button.tsx';
import { t } from './identity.messages.ts';

/** The error codes of a provider's sign-in; any other text in the URL is not shown. */
const problems = [
  'identity.provider_refused',
  'identity.provider_unavailable',
  'identity.provider_unlinked',
  'identity.signup_closed',
  'identity.account_closing',
  'identity.account_suspended',
] as const;

/** Shows why the provider's sign-in failed. */
export function ProviderProblem({ search }: { search: string }) {
  const codeInUrl = new URLSearchParams(search).get('problem');
  const problem = problems.find((known) => known === codeInUrl);
  if (problem === undefined) return null;
  return (
    <p role="alert" className="mb-4 rounded-control bg-danger-soft px-3 py-2.5 text-ui text-danger-text">
      {t(`problem.${problem}`)}
    </p>
  );
}

/** The link to the provider's sign-in: a full page load, because the provider is another site. */
export function ProviderButton({ returnPath }: { returnPath: string }) {
  return (
    <div className="mt-4 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('provider.or')}
      </p>
      <Button asChild size="large" className="w-full">
        <a href={returnPath === '/' ? '/api/login' : `/api/login?next=${encodeURIComponent(returnPath)}`}>
          {t('provider.button')}
        </a>
      </Button>
    </div>
  );
}
