/** A turn of a session: who says what, and the number of its line if it is not the next one. */
export interface SessionTurn {
  role?: 'user' | 'assistant';
  text: string;
  /** The id of the line; copies of a session keep the ids of its lines. */
  uuid?: string;
}

const hex = (value: number) => value.toString(16).padStart(12, '0');

/** A session of Claude Code as its file has it. Each turn answers the one before; roles alternate unless given. */
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
    const place = { parentUuid, isSidechain: false, cwd: '/home/sam/shop', sessionId, version: '2.1.80' };
    const timestamp = new Date(start + at * 60_000).toISOString();
    parentUuid = id;
    return { ...place, type: role, uuid: id, timestamp, message };
  });
  if (title !== undefined) lines.push({ type: 'custom-title', customTitle: title, sessionId });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
