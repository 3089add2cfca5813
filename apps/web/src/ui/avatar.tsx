import { cx } from './cx.ts';

export interface AvatarProps {
  /** The name whose initials are shown when there is no picture. */
  name: string;
  /** Provides the initial when the name is blank. */
  fallback: string;
  src: string | null;
  size?: 'small' | 'large';
}

const sizes = { small: 'size-7 text-[11px] font-semibold', large: 'size-24 text-headline' } as const;

/** Decorative: the name is written next to it. */
export function Avatar({ name, fallback, src, size = 'large' }: AvatarProps) {
  const shape = cx('shrink-0 rounded-full bg-accent-soft', sizes[size]);
  if (src !== null) return <img src={src} alt="" className={cx(shape, 'object-cover')} />;
  return (
    <span aria-hidden className={cx(shape, 'flex items-center justify-center text-accent-text')}>
      {initials(name) || initials(fallback).slice(0, 1)}
    </span>
  );
}

/** Created at the first use, and only once, because that is slow. */
let segmenter: Intl.Segmenter | undefined;

/** Splits by grapheme: an emoji or an accented letter counts as one. */
function initials(text: string): string {
  const words = text.trim().split(/\s+/);
  const firstAndLast = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  segmenter ??= new Intl.Segmenter('en');
  const graphemes = segmenter;
  const first = (word: string) => graphemes.segment(word).containing(0)?.segment ?? '';
  return firstAndLast.map(first).join('').toUpperCase();
}
