import { useEffect, useState } from 'react';
import { EarlyCommandField } from '#ui/early-command-field.tsx';
import { useEverTrue } from '#ui/use-ever-true.ts';
import type { CommandPalette } from './command-palette.tsx';
import { t } from './palette-field.messages.ts';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

type PaletteComponent = typeof CommandPalette;

let loadedPalette: PaletteComponent | undefined;

/** Loads the code of the palette before it is needed. */
export async function loadPalette(): Promise<PaletteComponent> {
  loadedPalette = (await import('./command-palette.tsx')).CommandPalette;
  return loadedPalette;
}

/** The command palette, opened by its keys. One can type into its field while its code still loads. */
export function Palette({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const { isOpen, close, origin } = usePaletteShortcut();
  const wasOpened = useEverTrue(isOpen);
  const [typed, setTyped] = useState('');
  const { LoadedPalette, wasLoadedWhileOpen } = useLoadedPalette(isOpen);
  if (!isOpen && typed !== '') setTyped('');
  const wasClosedEarly = wasOpened && !isOpen && LoadedPalette === undefined;
  useEffect(() => {
    if (wasClosedEarly) origin.current?.focus();
  }, [wasClosedEarly, origin]);
  if (!isOpen) return null;
  if (LoadedPalette !== undefined) {
    return (
      <LoadedPalette
        onClose={close}
        returnFocusTo={origin}
        followsEarlyField={wasLoadedWhileOpen}
        typed={typed}
        onTypedChange={setTyped}
        onShowShortcuts={onShowShortcuts}
      />
    );
  }
  return (
    <EarlyCommandField
      label={t('label')}
      placeholder={t('placeholder')}
      text={typed}
      onTextChange={setTyped}
      onClose={close}
    />
  );
}

interface LoadResult {
  LoadedPalette?: PaletteComponent | undefined;
  error?: Error;
}

/**
 * The component of an opened palette once it is loaded, and whether it was loaded after the opening. Not `lazy` with
 * Suspense, because React then shows the fallback for a third of a second, even if the code arrives earlier. A failed
 * load throws, unless the palette has been closed.
 */
function useLoadedPalette(isOpen: boolean): {
  LoadedPalette: PaletteComponent | undefined;
  wasLoadedWhileOpen: boolean;
} {
  const [result, setResult] = useState<LoadResult>({});
  if (result.error !== undefined) throw result.error;
  const wasLoadedWhileOpen = result.LoadedPalette !== undefined;
  if (!isOpen && wasLoadedWhileOpen) setResult({});
  const mustLoad = isOpen && loadedPalette === undefined;
  useEffect(() => {
    if (!mustLoad) return undefined;
    let isAwaited = true;
    loadPalette().then(
      (palette) => {
        if (isAwaited) setResult({ LoadedPalette: palette });
      },
      (error: unknown) => {
        if (isAwaited) setResult({ error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [mustLoad]);
  return { LoadedPalette: loadedPalette, wasLoadedWhileOpen };
}
