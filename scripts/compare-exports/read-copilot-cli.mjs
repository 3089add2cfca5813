import { isObject, linked, list, textsIn, toSeconds } from './values.mjs';

/** The events of a session of Copilot CLI have their content in `data`. */
export const isCopilotLog = (records) =>
  records.some((record) => isObject(record?.data) && /^(session\.start|user\.message)$/.test(record.type));

/** @returns {import('./values.mjs').WrittenConversation} */
export function readCopilotLog(records) {
  const events = records.filter((record) => isObject(record?.data));
  const dataOf = (kind) => events.filter(({ type }) => type === kind).map(({ data }) => data);
  const messages = events.flatMap(({ type, timestamp, data }) => {
    const message = readEvent(type, data);
    const leftOut = data.parentToolCallId ? 'sub-agent' : message?.leftOut;
    return message ? [{ ...message, time: toSeconds(timestamp), ...(leftOut && { leftOut }) }] : [];
  });
  return {
    id: dataOf('session.start')[0]?.sessionId ?? null,
    title: dataOf('session.title_changed').at(-1)?.title ?? null,
    messages: linked(messages),
  };
}

function readEvent(type, data) {
  switch (type) {
    case 'user.message':
      return { role: 'user', texts: [data.content ?? ''] };
    case 'system.message':
      return { role: 'user', texts: [data.content ?? ''], leftOut: 'system' };
    case 'assistant.reasoning':
      return { role: 'assistant', texts: [data.content ?? ''] };
    case 'assistant.message':
      return {
        role: 'assistant',
        texts: [data.reasoningText ?? '', data.content ?? ''],
        beside: list(data.toolRequests).flatMap((call) => textsIn(argumentsOf(call))),
      };
    case 'tool.execution_complete':
      return { role: 'assistant', texts: [], beside: [(data.result?.content ?? '').split('\n')[0]] };
    default:
      return null;
  }
}

function argumentsOf({ arguments: given }) {
  return typeof given === 'string' && given.startsWith('{') ? JSON.parse(given) : given;
}
