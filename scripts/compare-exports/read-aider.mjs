import { linkToLastKept, toSeconds } from './values.mjs';

const START = /^# aider chat started at (.*)$/;
const TOKENS = /^> Tokens: .* {2}$/;
const ASK = /^\/(?:ask|code|architect) /;

export const isAiderHistory = (text) => new RegExp(START.source, 'm').test(text);

/**
 * The history of Aider: a session for each start. A line of the person begins with `#### `; a line of the program begins
 * with `> ` and ends with two spaces. @returns {import('./values.mjs').FileConversation[]}
 */
export function readAider(text) {
  return text
    .split(/^(?=# aider chat started at )/m)
    .filter(isAiderHistory)
    .map((session) => {
      const [head = '', ...lines] = session.split('\n');
      const time = toSeconds(START.exec(head)?.[1]?.replace(' ', 'T'));
      const messages = toTurns(lines).map((turn) => ({ ...readTurn(turn), time }));
      return { id: null, title: null, messages: linkToLastKept(withoutRepeated(messages)) };
    });
}

/** Joins consecutive lines of one kind; a blank line ends a prompt. */
function toTurns(lines) {
  const turns = [];
  let isCode = false;
  let before = '';
  for (const line of lines) {
    // The line with the number of tokens follows a reply. It also ends a code block that was left open.
    if (TOKENS.test(line)) isCode = false;
    const kind = isCode ? 'reply' : kindOf(line);
    if (kind === 'reply' && /^(```|<\/?source>)/.test(line)) isCode = !isCode;
    const last = turns.at(-1);
    if (last?.kind === kind && !(kind === 'user' && before.trim() === '')) last.lines.push(line);
    else turns.push({ kind, lines: [line] });
    before = line;
  }
  return turns.filter((turn) => turn.lines.join('').trim() !== '');
}

function kindOf(line) {
  if (line.startsWith('#### ')) return 'user';
  return line.startsWith('>') && line.endsWith('  ') ? 'notice' : 'reply';
}

function readTurn({ kind, lines }) {
  if (kind === 'reply') return { role: 'assistant', texts: [lines.join('\n')] };
  if (kind === 'notice') return { role: 'assistant', texts: [], leftOut: 'notice' };
  const text = lines.map((line) => line.slice(5)).join('\n');
  if (ASK.test(text)) return { role: 'user', texts: [text.replace(ASK, '')] };
  return { role: 'user', texts: [text], ...(text.startsWith('/') && { leftOut: 'command' }) };
}

/** Aider repeats the text after /ask as a prompt. */
function withoutRepeated(messages) {
  const isSamePrompt = (previous, message) =>
    previous?.role === 'user' && previous.texts.join().trim() === message.texts.join().trim();
  return messages.filter((message, index) => !isSamePrompt(messages[index - 1], message));
}
