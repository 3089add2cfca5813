import { useLayoutEffect, useRef, useState } from 'react';
import type { typeset } from './typesetter.ts';

type Typesetter = { typeset: typeof typeset };

/** Once loaded it renders synchronously, so that a finished or remounted message does not flicker. */
let typesetter: Typesetter | undefined;

/** Shows the source until KaTeX has loaded, and when the formula cannot be rendered. */
export function MathText({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSet, setIsSet] = useState(typesetter !== undefined);
  useLayoutEffect(() => {
    let isWanted = true;
    const set = ({ typeset }: Typesetter) => {
      if (isWanted && place.current !== null) setIsSet(typeset(tex, place.current, isDisplayed));
    };
    if (typesetter === undefined) {
      import('./typesetter.ts')
        .then((loaded) => set((typesetter = loaded)))
        // The source stays readable.
        .catch(() => undefined);
    } else set(typesetter);
    return () => {
      isWanted = false;
    };
  }, [tex, isDisplayed]);
  return (
    <span className={isDisplayed ? 'my-4 block overflow-x-auto overflow-y-hidden py-1' : undefined}>
      {!isSet && <code className="font-mono text-code">{tex}</code>}
      <span ref={place} hidden={!isSet} />
    </span>
  );
}
