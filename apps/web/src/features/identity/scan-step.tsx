import type { TwoFactorSetup } from '@app/contract/two-factor';
import createQrCode from 'qrcode-generator';
import { type SubmitEvent, useMemo, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { readField } from './form-fields.ts';
import { useEnableTwoFactor } from './two-factor.api.ts';
import { t } from './two-factor.messages.ts';

export interface ScanStepProps {
  setup: TwoFactorSetup;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret as a QR code and as text, and a field for the first code. */
export function ScanStep({ setup: { uri, secret }, onConfirmed }: ScanStepProps) {
  const enable = useEnableTwoFactor();
  const [fieldError, setFieldError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readField(new FormData(event.currentTarget), 'code').trim();
    if (code === '' || enable.isPending) return;
    setFieldError(undefined);
    enable.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      onError: (error) => setFieldError(errorSentence(error, t('tryAgain'))),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <QrPicture text={uri} />
      <div>
        <p className="text-small text-muted">{t('scan.secret')}</p>
        <p className="mt-1 font-mono text-ui break-all select-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      {/* Six digits, which people may type with a space between them. */}
      <Field label={t('scan.code')} error={fieldError}>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
      </Field>
      <Button type="submit" variant="primary" isPending={enable.isPending}>
        {t('scan.confirm')}
      </Button>
    </form>
  );
}

/** Dark on light in both themes, with a margin of four modules, as scanners expect. */
function QrPicture({ text }: { text: string }) {
  const { path, size } = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg
      role="img"
      aria-label={t('scan.picture')}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-control bg-white"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}

function drawQrCode(text: string): { path: string; size: number } {
  const code = createQrCode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_unused, column) => (code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '')),
  );
  return { path: rows.flat().join(''), size };
}
