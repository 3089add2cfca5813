/** Responses for a measured page, in place of a server's. */
export const conversationId = '00000000-0000-4000-8000-0000000000c1';
const questionId = '00000000-0000-4000-8000-0000000000a1';
const replyId = '00000000-0000-4000-8000-0000000000b1';
const usage = { aiChatCount: 1, resetsAt: '2026-12-01T00:00:00.000Z' };

export const signedIn = {
  '/api/auth/user': {
    id: 'user-1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    profileImageUrl: null,
    subscriptionTier: 'premium_annual',
    currentPeriodEnd: null,
    timeZone: 'UTC',
    createdAt: '2026-01-02T08:00:00.000Z',
  },
  '/api/subscription/status': {
    user: { subscriptionTier: 'premium_annual', currentPeriodEnd: null },
    limits: { aiChatCount: 0 },
    usage,
  },
};

/** The events of a streamed reply as text: `started`, a `delta` for each piece, and `completed`. */
export function streamTexts(pieces: readonly string[]): string[] {
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const ids = { conversationId, userMessageId: questionId, messageId: replyId };
  return [
    event('started', ids),
    ...pieces.map((text) => event('delta', { text })),
    event('completed', { response: pieces.join(''), suggestions: [], conversationId, messageId: replyId, usage }),
  ];
}

export interface PageAnswers {
  /** JSON bodies by path; every other call fails, and the page leaves out what it cannot read. */
  bodies: Readonly<Record<string, unknown>>;
  /** The chunks of the stream that answers every question. */
  texts: readonly string[];
  millisecondsApart: number;
}

/**
 * Responds to the page's API calls within the page itself, and marks each JSON response as 'arrived {path}'. Runs in
 * the browser by `addInitScript`, so it uses nothing from this module.
 */
export function answerInPage({ bodies, texts, millisecondsApart }: PageAnswers): void {
  localStorage.setItem('authToken', 'bench');
  const originalFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : String(input), location.href).pathname;
    if (!path.startsWith('/api/')) return originalFetch(input, init);
    if (path !== '/api/chat') {
      const isKnown = path in bodies;
      const text = JSON.stringify(isKnown ? bodies[path] : { error: 'Not found', code: 'not_found' });
      performance.mark(`arrived ${path}`);
      return new Response(text, { status: isKnown ? 200 : 404, headers: { 'Content-Type': 'application/json' } });
    }
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const text of texts) {
          controller.enqueue(encoder.encode(text));
          await new Promise((resolve) => setTimeout(resolve, millisecondsApart));
        }
        controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
}
