/**
 * The texts that the importer leaves out on purpose, by the key that a reader gives in `leftOut`. Every other text of a
 * file must be stored, or named in the receipt.
 */
export const LEFT_OUT = {
  system: 'Prompts of the provider to its model; nobody in the conversation wrote or saw them.',
  hidden: 'The provider hides the message, and so does the importer.',
  instructions: 'Custom instructions and files such as AGENTS.md, which stand before the conversation.',
  'sub-agent': 'The work of a sub-agent; its result is in the session that started it.',
  summary: 'A summary that replaces earlier messages, which are in the file as well.',
  error: 'An error of the program, not a reply.',
  'tool result': 'Only the first lines of what a tool returned are shown; the rest repeats files and outputs.',
  command: 'A command that changes a setting or shows something.',
  notice: 'What the program writes in the name of the person: output of commands, interruptions, its own notices.',
  copy: 'The beginning of a fork: a copy of its parent, which is stored as a session itself.',
  undone: 'A turn that the person undid.',
};

/** Texts left out at single paths of JSON files: tool, path and reason. In a path `[]` is any element, `*` any id. */
const LEFT_OUT_PATHS = [
  ['ChatGPT', /\.metadata\.user_context_message_data\./, LEFT_OUT.instructions],
  ['ChatGPT', /\.metadata\._cite_metadata\./, 'Pages that a search found; a reply links those that it cites.'],
  ['ChatGPT', /\.metadata\.citations\[\]\./, 'The cited pages; the reply links them.'],
  ['ChatGPT', /\.metadata\.aggregate_result\./, 'The code and its output again, as a log of the interpreter.'],
  ['Chatbot UI', /^\$\[\]\.(history\[\]\.prompt|prompts\[\]\.)/, LEFT_OUT.system],
  ['LibreChat', /^\$\[\]\.options\./, LEFT_OUT.system],
  ['Open WebUI', /^\$\[\]\.chat\.history\.messages\.\*\.content$/, 'Repeats the parts of `output` as HTML.'],
  ['Claude', /^\$\[\]\.chat_messages\[\]\.text$/, 'Repeats the blocks of `content`, with reasoning between them.'],
  ['Claude', /^\$\[\]\.summary$/, 'A summary by the provider of what is stored in full.'],
  ['Grok', /\.web_results\[\]\.snippet$/, 'Pages that a search found; their titles and addresses are stored.'],
  ['Claude Code', /(\.message\.content\[\]\.content|\.toolUseResult)\b/, LEFT_OUT['tool result']],
  [
    'Claude Code',
    /\.message\.content\[\]\.input\./,
    'Only the beginning of what a tool was given is shown; the rest repeats files.',
  ],
  ['Claude Code', /^\$\[\]\.(content|summary)$/, 'Notices of the program outside of the conversation.'],
  ['Claude Code', /^\$\[\]\.attachment\.(?!prompt)/, 'Context the program adds to a prompt.'],
  ['Cline', /^\$\[\]\.messages\[\]\.content\[\]\.(content|input)\b/, LEFT_OUT['tool result']],
  ['Cline', /^\$\[\]\.system_prompt$/, LEFT_OUT.system],
  ['Gemini CLI', /\.toolCalls\[\]\.result\[\]\.functionResponse\./, LEFT_OUT['tool result']],
  ['Codex', /^\$\[\]\.payload\.(base_instructions|user_instructions|instructions)\b/, LEFT_OUT.system],
  ['Codex', /^\$\[\]\.payload\.(arguments|output|result|input|action)\b/, LEFT_OUT['tool result']],
  ['Codex', /^\$\[\]\.payload\.replacement_history\[\]/, LEFT_OUT.summary],
  ['Codex', /^\$\[\]\.result$/, 'A record of its own that the receipt lists as skipped.'],
];

/** Whether the text at this path is left out on purpose. @param {string} path */
export const isLeftOut = (path) => LEFT_OUT_PATHS.some(([, pattern]) => pattern.test(path));
