/** Tools of Cline and Roo Code that models call by XML elements in their text. */
const TOOL_NAMES =
  'execute_command read_file write_to_file replace_in_file apply_diff edit_file insert_content search_and_replace ' +
  'search_files list_files list_code_definition_names browser_action use_mcp_tool access_mcp_resource new_task ' +
  'ask_followup_question attempt_completion plan_mode_respond switch_mode fetch_instructions update_todo_list ' +
  'codebase_search load_mcp_documentation condense report_bug new_rule web_fetch web_search apply_patch run_slash_command';

/** An element that calls a tool, at the start of a line. At the end of the text its end tag may be missing. */
const CALL = new RegExp(
  `^[ \\t]*<(${TOOL_NAMES.replaceAll(' ', '|')})>([\\s\\S]*?)(?:^[ \\t]*</\\1>|</\\1>|$(?![\\s\\S]))`,
  'gm',
);
/** An element inside a call: the name and the value of an argument. */
const PARAMETER = /<([a-z_]+)>([\s\S]*?)(?:<\/\1>|$)/g;

/** Tools with an argument that is text for the person, and the name of this argument. */
const TEXT_ARGUMENTS: ReadonlyMap<string, string> = new Map([
  ['attempt_completion', 'result'],
  ['submit_and_exit', 'summary'],
  ['ask_followup_question', 'question'],
  ['ask_question', 'question'],
  ['plan_mode_respond', 'response'],
]);

/** The text for the person in a tool call; null for other tools. */
export function readCallText(tool: string, input: unknown): string | null {
  const key = TEXT_ARGUMENTS.get(tool);
  if (key === undefined || typeof input !== 'object' || input === null) return null;
  const text = Object.hasOwn(input, key) ? (Reflect.get(input, key) as unknown) : null;
  return typeof text === 'string' ? text : null;
}

/** Whether the result of the tool is what a person answered. */
export function isAnsweredByPerson(tool: string | null): boolean {
  return tool !== null && (TEXT_ARGUMENTS.has(tool) || /^(?:new_task|condense|report_bug)$/.test(tool));
}

export type TextPart = { text: string } | { tool: string; input: Record<string, string> };

/** Splits a text into plain texts and tool calls. The last call may be incomplete. */
export function splitCalls(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(CALL)) {
    const [whole, tool = '', body = ''] = found;
    parts.push({ text: text.slice(from, found.index) });
    parts.push({ tool, input: readParameters(body) });
    from = found.index + whole.length;
  }
  return [...parts, { text: text.slice(from) }];
}

function readParameters(body: string): Record<string, string> {
  const pairs = [...body.matchAll(PARAMETER)].map(([, name = '', value = '']) => [name, value.trim()] as const);
  return Object.fromEntries(pairs);
}
