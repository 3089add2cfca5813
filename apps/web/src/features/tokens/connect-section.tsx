import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { type ClientSetup, clientSetups } from './client-setups.ts';
import { CopyButton } from './copy-button.tsx';
import { t } from './tokens.messages.ts';

const placeholder = 'YOUR_TOKEN';

/** The lines that connect a program over MCP. They contain the new token while it is shown. */
export function ConnectSection({ secret }: { secret: string | undefined }) {
  const [id, setId] = useState(clientSetups[0]?.id ?? '');
  const setup = clientSetups.find((candidate) => candidate.id === id);
  return (
    <SettingsSection title={t('connect')} description={t('connectText')}>
      <div className="flex flex-col gap-4">
        <Field label={t('program')}>
          <Select value={id} onChange={(event) => setId(event.target.value)}>
            {clientSetups.map((candidate) => (
              <option key={candidate.id} value={candidate.id}>
                {candidate.name}
              </option>
            ))}
          </Select>
        </Field>
        {setup !== undefined && <Setup setup={setup} token={secret ?? placeholder} />}
      </div>
    </SettingsSection>
  );
}

function Setup({ setup, token }: { setup: ClientSetup; token: string }) {
  const { place, needsHttps = false } = setup;
  const lines = setup.lines(`${location.origin.replace('//localhost', '//127.0.0.1')}/mcp`, token);
  return (
    <>
      <p className="text-ui text-muted">{t(needsHttps ? 'needsHttps' : 'worksHere')}</p>
      <p className="text-ui">{t('placeOf', { place })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it */}
      <pre tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-panel p-4 font-mono text-small">
        {lines}
      </pre>
      <div>
        <CopyButton text={lines} label={t('copyLines')} />
      </div>
    </>
  );
}
