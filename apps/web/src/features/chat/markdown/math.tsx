import { useLayoutEffect, useRef, useState } from 'react';
import type { typeset } from './typesetter.ts';

type Typesetter = { typeset: typeof typeset };

/** The loaded typesetter, kept so that formulas render synchronously and a remounted message does not flicker. */
let typesetter: Typesetter | undefined;

/** Shows the source until KaTeX has loaded, and when the formula cannot be rendered. */
export function MathText({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const container = useRef<HTMLSpanElement>(null);
  const [isTypeset, setIsTypeset] = useState(typesetter !== undefined);
  useLayoutEffect(() => {
    let isWanted = true;
    const render = ({ typeset }: Typesetter) => {
      if (isWanted && container.current !== null) setIsTypeset(typeset(tex, container.current, isDisplayed));
    };
    if (typesetter === undefined) {
      import('./typesetter.ts')
        .then((loaded) => render((typesetter = loaded)))
        // The source stays readable.
        .catch(() => undefined);
    } else render(typesetter);
    return () => {
      isWanted = false;
    };
  }, [tex, isDisplayed]);
  return (
    <span className={isDisplayed ? 'my-4 block overflow-x-auto overflow-y-hidden py-1' : undefined}>
      {!isTypeset && <code className="font-mono text-code">{tex}</code>}
      <span ref={container} hidden={!isTypeset} />
    </span>
  );
}
