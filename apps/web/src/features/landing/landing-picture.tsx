import { cx } from '#ui/cx.ts';

export interface LandingPictureProps {
  /** Of the files in public/landing, without theme and ending. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Another picture for narrow screens, where the wide one could not be read. */
  small?: { name: string; width: number; height: number };
  /** Seen at once: fetched before everything else. */
  isFirst?: boolean;
  className?: string;
}

const DARK = '(prefers-color-scheme: dark)';
const NARROW = '(max-width: 639px)';
const file = (name: string, theme: 'light' | 'dark') => `/landing/${name}-${theme}.webp`;

/** A picture of the product in the theme of the page. landing.js turns the media around for who has chosen a theme. */
export function LandingPicture({ name, alt, width, height, small, isFirst = false, className }: LandingPictureProps) {
  return (
    <picture>
      {small !== undefined && (
        <>
          <source media={`${NARROW} and ${DARK}`} srcSet={file(small.name, 'dark')} {...sizeOf(small)} />
          <source media={NARROW} srcSet={file(small.name, 'light')} {...sizeOf(small)} />
        </>
      )}
      <source media={DARK} srcSet={file(name, 'dark')} />
      <img
        src={file(name, 'light')}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={cx('block h-auto w-full', className)}
      />
    </picture>
  );
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}
