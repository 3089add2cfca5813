import { ExternalLink, Image } from 'lucide-react';
import { t } from '../blocks.messages.ts';
import { hostOf } from './safe-link.ts';

/**
 * A remote picture is never fetched just by showing a message, because its address could leak the conversation's
 * content. A click opens it in a new tab; the button names the host.
 */
export function RemotePicture({ src, alt }: { src: string; alt: string }) {
  const host = hostOf(src);
  const name = alt === '' ? t('picture') : alt;
  if (host === undefined) return <span className="text-muted">[{name}]</span>;
  return (
    <a
      href={src}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      className="my-1 inline-flex max-w-full items-center gap-2 rounded-control border border-line px-3 py-1.5 align-middle text-ui hover:bg-hover"
    >
      <Image aria-hidden className="size-[var(--size-icon)] shrink-0 text-muted" strokeWidth={1.75} />
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-small text-muted">{t('showPicture', { host })}</span>
      </span>
      <ExternalLink aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
    </a>
  );
}
