import { type CreateModelKeyBody, type ModelProvider, providerNames, serverProviders } from '@app/contract/models';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useAddKey } from './models.api.ts';
import { t } from './models.messages.ts';
import { providerPages } from './provider-help.ts';

const empty = { key: '', baseUrl: '', name: '' };

/** Adds a key; the server tests it first, which takes up to ten seconds. */
export function KeyForm({ providers }: { providers: readonly ModelProvider[] }) {
  const [provider, setProvider] = useState<ModelProvider>(providers[0] ?? 'openai');
  const [values, setValues] = useState(empty);
  const [isSubmitted, setSubmitted] = useState(false);
  const adding = useAddKey();
  const isServer = serverProviders.includes(provider);
  const isKeyMissing = !isServer && values.key.trim() === '';
  const isAddressMissing = isServer && values.baseUrl.trim() === '';
  const change = (field: keyof typeof empty) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (isKeyMissing || isAddressMissing) return;
    adding.mutate(toBody(provider, isServer, values), {
      onSuccess: ({ name }) => {
        setValues(empty);
        setSubmitted(false);
        showToast({ title: t('added', { name }), tone: 'success' });
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="text-ui font-semibold">{t('new')}</h3>
      <Field
        label={t('provider')}
        hint={
          <TextLink>
            <a href={providerPages[provider]} target="_blank" rel="noreferrer">
              {t(isServer ? 'getServer' : 'getKey', { name: providerNames[provider] })}
            </a>
          </TextLink>
        }
      >
        <Select value={provider} onChange={(event) => setProvider(event.target.value as ModelProvider)}>
          {providers.map((id) => (
            <option key={id} value={id}>
              {providerNames[id]}
            </option>
          ))}
        </Select>
      </Field>
      {isServer && (
        <Field
          label={t('address')}
          hint={t(provider === 'ollama' ? 'addressHint.ollama' : 'addressHint.openai-compatible')}
          error={isSubmitted && isAddressMissing ? t('addressMissing') : undefined}
        >
          <Input type="url" inputMode="url" autoComplete="off" value={values.baseUrl} onChange={change('baseUrl')} />
        </Field>
      )}
      <Field
        label={t(isServer ? 'keyOptional' : 'key')}
        hint={t('keyHint')}
        error={isSubmitted && isKeyMissing ? t('keyMissing') : undefined}
      >
        <PasswordInput
          autoComplete="off"
          showLabel={t('showKey')}
          hideLabel={t('hideKey')}
          value={values.key}
          onChange={change('key')}
        />
      </Field>
      <Field label={t('name')} hint={t('nameHint')} isOptional>
        <Input maxLength={100} autoComplete="off" value={values.name} onChange={change('name')} />
      </Field>
      {adding.isError && (
        <p role="alert" className="text-ui text-danger-text">
          {errorSentence(adding.error, t('tryAgain'))}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" isPending={adding.isPending}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

function toBody(provider: ModelProvider, isServer: boolean, values: typeof empty): CreateModelKeyBody {
  const [key, baseUrl, name] = [values.key.trim(), values.baseUrl.trim(), values.name.trim()];
  return {
    provider,
    ...(key !== '' && { key }),
    ...(isServer && { baseUrl }),
    ...(name !== '' && { name }),
  };
}
