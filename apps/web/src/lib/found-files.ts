/** A chosen or dropped file. */
export interface FoundFile {
  file: File;
  /** The path from the chosen folder on, with '/' between names; only the name if the file was chosen alone. */
  path: string;
}

/** Skipped paths of chosen and dropped folders: large folders without conversations, and files with secrets. */
const EXCLUDED_PATHS = /(^|\/)(\.git|node_modules|__MACOSX|\.DS_Store|Thumbs\.db|\.credentials\.json|auth\.json)(\/|$)/;

/** The files that the user chose in an input for files or folders. */
export function chosenFiles(files: Iterable<File>): FoundFile[] {
  return [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name })).filter(isImportable);
}

/**
 * The dropped files, with those of dropped folders. Browsers empty the transfer after the drop event, so its entries are
 * read before the first `await`.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<FoundFile[]> {
  const entries = [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some((entry) => entry.isDirectory)) return chosenFiles(transfer.files);
  const found: FoundFile[] = [];
  for (const entry of entries) await collect(entry, found);
  return found;
}

async function collect(entry: FileSystemEntry, found: FoundFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (EXCLUDED_PATHS.test(path)) return;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    found.push({ file, path });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const readNext = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  // One call returns at most a hundred entries.
  for (let batch = await readNext(); batch.length > 0; batch = await readNext()) {
    for (const inner of batch) await collect(inner, found);
  }
}

function isImportable({ path }: FoundFile): boolean {
  return !EXCLUDED_PATHS.test(path);
}
