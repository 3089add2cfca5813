import type { ChatBodyInput } from '@app/contract/chat';
import type { ChatStreamEvent, ChatStreamEventOf } from '@app/contract/chat-stream';
import type { Message, PendingReply } from '@app/contract/conversations';
import type { DraftFile } from '#lib/draft-files.ts';
import { ChatFailure } from './chat-failure.ts';
import {
  emptyChat,
  withMessages,
  type ChatCallbacks,
  type ChatState,
  type LoadedConversation,
  type Turn,
} from './chat-state.ts';
import { toAttachmentsField, filesOf, mustReloadAfter } from './files/message-files.ts';
import { MessageTree } from './message-tree.ts';
import type { ChatSessionPorts, RegenerateOptions } from './chat-session-ports.ts';
import { followReply, type ReplySource } from './follow-reply.ts';
import { ReplyText } from './reply-text.ts';
import { makeTurnMessages, newTurn, type NewQuestion, makeQuestion, type ReplyExtras } from './reply-blocks.ts';
import { storedTurnFields, type TurnFields } from './turn-fields.ts';
import { toolExtrasOf, withToolUse } from './turn-uses.ts';

type TurnStart = Pick<Turn, 'parentId' | 'question'> & Partial<Turn>;

/** One conversation on one screen: its state and the reply in progress. At most one turn at a time. */
export class ChatSession {
  #state: ChatState = emptyChat;
  #abort: AbortController | null = null;
  /** The last request that got no reply. Sent again with the same body, it has the same key, so that it counts once. */
  #unansweredSend: { body: string; key: string } | null = null;
  /** The id of the conversation on the server, which stores a new conversation only with the first token of a reply. */
  #storedId: string | null = null;
  #callbacks: ChatCallbacks = {};
  readonly #ports: ChatSessionPorts;
  readonly turnFields: TurnFields;
  readonly #listeners = new Set<() => void>();

  constructor(ports: ChatSessionPorts) {
    this.#ports = ports;
    this.turnFields = ports.temporaryTurnFields ?? storedTurnFields;
  }

  readState = (): ChatState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Replaces the callbacks. */
  setCallbacks(callbacks: ChatCallbacks): void {
    this.#callbacks = callbacks;
  }

