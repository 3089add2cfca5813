import type { AttachmentBlock } from '../conversation/conversation-tree.ts';
import type { DocumentStep } from '../conversation/document-step.ts';
import type { JsonObject } from '../export-format.ts';
import { asCount, asList, asName, asObject, asText } from '../values/json-shape.ts';

/** Files in a message's metadata: uploads in `attachments`, charts that code drew in `aggregate_result`. */
export function readAttachments(message: JsonObject): AttachmentBlock[] {
  const metadata = asObject(message['metadata']) ?? {};
  const uploads = asList(metadata['attachments']).flatMap((entry): AttachmentBlock[] => {
    const file = asObject(entry);
    if (!file) return [];
    return [
      {
        type: 'attachment',
        name: asName(file['name']) ?? 'Attachment',
        mimeType: asName(file['mime_type']) ?? asName(file['mimeType']),
        size: asCount(file['size']),
        assetId: asName(file['id']) ?? asName(file['file_id']),
      },
    ];
  });
  const charts = asList(asObject(metadata['aggregate_result'])?.['messages']).flatMap((entry): AttachmentBlock[] => {
    const pointer = asName(asObject(entry)?.['image_url']);
    return pointer ? [{ ...unnamedImage, name: 'Chart', assetId: assetIdOf(pointer) }] : [];
  });
  return [...uploads, ...charts];
}

const unnamedImage: AttachmentBlock = {
  type: 'attachment',
  name: 'Image',
  mimeType: 'image/*',
  size: null,
  assetId: null,
};

/** A picture, recording or video in a message's parts; null if the part is something else. */
export function readAssetPart(
  part: JsonObject,
  message: JsonObject,
): (AttachmentBlock & { document?: DocumentStep })[] | null {
  switch (part['content_type']) {
    case 'image_asset_pointer':
      return [readImage(part, message)];
    case 'audio_asset_pointer':
      return [readRecording(part)];
    case 'real_time_user_audio_video_asset_pointer': {
      const audio = asObject(part['audio_asset_pointer']);
      const video = asName(part['video_container_asset_pointer']);
      const videos: AttachmentBlock[] = video
        ? [{ type: 'attachment', name: 'Video', mimeType: 'video/*', size: null, assetId: assetIdOf(video) }]
        : [];
      return [...(audio ? [readRecording(audio)] : []), ...videos];
    }
    default:
      return null;
  }
}

function readImage(part: JsonObject, message: JsonObject): AttachmentBlock & { document?: DocumentStep } {
  const assetId = assetIdOf(asText(part['asset_pointer']));
  const upload = readAttachments({ metadata: message['metadata'] }).find((file) => file.assetId === assetId);
  const metadata = asObject(part['metadata']);
  const isGenerated = Boolean(asObject(metadata?.['dalle']) ?? asObject(metadata?.['generation']));
  return {
    ...unnamedImage,
    ...(isGenerated && { document: toPictureDocument(assetId, asText(part['asset_pointer'])) }),
    name: upload?.name ?? (isGenerated ? 'Generated image' : 'Image'),
    mimeType: upload?.mimeType ?? 'image/*',
    size: asCount(part['size_bytes']) ?? upload?.size ?? null,
    assetId,
  };
}

/** A generated picture becomes a document of the conversation. */
function toPictureDocument(assetId: string | null, pointer: string): DocumentStep {
  return { act: 'write', id: assetId ?? pointer, kind: 'image', title: 'Generated image', mimeType: 'image/*' };
}

function readRecording(part: JsonObject): AttachmentBlock {
  const format = asName(part['format']);
  return {
    type: 'attachment',
    name: 'Voice recording',
    mimeType: format ? `audio/${format}` : 'audio/*',
    size: asCount(part['size_bytes']),
    assetId: assetIdOf(asText(part['asset_pointer'])),
  };
}

/** file-service://file-abc and sediment://file_abc: names of files in the ZIP begin with the part after the scheme. */
function assetIdOf(pointer: string): string | null {
  return pointer.replace(/^[a-z-]+:\/\//, '') || null;
}
