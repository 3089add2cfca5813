import type { ModelEvent } from './llm.ts';

type ReplyPart = Extract<ModelEvent, { type: 'text' | 'reasoning' }>;

/** The marks that change how the text is read: line ends, code fences and spans, and the tags themselves. */
const MARKS = /\n|`+|~{3,}|<\/?think(?:ing)?>/gi;
/** The last characters of the text so far if a mark may begin with them. */
const UNFINISHED_MARK = /(?:`+|~+|<\/?(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?)?)?)?)$/i;

/**
 * Separates what a model writes between `<think>` and `</think>` from its reply. Tags in code count as text; a tag
 * without its partner is dropped. The reply can arrive in deltas of any size: only the beginning of a mark has to wait
 * for the next delta.
 */
export class ThinkTagSplitter {
  /** Whether the reply has text so far, besides white space. */
  hasText = false;
  #held = '';
  #isThinking = false;
  /** The characters of an open fence or code span, such as ```; '' outside of code. */
  #code = '';
  /** Whether the line so far is white space, so that a fence may open or close. */
  #isLineBlank = true;

  push(delta: string): ReplyPart[] {
    const text = this.#held + delta;
    const unfinished = UNFINISHED_MARK.exec(text);
    const end = unfinished?.index ?? text.length;
    this.#held = text.slice(end);
    return this.#read(text.slice(0, end));
  }

  /** The text that was held back, at the end of the reply. */
  end(): ReplyPart[] {
    const rest = this.#held;
    this.#held = '';
    return this.#read(rest);
  }

  #read(text: string): ReplyPart[] {
    const parts: ReplyPart[] = [];
    let from = 0;
    for (const mark of text.matchAll(MARKS)) {
      const { 0: found, index } = mark;
      if (text.slice(from, index).trim() !== '') this.#isLineBlank = false;
      const isTag = found.startsWith('<') && this.#code === '';
      add(parts, this.#isThinking, text.slice(from, isTag ? index : index + found.length));
      from = index + found.length;
      if (isTag) this.#isThinking = !found.startsWith('</');
      else if (!this.#isThinking) this.#readMark(found);
    }
    if (text.slice(from).trim() !== '') this.#isLineBlank = false;
    add(parts, this.#isThinking, text.slice(from));
    this.hasText ||= parts.some((part) => part.type === 'text' && part.text.trim() !== '');
    return parts;
  }

  #readMark(mark: string): void {
    if (mark === '\n') {
      this.#isLineBlank = true;
      // Unlike in Markdown, a code span ends with its line, so that one stray backtick does not hide a tag.
      if (this.#code.length < 3) this.#code = '';
      return;
    }
    const isFence = mark.length >= 3 && this.#isLineBlank;
    this.#isLineBlank = false;
    if (this.#code === '') {
      if (isFence || mark.startsWith('`')) this.#code = mark;
      return;
    }
    const isInFence = this.#code.length >= 3;
    const isEnd = isInFence ? isFence && mark.startsWith(this.#code) : mark === this.#code;
    if (isEnd) this.#code = '';
  }
}

function add(parts: ReplyPart[], isThinking: boolean, text: string): void {
  if (text === '') return;
  const type = isThinking ? 'reasoning' : 'text';
  const last = parts.at(-1);
  if (last?.type === type) last.text += text;
  else parts.push({ type, text });
}
