/** Transcripts of a coding agent in realistic sizes: most of their bytes are results of tools. */
import { makeReply, makeQuestion } from '@app/formats/testing/prose';
import { Random } from '@app/formats/testing/random';

const TURNS = 8;
/** A question, a tool call, its output and a reply. */
const LINES_PER_TURN = 4;
/** Characters that a tool returns in each turn. */
const OUTPUT_LENGTH = 11_000;
export const TRANSCRIPTS_PER_FOLDER = 100;

export function transcriptPath(number: number): string {
  return `.claude/projects/-home-me-project-${Math.floor(number / TRANSCRIPTS_PER_FOLDER)}/${sessionId(number)}.jsonl`;
}

/** The JSON lines of the session with this number: questions, tool calls with their output, and replies. */
export function makeTranscript(number: number): string {
  const random = new Random(number);
  const writer = new LineWriter(number, 0);
  for (let turn = 0; turn < TURNS; turn += 1) {
    writer.addQuestion(makeQuestion(random));
    writer.addCall('Bash', makeReply(random, OUTPUT_LENGTH));
    writer.addAnswer(makeReply(random, 600));
  }
  return writer.text;
}

/** A question and its reply, which continue the session. */
export function nextLines(number: number, question: string): string {
  const writer = new LineWriter(number, TURNS * LINES_PER_TURN);
  writer.addQuestion(question);
  writer.addAnswer('Noted.');
  return writer.text;
}

class LineWriter {
  text = '';
  readonly #number: number;
  #line: number;

  /** `line` is the number of lines that the session has already. */
  constructor(number: number, line: number) {
    this.#number = number;
    this.#line = line;
  }

  addQuestion(content: string): void {
    this.#add('user', { role: 'user', content });
  }

  addCall(name: string, output: string): void {
    const id = `toolu_${this.#number}_${this.#line}`;
    this.#addReply([{ type: 'tool_use', id, name, input: { command: 'cat notes.md' } }]);
    this.#add('user', { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: output }] });
  }

  addAnswer(text: string): void {
    this.#addReply([{ type: 'text', text }]);
  }

  #addReply(content: object[]): void {
    this.#add('assistant', { role: 'assistant', id: `msg_${this.#number}_${this.#line}`, model: 'claude', content });
  }

  #add(type: 'user' | 'assistant', message: object): void {
    const parentUuid = this.#line === 0 ? null : lineId(this.#number, this.#line - 1);
    const timestamp = new Date(Date.UTC(2026, 5, 1, 8, this.#number % 60, this.#line)).toISOString();
    const context = { parentUuid, isSidechain: false, cwd: '/home/me/project', sessionId: sessionId(this.#number) };
    const line = { ...context, version: '2.1.80', type, uuid: lineId(this.#number, this.#line), timestamp, message };
    this.text += `${JSON.stringify(line)}\n`;
    this.#line += 1;
  }
}

function sessionId(number: number): string {
  return `5e551011-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function lineId(number: number, line: number): string {
  return `${String(number).padStart(8, '0')}-0000-4000-8000-${String(line).padStart(12, '0')}`;
}
