/** An entry of a word list: a prefix, a whole word or a phrase. */
export interface ListedText {
  text: string;
  isWhole: boolean;
  isPhrase: boolean;
}

/**
 * Finds the entries of a list that occur in a text by looking up the parts of its words. Comparing each word with each
 * entry would take longer than all other steps of categorising a conversation.
 */
export interface EntryIndex<Entry> {
  /** The entries that occur in these words, without duplicates, in the order of the list. */
  findIn(words: readonly string[]): Entry[];
}

interface Options {
  /** The length from which an entry also matches inside a word. */
  minLengthInside: number;
}

/** A longer string is hardly a word, and has too many parts to look up: it is compared with each entry. */
const MAX_LOOKED_UP_LENGTH = 40;

export function indexEntries<Entry extends ListedText>(
  entries: readonly Entry[],
  { minLengthInside }: Options,
): EntryIndex<Entry> {
  const ranks = new Map(entries.map((entry, rank) => [entry, rank]));
  const wholeWords = byText(entries.filter(({ isPhrase, isWhole }) => !isPhrase && isWhole));
  const prefixes = entries.filter(({ isPhrase, isWhole }) => !isPhrase && !isWhole);
  const prefixesByText = byText(prefixes);
  const maxLength = Math.max(0, ...prefixes.map(({ text }) => text.length));
  // A phrase occurs only where its first word does.
  const phrases = Map.groupBy(
    entries.filter(({ isPhrase }) => isPhrase),
    ({ text }) => text.split(' ', 1)[0] ?? '',
  );

  function* matchesOf(word: string): Generator<Entry> {
    yield* wholeWords.get(word) ?? [];
    if (word.length > MAX_LOOKED_UP_LENGTH) {
      yield* prefixes.filter(({ text }) =>
        text.length >= minLengthInside ? word.includes(text) : word.startsWith(text),
      );
      return;
    }
    const end = Math.min(maxLength, word.length);
    for (let length = 1; length <= end; length += 1) yield* prefixesByText.get(word.slice(0, length)) ?? [];
    for (let start = 1; start + minLengthInside <= word.length; start += 1) {
      const longest = Math.min(maxLength, word.length - start);
      for (let length = minLengthInside; length <= longest; length += 1)
        yield* prefixesByText.get(word.slice(start, start + length)) ?? [];
    }
  }

  return {
    findIn: (words) => {
      const line = ` ${words.join(' ')} `;
      const found = new Set<Entry>();
      for (const word of new Set(words)) {
        for (const entry of matchesOf(word)) found.add(entry);
        for (const phrase of phrases.get(word) ?? []) if (line.includes(` ${phrase.text} `)) found.add(phrase);
      }
      return [...found].toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
    },
  };
}

const byText = <Entry extends ListedText>(entries: readonly Entry[]): ReadonlyMap<string, Entry[]> =>
  Map.groupBy(entries, ({ text }) => text);
