/** Parses text/event-stream (WHATWG HTML, section 9.2.6) from pieces of any size. No network, no timers. */

export interface ServerSentEvent {
  /** The `event` field; 'message' if absent. */
  event: string;
  /** The `data` lines, joined by line feeds. */
  data: string;
  /** The last `id` received; '' if there was none. */
  lastEventId: string;
}

/**
 * `push` is called with the pieces of the text in order, and returns the events that the piece completes. An event is
 * complete at its blank line; an incomplete one at the end of the stream is dropped, as the standard requires. Comments
 * (heartbeats) produce nothing. The time is linear: each piece is scanned once, and an unfinished line is kept as a list
 * of pieces.
 */
export class EventStreamParser {
  #pending: string[] = [];
  #endedWithReturn = false;
  #isFirst = true;
  #event = '';
  #data: string[] = [];
  #lastEventId = '';

  push(text: string): ServerSentEvent[] {
    const events: ServerSentEvent[] = [];
    for (const line of this.#splitLines(text)) {
      if (line === '') this.#dispatchInto(events);
      else this.#readField(line);
    }
    return events;
  }

  /**
   * Splits at \r\n, \n or \r. A \r at the end of a piece ends its line at once; a \n at the start of the next piece is
   * then skipped.
   */
  #splitLines(text: string): string[] {
    if (text === '') return [];
    let start = 0;
    if (this.#isFirst) {
      this.#isFirst = false;
      if (text.startsWith('\uFEFF')) start = 1;
    }
    if (this.#endedWithReturn && text[start] === '\n') start += 1;
    this.#endedWithReturn = text.endsWith('\r');

    const parts = text.slice(start).split(/\r\n|\n|\r/);
    const incompleteLine = parts.pop() ?? '';
    const lines = parts.map((part, index) => (index === 0 ? this.#finishLine(part) : part));
    if (incompleteLine !== '') this.#pending.push(incompleteLine);
    return lines;
  }

  #finishLine(end: string): string {
    if (this.#pending.length === 0) return end;
    const line = this.#pending.join('') + end;
    this.#pending = [];
    return line;
  }

  #readField(line: string): void {
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (name === 'event') this.#event = value;
    else if (name === 'data') this.#data.push(value);
    else if (name === 'id' && !value.includes('\0')) this.#lastEventId = value;
  }

  #dispatchInto(events: ServerSentEvent[]): void {
    if (this.#data.length > 0) {
      events.push({ event: this.#event || 'message', data: this.#data.join('\n'), lastEventId: this.#lastEventId });
    }
    this.#event = '';
    this.#data = [];
  }
}
