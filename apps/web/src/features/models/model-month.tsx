import type { ModelSettings } from '@app/contract/models';
import { type SubmitEvent, useState } from 'react';
import { formatDollars } from '#lib/dollars.ts';
import { formatNumber } from '#lib/messages.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useUpdateModelSettings } from './models.api.ts';
import { t } from './models.messages.ts';

/** The cost of own models this month, and the limit that the person sets. */
export function ModelMonth({ settings: { month, monthlyLimit } }: { settings: ModelSettings }) {
  const facts = [
    [t('cost'), formatDollars(month.cost)],
    [t('tokens'), t('tokensValue', { input: month.inputTokens, output: month.outputTokens })],
    [t('calls'), formatNumber(month.calls)],
  ];
  return (
    <SettingsSection title={t('month')} description={t('monthText')}>
      <div className="flex flex-col gap-6">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-ui">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {month.unpricedCalls > 0 && (
          <p className="text-ui text-muted">{t('unpriced', { count: month.unpricedCalls })}</p>
        )}
        <LimitForm key={monthlyLimit} limit={monthlyLimit} />
      </div>
    </SettingsSection>
  );
}

function LimitForm({ limit }: { limit: number | null }) {
  const [text, setText] = useState(limit === null ? '' : String(limit));
  const [isSubmitted, setSubmitted] = useState(false);
  const update = useUpdateModelSettings();
  const amount = text.trim() === '' ? null : Number(text);
  const isWrong = amount !== null && !(amount >= 0 && amount <= 100_000);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (isWrong) return;
    update.mutate(
      { monthlyLimit: amount },
      { onSuccess: () => showToast({ title: t('limitSaved'), tone: 'success' }) },
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <Field label={t('limit')} hint={t('limitHint')} error={isSubmitted && isWrong ? t('limitWrong') : undefined}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" isPending={update.isPending} disabled={amount === limit}>
        {t('save')}
      </Button>
    </form>
  );
}
