import { asName } from '../values/json-shape.ts';

/** Blocks the program adds to a person's message: its state, and what the files, pages and commands they named hold. */
const ADDED =
  /<(environment_details|file_content|final_file_content|folder_content|url_content|workspace_diagnostics|git_working_state|git_commit|git_history|terminal_output|explicit_instructions|hook_context|mode_notice)\b[^>]*>[\s\S]*?<\/\1>|<environment_details>[\s\S]*$/g;
const POINTER = / \(see (?:below|above) for [a-z ]{1,40}\)/g;
const WRAPPED = /<(task|user_message|user_input|feedback|answer)\b[^>]*>([\s\S]*?)<\/\1>/g;
const WRAPPER = /^\s*<(task|user_message|user_input|feedback|answer)\b[^>]*>([\s\S]*)<\/\1>/;
/** Messages of the program in the person's name, some with what they wrote. */
const AUTOMATIC =
  /^\s*(?:\[(?:ERROR|TASK RESUMPTION|NOTE|\[NOTE\])|\[read_file for |New (?:instructions|message) |Tool \[|This tool was not executed|# (?:task_progress|TODO LIST)|You seem to be having trouble|The user approved switching to act mode)/;
/** The result of a tool: `[execute_command for 'ls'] Result:`. */
const RESULT = /^\s*\[([a-z_]+)\b[^\n]{0,2000}?\] Result:[ \t]*(?:\n|$)/;
const REACTION =
  /(user (?:denied|has denied|provided|has provided)[^<]{0,400})<(feedback|user_message)>([\s\S]*?)<\/\2>/gi;

/** What a person wrote in a message; empty if all of it is the program's. */
export function readWords(text: string): string {
  const own = text.replace(ADDED, '').replace(POINTER, '');
  if (AUTOMATIC.test(own)) return join([...own.matchAll(WRAPPED)].map(([, , words = '']) => words));
  const found = WRAPPER.exec(own);
  return found ? join([found[2] ?? '', own.slice(found[0].length)]) : own.trim();
}

function join(pieces: readonly string[]): string {
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join('\n\n');
}

export interface ToolResult {
  /** What a person wrote when the tool asked them, or when they refused or commented on it. */
  words: string;
  output: string;
}

export function readResult(output: string, isAnswer: boolean): ToolResult {
  const { status, feedback } = parseStatus(output);
  if (status !== null && feedback !== null) return { words: feedback.trim(), output: status };
  if (!isAnswer) {
    const words = join([...output.matchAll(REACTION)].map(([, , , said = '']) => said.replace(ADDED, '')));
    return { words, output: output.replace(REACTION, '$1') };
  }
  const words = join([...output.matchAll(WRAPPED)].map(([, , said = '']) => said.replace(ADDED, '')));
  return { words, output: words === '' ? output : '' };
}

/** Roo Code writes `{"status":"denied","feedback":"…"}`. */
function parseStatus(output: string): { status: string | null; feedback: string | null } {
  const none = { status: null, feedback: null };
  if (!/^\s*\{\s*"status"/.test(output)) return none;
  try {
    const { status, feedback } = JSON.parse(output) as { status?: unknown; feedback?: unknown };
    return { status: asName(status), feedback: asName(feedback) };
  } catch {
    return none;
  }
}

/** The tool whose result a text is, and the result, which may be in the next text; null for other texts. */
export function readResultHeader(text: string): { tool: string; output: string } | null {
  const found = RESULT.exec(text);
  return found ? { tool: found[1] ?? '', output: text.slice(found[0].length) } : null;
}

export function isAddedBlock(text: string): boolean {
  return text.replace(ADDED, '').trim() === '';
}
