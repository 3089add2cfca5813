/** chat.html of an export carries all conversations as `var jsonData = [...]`. */
const marker = /\bjsonData\s*=\s*(?=[[{])/;
const overlap = 256;
/** The page's own script stands before it and is short. */
const giveUpAfter = 16 * 1024 * 1024;

/** Drops what stands before the data in a page: hands on nothing until the marker came, then every byte. */
export class HtmlDataFinder {
  #tail: Buffer = Buffer.alloc(0);
  #isFound = false;
  #seen = 0;

  /** No data was found where it would have to be. */
  get isHopeless(): boolean {
    return !this.#isFound && this.#seen > giveUpAfter;
  }

  /** The bytes that belong to the data; null while there are none. Valid as long as the chunk is. */
  push(chunk: Buffer): Buffer | null {
    if (this.#isFound) return chunk;
    this.#seen += chunk.length;
    const joined = this.#tail.length === 0 ? chunk : Buffer.concat([this.#tail, chunk]);
    const found = marker.exec(joined.toString('latin1'));
    if (!found) {
      this.#tail = Buffer.from(joined.subarray(-overlap));
      return null;
    }
    this.#isFound = true;
    this.#tail = Buffer.alloc(0);
    return joined.subarray(found.index + found[0].length);
  }
}
