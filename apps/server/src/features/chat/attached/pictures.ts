import sharp from 'sharp';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ModelPicture } from '#integrations/llm/llm.ts';
import type { AttachmentBlock } from './attachment-block.ts';

/** At most this many pictures are sent to a model, the newest ones. */
const MAX_PICTURES = 10;
const MAX_PIXELS = 50_000_000;
/** In pixels: models reduce larger pictures to this size. */
const MAX_SIDE = 1_568;
const MAX_BYTES = 52_428_800;

/** Pictures in a form that every provider accepts: upright JPEG without metadata. Unreadable pictures are left out. */
export async function loadPictures(
  attachments: Pick<AttachmentsService, 'idHashOfAddress' | 'openBytes'>,
  blocks: readonly AttachmentBlock[],
): Promise<ModelPicture[]> {
  const pictures: ModelPicture[] = [];
  for (const { url } of blocks.slice(0, MAX_PICTURES)) {
    const opened = url === undefined ? undefined : await attachments.openBytes(attachments.idHashOfAddress(url));
    if (opened === undefined || opened.size > MAX_BYTES) {
      opened?.stream.destroy();
      continue;
    }
    const bytes = Buffer.concat(await opened.stream.toArray());
    const encoded = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer()
      .catch(() => undefined);
    if (encoded !== undefined) pictures.push({ mediaType: 'image/jpeg', bytes: encoded });
  }
  return pictures;
}
