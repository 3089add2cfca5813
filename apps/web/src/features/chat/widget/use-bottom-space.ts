import { useEffect } from 'react';

type Cover = 'button' | 'sheet';

/** What floats at the bottom of the screen now. The sheet counts before the button, because it covers more. */
const shown = new Set<Cover>();

/**
 * Adds space below the screen, so that the floating button or sheet covers nothing at its end. The space itself is
 * defined in the style sheet.
 */
export function useBottomSpace(cover: Cover, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    shown.add(cover);
    update();
    return () => {
      shown.delete(cover);
      update();
    };
  }, [cover, isShown]);
}

function update(): void {
  const { dataset } = document.documentElement;
  const cover = shown.has('sheet') ? 'sheet' : shown.has('button') ? 'button' : undefined;
  if (cover === undefined) delete dataset['assistant'];
  else dataset['assistant'] = cover;
}
