import type { Pairing } from '@app/contract/devices';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { copyWithToast } from './copy-with-toast.ts';
import { t } from './devices.messages.ts';
import { PairingCommands } from './pairing-commands.tsx';

/** A valid code, how to use it, and the time it has left. Calls `onExpired` when that time is over. */
export function PairingCode({ pairing, onExpired }: { pairing: Pairing; onExpired: () => void }) {
  const secondsLeft = useSecondsUntil(pairing.expiresAt);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) onExpired();
  }, [isOver, onExpired]);
  return (
    <div className="flex w-full flex-col gap-2 rounded-card border border-line bg-panel p-4">
      <div className="flex gap-2">
        <Input
          readOnly
          value={pairing.code}
          aria-label={t('code')}
          className="min-w-0 flex-1 font-mono"
          onFocus={(event) => event.target.select()}
        />
        <Button className="h-10" onClick={() => void copyWithToast(pairing.code)}>
          <Copy aria-hidden />
          {t('copy')}
        </Button>
      </div>
      <p role="timer" className="tabular text-small text-muted">
        {t('validFor', { time: formatClock(secondsLeft) })}
      </p>
      <PairingCommands code={pairing.code} />
    </div>
  );
}

/** 9:05 */
function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function useSecondsUntil(time: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(time)), 1_000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}

const secondsUntil = (time: string): number => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 1_000));
