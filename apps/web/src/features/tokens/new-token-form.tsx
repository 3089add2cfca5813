import { Scope } from '@app/contract/scopes';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { CopyButton } from './copy-button.tsx';
import { useCreateToken } from './tokens.api.ts';
import { t } from './tokens.messages.ts';

const days = [7, 30, 90, 365] as const;
const usualScopes: readonly Scope[] = ['archive:read', 'plan:read', 'inbox:propose'];

export interface NewTokenFormProps {
  /** The new token, while it is shown. */
  secret: string | undefined;
  onSecretChange: (secret: string | undefined) => void;
}

/** Creates a token, and shows its secret once. */
export function NewTokenForm({ secret, onSecretChange }: NewTokenFormProps) {
  if (secret !== undefined) return <NewSecret secret={secret} onDone={() => onSecretChange(undefined)} />;
  return <Form onCreated={onSecretChange} />;
}

function Form({ onCreated }: { onCreated: (secret: string) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState(usualScopes);
  const [expiresInDays, setExpiresInDays] = useState(30);
  const [isSubmitted, setSubmitted] = useState(false);
  const creating = useCreateToken();
  const isNameMissing = isSubmitted && name.trim() === '';
  const areScopesMissing = isSubmitted && scopes.length === 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (name.trim() === '' || scopes.length === 0) return;
    creating.mutate({ name, scopes: [...scopes], expiresInDays }, { onSuccess: ({ token }) => onCreated(token) });
  }
  const toggle = (scope: Scope) => (isChecked: boolean) =>
    setScopes(Scope.options.filter((option) => (option === scope ? isChecked : scopes.includes(option))));

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="text-ui font-semibold">{t('new')}</h3>
      <Field label={t('name')} hint={t('nameHint')} error={isNameMissing ? t('nameMissing') : undefined}>
        <Input value={name} maxLength={100} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-ui font-medium">{t('scopes')}</legend>
        {Scope.options.map((scope) => (
          <Checkbox key={scope} label={t(scope)} isChecked={scopes.includes(scope)} onCheckedChange={toggle(scope)} />
        ))}
        {areScopesMissing && (
          <p role="alert" className="text-small text-danger-text">
            {t('scopesMissing')}
          </p>
        )}
      </fieldset>
      <Field label={t('days')}>
        <Select value={expiresInDays} onChange={(event) => setExpiresInDays(Number(event.target.value))}>
          {days.map((count) => (
            <option key={count} value={count}>
              {t('daysOption', { count })}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button type="submit" variant="primary" isPending={creating.isPending}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}

function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <output className="flex flex-col gap-3 rounded-card border border-line bg-panel p-4">
      <p className="text-ui font-medium">{t('created')}</p>
      <div className="flex gap-2">
        <Input
          readOnly
          value={secret}
          aria-label={t('token')}
          className="min-w-0 flex-1 font-mono"
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={secret} label={t('copy')} />
      </div>
      <div>
        <Button size="small" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </output>
  );
}
