import { asName } from '../values/json-shape.ts';

/**
 * Elements that the program adds to a person's message: its state, and the content of named files, pages and commands.
 */
const ADDED_ELEMENT =
  /<(environment_details|file_content|final_file_content|folder_content|url_content|workspace_diagnostics|git_working_state|git_commit|git_history|terminal_output|explicit_instructions|hook_context|mode_notice)\b[^>]*>[\s\S]*?<\/\1>|<environment_details>[\s\S]*$/g;
/** A note of the program after the name of a file or page. */
const FILE_NOTE = / \(see (?:below|above) for [a-z ]{1,40}\)/g;
/** An element around what a person wrote. */
const PERSON_ELEMENT = /<(task|user_message|user_input|feedback|answer)\b[^>]*>([\s\S]*?)<\/\1>/g;
/** An element around what a person wrote, at the beginning of a message. */
const LEADING_PERSON_ELEMENT = /^\s*<(task|user_message|user_input|feedback|answer)\b[^>]*>([\s\S]*)<\/\1>/;
/** Messages that the program writes with the role user; some contain what the person wrote. */
const AUTOMATIC_MESSAGE =
  /^\s*(?:\[(?:ERROR|TASK RESUMPTION|NOTE|\[NOTE\])|\[read_file for |New (?:instructions|message) |Tool \[|This tool was not executed|# (?:task_progress|TODO LIST)|You seem to be having trouble|The user approved switching to act mode)/;
/** The first line of a tool's result: `[execute_command for 'ls'] Result:`. */
const RESULT_HEADER = /^\s*\[([a-z_]+)\b[^\n]{0,2000}?\] Result:[ \t]*(?:\n|$)/;
/** The part of a result that says how a person refused or commented on a tool. */
const REACTION =
  /(user (?:denied|has denied|provided|has provided)[^<]{0,400})<(feedback|user_message)>([\s\S]*?)<\/\2>/gi;

/** The person's own text in a message; empty if the program wrote all of it. */
export function readUserText(text: string): string {
  const textWithoutAdded = text.replace(ADDED_ELEMENT, '').replace(FILE_NOTE, '');
  if (AUTOMATIC_MESSAGE.test(textWithoutAdded))
    return joinFilled([...textWithoutAdded.matchAll(PERSON_ELEMENT)].map(([, , written = '']) => written));
  const found = LEADING_PERSON_ELEMENT.exec(textWithoutAdded);
  return found ? joinFilled([found[2] ?? '', textWithoutAdded.slice(found[0].length)]) : textWithoutAdded.trim();
}

function joinFilled(pieces: readonly string[]): string {
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join('\n\n');
}

export interface ToolResult {
  /** The person's text when the tool asked a question, or when they refused or commented on the tool. */
  userText: string;
  output: string;
}

/**
 * Splits a tool's result into the person's text and the tool's output. `isAnsweredByPerson`: the tool asks a person.
 */
export function readResult(output: string, isAnsweredByPerson: boolean): ToolResult {
  const { status, feedback } = parseStatus(output);
  if (status !== null && feedback !== null) return { userText: feedback.trim(), output: status };
  if (!isAnsweredByPerson) {
    const userText = joinFilled(
      [...output.matchAll(REACTION)].map(([, , , written = '']) => written.replace(ADDED_ELEMENT, '')),
    );
    return { userText, output: output.replace(REACTION, '$1') };
  }
  const userText = joinFilled(
    [...output.matchAll(PERSON_ELEMENT)].map(([, , written = '']) => written.replace(ADDED_ELEMENT, '')),
  );
  return { userText, output: userText === '' ? output : '' };
}

/** The fields of a result such as `{"status":"denied","feedback":"…"}`, which Roo Code writes. */
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

/**
 * The tool and its output in a text with a result. If the output is blank, the next text has it. Null for other texts.
 */
export function readResultHeader(text: string): { tool: string; output: string } | null {
  const found = RESULT_HEADER.exec(text);
  return found ? { tool: found[1] ?? '', output: text.slice(found[0].length) } : null;
}

/** Whether the program added the whole text. */
export function isAddedBlock(text: string): boolean {
  return text.replace(ADDED_ELEMENT, '').trim() === '';
}
