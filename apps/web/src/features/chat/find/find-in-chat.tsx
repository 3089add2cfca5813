import { lazy, Suspense, useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { t } from '../chat.messages.ts';
import type { FindBarProps } from './find-bar.tsx';

const FindBar = lazy(async () => ({ default: (await import('./find-bar.tsx')).FindBar }));

/**
 * Whether the bar that finds messages is open. Ctrl+F opens it; within the bar, and where no conversation is shown, it is
 * the browser's own.
 */
export function useFind(hasConversation = true) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!hasConversation) return undefined;
    const press = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'f';
      const target = event.target instanceof Element ? event.target : null;
      if (!isFind || event.defaultPrevented || target?.closest('search, [role="dialog"]') != null) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [hasConversation]);
  return { isOpen, setOpen };
}

export type Find = ReturnType<typeof useFind>;

export function FindButton({ isOpen, setOpen }: Find) {
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={t('find')}
      aria-expanded={isOpen}
      title={t('find')}
      onClick={() => setOpen(!isOpen)}
    >
      <Search aria-hidden />
    </Button>
  );
}

export function FindPlace({ isOpen, setOpen, ...bar }: Find & Omit<FindBarProps, 'onClose'>) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <FindBar {...bar} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
