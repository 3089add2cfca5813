import type { ChatFile } from '@app/contract/chat-files';
import { FileIcon } from '#ui/file-icon.tsx';
import { fileUrl } from './files.api.ts';

/** The picture itself, or an icon of the kind of file. */
export function FileThumbnail({ file: { id, type } }: { file: ChatFile }) {
  if (type.startsWith('image/')) {
    return <img src={fileUrl(id)} alt="" loading="lazy" className="size-10 shrink-0 rounded-control object-cover" />;
  }
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-muted">
      <FileIcon type={type} className="size-5" />
    </span>
  );
}
