import type { PersonLimits } from '@app/contract/operator';
import { formatNumber } from '#lib/messages.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { type LimitValues, toLimitValues } from './limit-values.ts';
import { t } from './operator.messages.ts';

interface LimitFieldsProps {
  values: LimitValues;
  /** The field that does not contain a number. */
  invalidField: keyof LimitValues | undefined;
  /** The general limits, shown in empty fields. */
  defaults: PersonLimits | undefined;
  onChange: (values: LimitValues) => void;
}

const fields = [
  { name: 'storage', label: t('storageLimit') },
  { name: 'imports', label: t('importsLimit') },
  { name: 'chats', label: t('chatsLimit') },
] as const;

export function LimitFields({ values, invalidField, defaults, onChange }: LimitFieldsProps) {
  const general = defaults && toLimitValues(defaults);
  /** A general limit of 0 AI chats means no limit. */
  const placeholder = (name: keyof LimitValues): string => {
    const value = general?.[name] ?? '';
    return value === '' || (name === 'chats' && value === '0') ? t('none') : formatNumber(Number(value));
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="contents">
        <span className="block border-t border-line pt-4 text-ui font-medium">{t('limits')}</span>
      </legend>
      <p className="-mt-3 text-small text-muted">{t('limitsHint')}</p>
      {fields.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          hint={name === 'chats' ? t('chatsHint') : undefined}
          error={invalidField === name ? t('notANumber') : undefined}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder(name)}
            value={values[name]}
            onChange={(event) => onChange({ ...values, [name]: event.target.value })}
          />
        </Field>
      ))}
    </fieldset>
  );
}
