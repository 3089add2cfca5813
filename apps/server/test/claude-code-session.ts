/** One line of a session. */
export interface SessionTurn {
  role?: 'user' | 'assistant';
  text: string;
  /** The id of the line; by default it is made from the number of the line. Copies of a line have the same id. */
  uuid?: string;
}

const hex = (value: number) => value.toString(16).padStart(12, '0');

/** The file of a session of Claude Code. Each turn answers the one before; a turn without a role is the user's. */
export function makeClaudeCodeSession(
  sessionId: string,
  turns: readonly SessionTurn[],
  { title, startedAt = '2026-11-20T08:00:00.000Z' }: { title?: string; startedAt?: string } = {},
): string {
  const start = Date.parse(startedAt);
  let parentUuid: string | null = null;
  const lines: object[] = turns.map(({ text, uuid, role = 'user' }, at) => {
    const id = uuid ?? `${sessionId.slice(-8)}-0000-4000-8000-${hex(at + 1)}`;
    const message =
      role === 'user'
        ? { role, content: text }
        : { role, id: `msg_${id}`, model: 'claude-opus', content: [{ type: 'text', text }] };
    const metadata = { parentUuid, isSidechain: false, cwd: '/home/sam/shop', sessionId, version: '2.1.80' };
    const timestamp = new Date(start + at * 60_000).toISOString();
    parentUuid = id;
    return { ...metadata, type: role, uuid: id, timestamp, message };
  });
  if (title !== undefined) lines.push({ type: 'custom-title', customTitle: title, sessionId });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
