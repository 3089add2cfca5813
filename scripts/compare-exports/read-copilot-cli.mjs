import { isObject, linkToLastKept, list, textsIn, toSeconds } from './values.mjs';

/** The events of a session of Copilot CLI have their content in `data`. */
export const isCopilotLog = (records) =>
  records.some((record) => isObject(record?.data) && /^(session\.start|user\.message)$/.test(record.type));

/** @returns {import('./values.mjs').FileConversation} */
export function readCopilotLog(records) {
  const events = records.filter((record) => isObject(record?.data));
  const dataOf = (kind) => events.filter(({ type }) => type === kind).map(({ data }) => data);
  const thoughts = new Set();
  const messages = events.flatMap(({ id, type, timestamp, data, agentId }) => {
    const message = readEvent(type, data, thoughts);
    const leftOut = data.parentToolCallId || agentId ? 'sub-agent' : message?.leftOut;
    return message ? [{ ...message, event: id, time: toSeconds(timestamp), ...(leftOut && { leftOut }) }] : [];
  });
  for (const { upToEventId } of dataOf('session.snapshot_rewind')) undoFrom(messages, upToEventId);
  return {
    id: dataOf('session.start')[0]?.sessionId ?? null,
    title: dataOf('session.title_changed').at(-1)?.title ?? null,
    messages: linkToLastKept(messages),
  };
}

function undoFrom(messages, id) {
  const start = messages.findLastIndex(({ event }) => event === id);
  if (start === -1) return;
  for (const message of messages.slice(start)) message.leftOut = 'undone';
}

/** `thoughts`: reasoning from separate events, which the reply repeats. */
function readEvent(type, data, thoughts) {
  switch (type) {
    case 'user.message':
      return { role: 'user', texts: [data.content ?? ''], ...(data.source && { leftOut: 'notice' }) };
    case 'system.message':
      return { role: 'user', texts: [data.content ?? ''], leftOut: 'system' };
    case 'assistant.reasoning':
      thoughts.add(data.content);
      return { role: 'assistant', texts: [data.content ?? ''] };
    case 'assistant.message':
      return {
        role: 'assistant',
        texts: [thoughts.has(data.reasoningText) ? '' : (data.reasoningText ?? ''), data.content ?? ''],
        unorderedTexts: list(data.toolRequests).flatMap((call) => textsIn(argumentsOf(call))),
      };
    case 'tool.execution_complete':
      return { role: 'assistant', texts: [], unorderedTexts: [(data.result?.content ?? '').split('\n')[0]] };
    default:
      return null;
  }
}

function argumentsOf({ arguments: given }) {
  return typeof given === 'string' && given.startsWith('{') ? JSON.parse(given) : given;
}
