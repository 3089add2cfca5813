import { hash } from 'node:crypto';
import type { ConversationDetail } from '@app/contract/conversations';
import type { FileLink } from '#features/conversations/sharing.service.ts';
import type { AttachmentsService, OpenedAttachment } from '#features/files/attachments.service.ts';
import type { ZipItem } from '#platform/zip-writer.ts';
import type { AttachmentBlock } from './conversation-note.ts';
import { type UniquePath, safeName } from './file-names.ts';

const FOLDER = 'Attachments';
const ADDRESS = /^\/api\/attachments\/([A-Za-z0-9_-]{43})$/;
const EXTENSION = /\.[A-Za-z0-9]{1,10}$/;
/** Extensions that do not say the type of a file. */
const GENERIC_EXTENSION = /\.(dat|bin|file)$/i;

export interface NoteFilesDependencies {
  attachments: Pick<AttachmentsService, 'listStored' | 'open'>;
  userId: string;
  /** The folder that contains everything. */
  root: string;
  uniquePath: UniquePath;
}

interface NoteFile {
  path: string;
  isPicture: boolean;
}

/** The attachments of notes: each file once, under its name in the first conversation that has it. */
export async function createNoteFiles({ attachments, userId, root, uniquePath }: NoteFilesDependencies) {
  const storedIdHashes = new Set(await attachments.listStored(userId));
  const exported = new Map<string, NoteFile>();

  async function open(id: string): Promise<OpenedAttachment | undefined> {
    // The URL in a message may be that of another user's file.
    if (!storedIdHashes.has(hash('sha256', id, 'hex'))) return undefined;
    return attachments.open(id).catch(() => undefined);
  }

  return {
    /** The files of a conversation that no earlier conversation had. Afterwards `linkTo` finds them. */
    newFilesOf: async function* ({ messages }: ConversationDetail): AsyncGenerator<ZipItem> {
      for (const block of messages.flatMap((message) => message.blocks ?? [])) {
        const id = block.type === 'attachment' ? idOf(block) : undefined;
        if (block.type !== 'attachment' || id === undefined || exported.has(id)) continue;
        const opened = await open(id);
        if (opened === undefined) continue;
        const isPicture = opened.type?.startsWith('image/') === true;
        const [name, extension] = nameOf(block, opened.type);
        const path = uniquePath(`${root}/${FOLDER}`, name, extension);
        exported.set(id, { path, isPicture });
        // Files with a type that browsers show, such as pictures, are compressed already.
        yield { name: path, compresses: opened.type === null, bytes: opened.stream as AsyncIterable<Buffer> };
      }
    },

    /** A link from a note two folders below the root; undefined for a file that was not exported. */
    linkTo: (block: AttachmentBlock): FileLink | undefined => {
      const file = exported.get(idOf(block) ?? '');
      if (file === undefined) return undefined;
      const relative = file.path.slice(root.length + 1).split('/');
      return { target: ['..', '..', ...relative.map(encode)].join('/'), isPicture: file.isPicture };
    },
  };
}

function idOf({ url }: AttachmentBlock): string | undefined {
  return ADDRESS.exec(url ?? '')?.[1];
}

/** A name with no extension, or with a generic one, gets the extension of the file's type. */
function nameOf({ name }: AttachmentBlock, type: string | null): [name: string, extension: string] {
  const ownExtension = EXTENSION.exec(name)?.[0] ?? '';
  const base = safeName(ownExtension === '' ? name : name.slice(0, -ownExtension.length), 'file');
  const typeExtension = type === null ? '' : `.${type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'bin'}`;
  return [
    base,
    ownExtension === '' || (GENERIC_EXTENSION.test(ownExtension) && typeExtension !== '')
      ? typeExtension
      : ownExtension.toLowerCase(),
  ];
}

/** Parentheses would end a Markdown link. */
function encode(part: string): string {
  return encodeURIComponent(part).replaceAll('(', '%28').replaceAll(')', '%29');
}
