import type { ReadMemoryLine } from '@app/contract/context-pack';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useReadMemory, useRememberLines } from './context-pack.api.ts';
import { t } from './context-pack.messages.ts';

/** Reads the memories of another assistant, and stores the lines that the user confirms. */
export function ImportMemory() {
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly ReadMemoryLine[]>();
  const read = useReadMemory();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !read.isPending) read.mutate(text, { onSuccess: setLines });
  };
  const finish = () => {
    setLines(undefined);
    setText('');
  };
  return (
    <SettingsSection title={t('import')} description={t('importText')}>
      {lines === undefined || lines.length === 0 ? (
        <form onSubmit={submit} className="flex flex-col items-start gap-3">
          <div className="w-full">
            <Field label={t('importField')}>
              <Textarea
                rows={5}
                maxLength={50_000}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setLines(undefined);
                }}
              />
            </Field>
          </div>
          {lines !== undefined && <output className="text-ui text-muted">{t('importNothing')}</output>}
          <Button type="submit" isPending={read.isPending} disabled={text.trim() === ''}>
            {t('importRead')}
          </Button>
        </form>
      ) : (
        <FoundLines lines={lines} onChange={setLines} onFinish={finish} />
      )}
    </SettingsSection>
  );
}

interface FoundLinesProps {
  lines: readonly ReadMemoryLine[];
  onChange: (change: (lines: readonly ReadMemoryLine[] | undefined) => readonly ReadMemoryLine[] | undefined) => void;
  onFinish: () => void;
}

function FoundLines({ lines, onChange, onFinish }: FoundLinesProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  // A stored line is marked as known, so after a failure the action can be repeated for the remaining lines.
  const remember = useRememberLines((stored) =>
    onChange((before) => before?.map((line) => (line.text === stored ? { ...line, isKnown: true } : line))),
  );
  const chosen = lines.filter(({ text, isKnown }) => !isKnown && !leftOut.has(text)).map(({ text }) => text);
  const toggle = (text: string, isChecked: boolean) => {
    const next = new Set(leftOut);
    if (isChecked) next.delete(text);
    else next.add(text);
    setLeftOut(next);
  };
  const store = () =>
    remember.mutate(chosen, {
      onSuccess: () => {
        showToast({ title: t('imported', { count: chosen.length }), tone: 'success' });
        onFinish();
      },
    });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui font-medium">{t('importFound', { count: lines.length })}</p>
      <ul className="flex flex-col gap-2">
        {lines.map(({ text, isKnown }) => (
          <li key={text}>
            <Checkbox
              label={
                <>
                  {text} {isKnown && <span className="text-small text-muted">{t('importKnown')}</span>}
                </>
              }
              isChecked={!isKnown && !leftOut.has(text)}
              disabled={isKnown || remember.isPending}
              onCheckedChange={(isChecked) => toggle(text, isChecked)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isPending={remember.isPending} disabled={chosen.length === 0} onClick={store}>
          {t('importRemember', { count: chosen.length })}
        </Button>
        <Button onClick={onFinish}>{t('cancel')}</Button>
      </div>
    </div>
  );
}
