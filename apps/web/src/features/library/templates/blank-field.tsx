import type { TemplateBlank } from '@app/contract/templates';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { t } from './templates.messages.ts';

export interface BlankFieldProps {
  blank: TemplateBlank;
  value: string;
  onValueChange: (value: string) => void;
}

/** The form control for a blank, by its kind. */
export function BlankField({ blank, value, onValueChange }: BlankFieldProps) {
  const set = (event: { target: { value: string } }) => onValueChange(event.target.value);
  return (
    <Field label={blank.name}>
      {blank.kind === 'choice' ? (
        <Select value={value} onChange={set}>
          <option value="">{t('choose')}</option>
          {blank.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
      ) : blank.kind === 'long' ? (
        <Textarea rows={4} value={value} onChange={set} />
      ) : (
        <Input type={blank.kind} value={value} onChange={set} />
      )}
    </Field>
  );
}
