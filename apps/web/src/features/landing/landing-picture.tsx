import { cx } from '#ui/cx.ts';

export interface LandingPictureProps {
  /** The name of the files in public/landing, without theme and extension. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Another picture for narrow screens, on which the wide one would be illegible. */
  small?: { name: string; width: number; height: number };
  /** Whether the picture is loaded with high priority, because it is visible without scrolling. */
  isPriority?: boolean;
  className?: string;
}

const DARK = '(prefers-color-scheme: dark)';
const NARROW = '(max-width: 639px)';
const fileUrl = (name: string, theme: 'light' | 'dark') => `/landing/${name}-${theme}.webp`;

/** A picture of the product in the page's theme. landing.js swaps the media queries when the user chose a theme. */
export function LandingPicture({
  name,
  alt,
  width,
  height,
  small,
  isPriority = false,
  className,
}: LandingPictureProps) {
  return (
    <picture>
      {small !== undefined && (
        <>
          <source media={`${NARROW} and ${DARK}`} srcSet={fileUrl(small.name, 'dark')} {...sizeOf(small)} />
          <source media={NARROW} srcSet={fileUrl(small.name, 'light')} {...sizeOf(small)} />
        </>
      )}
      <source media={DARK} srcSet={fileUrl(name, 'dark')} />
      <img
        src={fileUrl(name, 'light')}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isPriority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={cx('block h-auto w-full', className)}
      />
    </picture>
  );
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}
