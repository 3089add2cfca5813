/** The first tag of texts that Codex writes with the role user; most of these tags have an underscore. */
const notice = /^<(?:[a-z]+(?:_[a-z]+)+|permissions instructions|INSTRUCTIONS|skill|subagent)\b[^>]*>/;
const instructions = /^# AGENTS\.md instructions\b/;

/** The heading of what an editor's extension writes before a prompt, and the heading after which the prompt begins. */
const editorContext = /^# (?:Context from my IDE setup|Files mentioned by the user|In app browser|Selected text)\b/;
const REQUEST_HEADING = '## My request for Codex:';

/** The text that a person typed, from a text with the role user; empty if Codex wrote the text. */
export function readPrompt(text: string): string {
  const typed = readTypedText(text);
  return notice.test(typed) || instructions.test(typed) ? '' : typed;
}

/** The text that a person typed, from a text that is known to be a prompt: the text after the context of the editor. */
export function readTypedText(text: string): string {
  const start = editorContext.test(text.trimStart()) ? text.indexOf(REQUEST_HEADING) : -1;
  return (start < 0 ? text : text.slice(start + REQUEST_HEADING.length)).trim();
}

/** The folder of the session, which old versions write only into a text. */
export function readFolder(text: string): string | null {
  const start = text.includes('<environment_context>') ? text.indexOf('<cwd>') : -1;
  const end = start < 0 ? -1 : text.indexOf('</cwd>', start);
  return end < 0 ? null : text.slice(start + '<cwd>'.length, end).trim();
}
