/** A chosen or dropped file. */
export interface FoundFile {
  file: File;
  /** Its path with the folder it was chosen with, '/' between names; its name if it was chosen alone. */
  path: string;
}

/** Of no use for an import, large, or private; a person may drop the folder of an app as it is. */
const LEFT_OUT = /(^|\/)(\.git|node_modules|__MACOSX|\.DS_Store|Thumbs\.db|\.credentials\.json|auth\.json)(\/|$)/;

/** The chosen files of an input, which may choose folders. */
export function chosenFiles(files: Iterable<File>): FoundFile[] {
  return [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name })).filter(isOfUse);
}

/** The dropped files, with those of dropped folders. The transfer itself is read before the first wait, as it must be. */
export async function droppedFiles(transfer: DataTransfer): Promise<FoundFile[]> {
  const entries = [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some((entry) => entry.isDirectory)) return chosenFiles(transfer.files);
  const found: FoundFile[] = [];
  for (const entry of entries) await collect(entry, found);
  return found;
}

async function collect(entry: FileSystemEntry, found: FoundFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (LEFT_OUT.test(path)) return;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    found.push({ file, path });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const readOn = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  // It gives a hundred entries at a time.
  for (let some = await readOn(); some.length > 0; some = await readOn()) {
    for (const inner of some) await collect(inner, found);
  }
}

function isOfUse({ path }: FoundFile): boolean {
  return !LEFT_OUT.test(path);
}
