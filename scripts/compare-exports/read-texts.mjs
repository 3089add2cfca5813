// Conversations in text files: several kinds of Markdown, and the CSV file of Copilot.
import { asOneBranch, toSeconds } from './values.mjs';

/**
 * `## user`, an optional line with the time, the text. The thoughts of a model stand between thinking tags; they are
 * compared as texts of their own. @returns {import('./values.mjs').FileConversation}
 */
export function readHeadings(text) {
  const [head = '', ...turns] = text.split(/^## (?=(?:user|assistant)$)/m);
  const messages = turns.map((turn) => {
    const [role = '', ...lines] = turn.split('\n');
    const stamp = /^_Timestamp: (.*)_$/.exec(lines[0] ?? '');
    const body = (stamp ? lines.slice(1) : lines).join('\n');
    return { role, time: stamp ? toSeconds(stamp[1]) : null, texts: body.split(/<\/?thinking>/) };
  });
  return { id: null, title: /^# (.*)$/m.exec(head)?.[1] ?? null, messages: asOneBranch(messages) };
}

/** A page saved as Markdown: `## chat-1`, the question as a quote, the reply if there is one. @returns {import('./values.mjs').FileConversation} */
export function readChatHeadings(text) {
  const [head = '', ...chats] = text.split(/^## chat-\d+$/m);
  const messages = chats.flatMap((chat) => {
    const lines = chat.trim().split('\n');
    const replyStart = lines.findIndex((line) => !line.startsWith('>'));
    const end = replyStart === -1 ? lines.length : replyStart;
    const question = lines.slice(0, end).map((line) => line.replace(/^> ?/, ''));
    const reply = lines
      .slice(end)
      .join('\n')
      .replace(/\n___\n###### \[top\]\(#table-of-contents\)\s*$/, '');
    return [
      { role: 'user', time: null, texts: [question.join('\n')] },
      ...(reply === '' ? [] : [{ role: 'assistant', time: null, texts: [reply] }]),
    ];
  });
  return { id: null, title: /^# (.*)$/m.exec(head)?.[1] ?? null, messages: asOneBranch(messages) };
}

/** A reply of Bing saved as Markdown: its heading is the question, and it has no title. @returns {import('./values.mjs').FileConversation} */
export function readBingPage(text) {
  const [heading = '', ...rest] = text.split('\n');
  const question = heading.replace(/^# /, '');
  const messages = [
    { role: 'user', time: null, texts: [question] },
    { role: 'assistant', time: null, texts: [rest.join('\n')] },
  ];
  return { id: null, title: null, messages: asOneBranch(messages) };
}

/** Copilot's table, newest row first. Rows with the same title are one conversation. @returns {import('./values.mjs').FileConversation[]} */
export function readCopilotTable(text) {
  const threads = new Map();
  for (const [title, time, author, message] of readCells(text).slice(1).toReversed()) {
    const role = author === 'Human' ? 'user' : 'assistant';
    threads.set(title, [...(threads.get(title) ?? []), { role, time: toSeconds(time), texts: [message] }]);
  }
  return [...threads].map(([title, messages]) => ({ id: null, title, messages: asOneBranch(messages) }));
}

function readCells(text) {
  const rows = [];
  let row = [];
  for (const [, quoted, bare, end] of text.trim().matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    // Skips blank lines and the empty match at the end.
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}