  /**
   * Shows a stored conversation and follows its reply in progress. If this session has a turn in that conversation, the
   * turn continues. `questionText`: the question of the reply in progress, in case the server has not stored it yet.
   */
  load(conversation: LoadedConversation, questionText?: string): void {
    const { id, messages, activeLeafId, pendingReply } = conversation;
    const isSameConversation = this.#state.conversationId === id;
    if (!isSameConversation) this.close();
    const { turn, failures, ...shown } = isSameConversation ? this.#state : emptyChat;
    this.#storedId = id;
    // The loaded conversation may be older than a reply of this session, so newer messages of the session are kept.
    const loadedIds = new Set(messages.map((message) => message.id));
    const newer = shown.messages.filter((message) => !loadedIds.has(message.id));
    const showsNewerBranch = shown.activeLeafId !== null && newer.some((message) => message.id === shown.activeLeafId);
    this.#set({
      conversationId: id,
      messages: [...messages, ...newer],
      activeLeafId: showsNewerBranch ? shown.activeLeafId : activeLeafId,
      turn,
      failures,
    });
    if (pendingReply !== undefined && turn === null) this.#followPending(pendingReply, questionText);
  }

  /** Follows a reply whose conversation is not stored yet, because the reply has no first token. */
  resume(conversationId: string, pending: { messageId: string; userMessageId: string; text: string }): void {
    if (this.#state.turn !== null) return;
    this.#set({ ...emptyChat, conversationId });
    const { messageId } = pending;
    const question = makeQuestion(this.#ports, pending.userMessageId, null, pending.text);
    void this.#run({ kind: 'attach', messageId, offset: 0 }, { parentId: null, question, messageId });
  }

  /** Shows turns that are not stored on the server. The next question starts a conversation with them. */
  showTranscript(messages: readonly Message[]): void {
    this.startNewChat();
    this.#set({ ...emptyChat, messages, activeLeafId: messages.at(-1)?.id ?? null });
  }

  send(text: string, files: readonly DraftFile[] = []): void {
    const { activeLeafId } = this.#state;
    this.#sendQuestion({ text, files, parentId: activeLeafId }, this.turnFields.forNext(this.#state));
  }

  /** Sends an edited question with the files of the original. The two are siblings, and the original branch is kept. */
  resend(messageId: string, text: string): void {
    const edited = this.#state.messages.find((message) => message.id === messageId);
    if (edited === undefined) return;
    const question = { text, files: filesOf(edited), parentId: edited.parentId };
    this.#sendQuestion(question, this.turnFields.forEdited(this.#state, edited));
  }

  /**
   * Regenerates the reply with this id, or continues it; for the id of a question without a reply, generates one. Uses
   * the chosen model unless another one is named.
   */
  regenerate(messageId: string, { isContinued = false, model }: RegenerateOptions = {}): void {
    const { messages, turn } = this.#state;
    const target = messages.find((message) => message.id === messageId);
    if (target === undefined || turn !== null) return;
    const parentId = target.role === 'user' ? target.id : target.parentId;
    const fields = this.turnFields[isContinued ? 'forContinued' : 'forRegenerated'](this.#state, target);
    void this.#run(this.#createSendSource(fields, model), { parentId, question: null });
  }

  stop(): void {
    const { turn } = this.#state;
    if (turn === null || turn.phase === 'stopping') return;
    this.#updateTurn({ phase: 'stopping' });
    if (turn.messageId !== null) this.#askToStop(turn.messageId);
  }

  showBranch(leafId: string): void {
    this.#set({ ...this.#state, activeLeafId: leafId });
  }

  /** Switches to the branch of a message, if it exists and is not shown already. */
  showMessage(id: string): void {
    const { messages, activeLeafId } = this.#state;
    const tree = new MessageTree(messages);
    if (tree.find(id) === undefined || tree.pathTo(activeLeafId).some((message) => message.id === id)) return;
    this.showBranch(tree.leafBelow(id));
  }

  addFailure(text: string, files: readonly DraftFile[], parentId: string | null): void {
    const failure = { id: this.#ports.newKey(), parentId, text, files, createdAt: this.#ports.now() };
    this.#set({ ...this.#state, failures: [...this.#state.failures, failure] });
  }

  removeFailure(id: string): void {
    this.#set({ ...this.#state, failures: this.#state.failures.filter((failure) => failure.id !== id) });
  }

  /** Starts an empty chat. A reply in progress is completed and stored by the server. */
  startNewChat(): void {
    this.close();
    this.#storedId = null;
    this.#set(emptyChat);
  }

  /** Disconnects from the reply in progress, which the server completes. */
  close(): void {
    this.#abort?.abort();
    this.#abort = null;
    if (this.#state.turn !== null) this.#set({ ...this.#state, turn: null });
  }

  #sendQuestion({ text, files, parentId }: NewQuestion, context: Partial<ChatBodyInput>): void {
    const message = text.trim();
    if (message === '' || this.#state.turn !== null) return;
    const question = makeQuestion(this.#ports, this.#ports.newKey(), parentId, message, files);
    const source = this.#createSendSource({ message, ...context, ...toAttachmentsField(files) });
    void this.#run(source, { parentId, question });
  }

  #followPending({ messageId, userMessageId, content }: PendingReply, questionText: string | undefined): void {
    const { messages, activeLeafId } = this.#state;
    const stored = messages.find((message) => message.id === userMessageId);
    const isUnstored = stored === undefined && questionText !== undefined;
    const question = isUnstored ? makeQuestion(this.#ports, userMessageId, activeLeafId, questionText) : null;
    const phase = content === '' ? 'thinking' : 'writing';
    const isQuestionKnown = stored !== undefined || question !== null;
    const start: TurnStart = { parentId: stored?.id ?? activeLeafId, question, messageId, phase, isQuestionKnown };
    const source: ReplySource = { kind: 'attach', messageId, offset: content.length };
    void this.#run(source, { ...start, reply: new ReplyText(content) });
  }

  #createSendSource(given: ChatBodyInput, model = this.#ports.model?.()): ReplySource {
    const settings = given.conversationId ? {} : this.#ports.newChatSettings?.();
    const body = { ...given, ...settings, ...(model != null && { model }) };
    const text = JSON.stringify(body);
    const idempotencyKey = this.#unansweredSend?.body === text ? this.#unansweredSend.key : this.#ports.newKey();
    this.#unansweredSend = { body: text, key: idempotencyKey };
    return { kind: 'send', body, idempotencyKey };
  }

  async #run(source: ReplySource, start: TurnStart): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    this.#set({ ...this.#state, turn: { ...newTurn(), ...start } });
    try {
      for await (const event of followReply(this.#ports, source, abort.signal)) {
        if (abort.signal.aborted) return;
        this.#handle(event);
      }
    } catch (error) {
      if (abort.signal.aborted) return;
      this.#fail(error);
    } finally {
      if (this.#abort === abort) this.#abort = null;
    }
  }

  #handle(event: ChatStreamEvent): void {
    switch (event.type) {
      case 'started':
        return this.#handleStarted(event);
      case 'delta':
        this.#state.turn?.reply.append(event.text);
        if (this.#state.turn?.phase === 'thinking') this.#updateTurn({ phase: 'writing' });
        return undefined;
      case 'reasoning':
        return this.#state.turn?.reasoning.writeAt(event.text, event.offset);
      case 'tool':
        return this.#updateTurn({ uses: withToolUse(this.#state.turn, event) });
      case 'completed':
        return this.#complete(event);
      case 'failed':
        return this.#fail(new ChatFailure(event));
      default:
        // The event with the suggestions is ignored, because `completed` contains them too.
        return undefined;
    }
  }

  #handleStarted(event: ChatStreamEventOf<'started'>): void {
    const { turn } = this.#state;
    if (turn === null || turn.messageId === event.messageId) return;
    const question = turn.question && { ...turn.question, id: event.userMessageId };
    this.#set({
      ...this.#state,
      conversationId: event.conversationId,
      turn: { ...turn, question, messageId: event.messageId },
    });
    const { conversationId } = event;
    if (conversationId !== null) {
      this.#callbacks.onStarted?.({ ...event, conversationId }, question?.content ?? null);
    }
    if (turn.phase === 'stopping') this.#askToStop(event.messageId);
  }

  #complete(event: ChatStreamEventOf<'completed'>): void {
    const mustReload = mustReloadAfter(this.#state.turn, event.passages);
    const status = event.interrupted === true ? 'interrupted' : 'complete';
    this.#finishTurn(event.messageId, event.response, status, event);
    const { conversationId, suggestions, response: text } = event;
    if (conversationId === null) this.#callbacks.onTemporaryReply?.(text);
    else this.#callbacks.onSettled?.({ kind: 'replied', conversationId, text, suggestions, mustReload });
  }

  #fail(error: unknown): void {
    const { turn, conversationId } = this.#state;
    if (turn === null) return;
    const unsent = { text: turn.question?.content ?? null, files: filesOf(turn.question) };
    const isTemporary = this.#ports.temporaryTurnFields !== undefined;
    if (turn.reply.text !== '' && turn.messageId !== null && (conversationId !== null || isTemporary)) {
      this.#finishTurn(turn.messageId, turn.reply.text, 'interrupted', toolExtrasOf(turn));
      if (conversationId === null) return this.#callbacks.onTemporaryReply?.(turn.reply.text);
      this.#callbacks.onSettled?.({ kind: 'interrupted', conversationId, mustReload: mustReloadAfter(turn) });
      return;
    }
    this.#set({ ...this.#state, turn: null, conversationId: this.#storedId });
    if (turn.phase === 'stopping') this.#callbacks.onSettled?.({ kind: 'withdrawn', ...unsent });
    else this.#callbacks.onSettled?.({ kind: 'refused', error, ...unsent, parentId: turn.parentId });
  }

  /** Replaces the finished turn by its question and reply, as messages at the end of the shown branch. */
  #finishTurn(id: string, content: string, status: Message['status'], extras: ReplyExtras = {}): void {
    const { turn, messages, conversationId } = this.#state;
    if (turn === null) return;
    this.#unansweredSend = null;
    this.#storedId = conversationId;
    if (!turn.isQuestionKnown) {
      // The question was sent in another tab and was not stored yet, so the conversation has to be reloaded.
      this.#set({ ...this.#state, turn: null });
      return;
    }
    const added = makeTurnMessages(turn, { id, content, status, createdAt: this.#ports.now() }, extras);
    this.#set({ ...this.#state, messages: withMessages(messages, added), activeLeafId: id, turn: null });
  }

  #askToStop(messageId: string): void {
    // If stopping fails the reply continues, and the screen keeps showing it.
    this.#ports.transport.stop(messageId).catch(() => this.#updateTurn({ phase: 'writing' }));
  }

  #updateTurn(change: Partial<Turn>): void {
    const { turn } = this.#state;
    if (turn !== null) this.#set({ ...this.#state, turn: { ...turn, ...change } });
  }

  #set(state: ChatState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
