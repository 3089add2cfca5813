import type { ConsentRequest } from '@app/contract/oauth';
import { type ReactNode, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDecideConsent } from './oauth.api.ts';
import { t } from './oauth.messages.ts';

export interface ConsentFormProps {
  requestId: string;
  request: ConsentRequest;
  /** Signs out. This page then asks the person who signs in next. */
  onSwitchAccount: () => void;
}

export function ConsentForm({ requestId, request, onSwitchAccount }: ConsentFormProps) {
  const [scopes, setScopes] = useState(request.scopes);
  const [isSubmitted, setSubmitted] = useState(false);
  const deciding = useDecideConsent(requestId);
  const { clientName, userId } = request;
  const areScopesMissing = isSubmitted && scopes.length === 0;

  // Navigates by script: the content security policy stops a form from leading to another origin.
  const leave = ({ redirectTo }: { redirectTo: string }) => window.location.assign(redirectTo);
  function allow() {
    setSubmitted(true);
    if (scopes.length > 0) deciding.mutate({ isAllowed: true, scopes, userId }, { onSuccessIfMounted: leave });
  }
  const deny = () => deciding.mutate({ isAllowed: false, scopes: [], userId }, { onSuccessIfMounted: leave });

  if (deciding.isSuccess) return <Decided />;
  return (
    <>
      <h1 className="text-center text-headline text-balance break-words">{t('consent.title', { name: clientName })}</h1>
      <Card>
        <div className="flex flex-col gap-6">
          <Facts request={request} onSwitchAccount={onSwitchAccount} />
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 text-ui font-medium">{t('consent.scopes')}</legend>
            {request.scopes.map((scope) => (
              <Checkbox
                key={scope}
                label={t(scope)}
                isChecked={scopes.includes(scope)}
                onCheckedChange={(isChecked) =>
                  setScopes(request.scopes.filter((other) => (other === scope ? isChecked : scopes.includes(other))))
                }
              />
            ))}
            {areScopesMissing && (
              <p role="alert" className="text-small text-danger-text">
                {t('consent.scopesMissing')}
              </p>
            )}
          </fieldset>
          <p className="text-small text-pretty text-muted">{t('consent.hidden')}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" isPending={deciding.isPending} onClick={allow}>
              {t('consent.allow')}
            </Button>
            <Button disabled={deciding.isPending} onClick={deny}>
              {t('consent.deny')}
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}

/** The program that asks, the host that receives the access, and the account of the person. */
function Facts({ request, onSwitchAccount }: Pick<ConsentFormProps, 'request' | 'onSwitchAccount'>) {
  const { clientName, clientHost, redirectHost, isLocal, email } = request;
  const described = clientHost === null ? '' : ` ${t('consent.described', { host: clientHost })}`;
  return (
    <dl className="flex flex-col gap-4">
      <Fact
        label={t('consent.program')}
        value={clientName}
        beside={<Badge tone="warning">{t('consent.unverified')}</Badge>}
        hint={t('consent.nameHint') + described}
      />
      <Fact
        label={t('consent.destination')}
        value={redirectHost}
        hint={t(isLocal ? 'consent.local' : 'consent.remote')}
      />
      <Fact
        label={t('consent.account')}
        value={email}
        beside={
          <TextLink>
            <button type="button" className="text-ui" onClick={onSwitchAccount}>
              {t('consent.switch')}
            </button>
          </TextLink>
        }
      />
    </dl>
  );
}

function Fact({ label, value, beside, hint }: { label: string; value: string; beside?: ReactNode; hint?: string }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="mt-0.5 flex flex-wrap items-center gap-2 text-body font-medium wrap-anywhere">
        {value}
        {beside}
      </dd>
      {hint !== undefined && <dd className="mt-0.5 text-small text-pretty text-muted">{hint}</dd>}
    </div>
  );
}

/** Shown after the decision: if the redirect starts an installed program, the browser does not leave this page. */
function Decided() {
  return (
    <>
      <h1 className="text-center text-headline">{t('consent.page')}</h1>
      <output className="block py-10 text-center text-body">{t('consent.decided')}</output>
    </>
  );
}
