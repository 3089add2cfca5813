import { useEffect, useRef, useState } from 'react';

/** Shows the source until the typesetter has come, and where it cannot be set. */
export function MathText({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    let isWanted = true;
    import('./typesetter.ts')
      .then(({ typeset }) => {
        if (!isWanted || place.current === null) return;
        setIsSet(typeset(tex, place.current, isDisplayed));
      })
      .catch(() => undefined);
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
