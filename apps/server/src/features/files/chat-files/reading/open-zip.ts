import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { UnreadableFile } from './reading-result.ts';

const MAX_ENTRIES = 20_000;
/** The largest decompressed size, in bytes, of one entry and of all entries that are read. */
const MAX_ENTRY_BYTES = 100_000_000;
const MAX_TOTAL_BYTES = 300_000_000;

const damaged = () => new UnreadableFile('It is damaged and cannot be read.');
const tooLarge = () => new UnreadableFile('It unpacks to more than can be read. Please split it.');

/**
 * The entries of a ZIP file by name. The limit of an entry applies to its announced size, since yauzl refuses an entry
 * of another size; the limit of all entries applies to the bytes that were decompressed.
 */
export class OpenedZip {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #decompressed = 0;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Throws UnreadableFile for a damaged file. */
  static async open(path: string): Promise<OpenedZip> {
    const zip = await new Promise<ZipFile>((resolve, reject) => {
      yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, opened) => {
        if (error) reject(damaged());
        else resolve(opened);
      });
    });
    const entries = new Map<string, Entry>();
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: Entry) => {
        entries.set(entry.fileName, entry);
        if (entries.size > MAX_ENTRIES) reject(tooLarge());
        else zip.readEntry();
      });
      zip.once('end', resolve);
      zip.once('error', () => reject(damaged()));
      zip.readEntry();
    });
    return new OpenedZip(zip, entries);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of an entry; undefined if there is none. Throws UnreadableFile if it is too large, locked or damaged. */
  async read(name: string): Promise<string | undefined> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return undefined;
    if (entry.isEncrypted()) throw new UnreadableFile('It is protected by a password.');
    if (entry.uncompressedSize > MAX_ENTRY_BYTES) throw tooLarge();
    const pieces: Buffer[] = [];
    try {
      const stream = await this.#openStream(entry);
      for await (const piece of stream as AsyncIterable<Buffer>) {
        this.#decompressed += piece.length;
        if (this.#decompressed > MAX_TOTAL_BYTES) throw tooLarge();
        pieces.push(piece);
      }
    } catch (error) {
      throw error instanceof UnreadableFile ? error : damaged();
    }
    return Buffer.concat(pieces)
      .toString('utf8')
      .replace(/^\ufeff/, '');
  }

  #openStream(entry: Entry): Promise<NodeJS.ReadableStream> {
    return new Promise((resolve, reject) => {
      this.#zip.openReadStream(entry, (error, stream) => {
        if (error) reject(error);
        else resolve(stream);
      });
    });
  }
}
