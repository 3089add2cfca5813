import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { copyWithToast } from './copy-with-toast.ts';
import { t } from './devices.messages.ts';

const systems = ['linux', 'macos', 'windows'] as const;
type System = (typeof systems)[number];

/** The commands that connect a computer and start the collector there, to be run in the project's folder. */
export function commandsFor(system: System, code: string): string {
  // In PowerShell `npm` is the script npm.ps1, and PowerShell does not pass the two dashes to a script.
  const npm = system === 'windows' ? 'npm.cmd' : 'npm';
  return [`pair ${code} --url ${location.origin}`, 'watch'].map((line) => `${npm} run collector -- ${line}`).join('\n');
}

/** The commands for the chosen system; at first for that of this computer. */
export function PairingCommands({ code }: { code: string }) {
  const [system, setSystem] = useState(thisSystem);
  const lines = commandsFor(system, code);
  return (
    <div className="flex flex-col gap-3">
      <ChoiceGroup
        label={t('system')}
        value={system}
        onChange={setSystem}
        options={systems.map((value) => ({ value, label: t(value) }))}
      />
      <p className="text-small text-muted">{t(system === 'windows' ? 'commandsWindows' : 'commands')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it */}
      <pre tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-page p-4 font-mono text-small">
        {lines}
      </pre>
      <div>
        <Button size="small" onClick={() => void copyWithToast(lines)}>
          <Copy aria-hidden />
          {t('copyCommands')}
        </Button>
      </div>
    </div>
  );
}

function thisSystem(): System {
  if (/Windows/.test(navigator.userAgent)) return 'windows';
  return /Mac OS/.test(navigator.userAgent) ? 'macos' : 'linux';
}
