import { detectIntent } from '@app/understanding/intents';
import type { AssistantService, ModelDoor } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import { activePath, type ConversationsService } from '#features/conversations/conversations.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { ModelClient } from '#integrations/llm/llm.ts';
import type { Clock } from '#platform/clock.ts';
import type { BuiltInAssistant } from './built-in/built-in-assistant.ts';
import { keptFromModel } from './built-in/built-in.messages.ts';
import { buildContext } from './chat-context.ts';
import { readThread } from './built-in/thread.ts';
import type { TurnRow } from './chat-turns.repository.ts';
import { groundedReply } from './grounded/grounded-reply.ts';
import { createModelTools, type ModelTools, type ToolDependencies } from './grounded/model-tools.ts';
import type { TurnPlan } from './turn-plan.ts';
import type { Answerer } from './turn-runner.ts';

export interface AnswererDependencies extends ToolDependencies {
  clock: Clock;
  modelDoor: ModelDoor;
  assistant: AssistantService;
  builtIn: BuiltInAssistant;
  conversations: ConversationsService;
  billing: BillingService;
  identity: IdentityService;
  appName: string;
}

/** The connected model where there is one, else the built-in assistant; that one also where nothing may go to a model. */
export function createAnswererChoice(dependencies: AnswererDependencies) {
  const { db, clock, modelDoor, assistant, privacy, builtIn, conversations, billing, identity, appName } = dependencies;

  async function readPath({ userId, conversationId }: TurnRow, plan: TurnPlan) {
    if (plan.isNewConversation) return plan.seeds;
    return activePath(await conversations.listMessages(db, userId, conversationId), plan.parentId);
  }

  /** What a model is told besides the question. Read all at once: the first word waits for it. */
  async function readAsker(turn: TurnRow, plan: TurnPlan) {
    const { userId } = turn;
    const [{ firstName }, { isPremium }, { usesArchive, instructions }, remembered, path] = await Promise.all([
      identity.getUser(userId),
      billing.entitlements(userId),
      assistant.getSettings(userId),
      assistant.memories.list(userId),
      readPath(turn, plan).then((messages) => privacy.leaveOutKept(userId, messages)),
    ]);
    return { firstName, isPremium, usesArchive, instructions, memories: remembered.map(({ text }) => text), path };
  }

  type KnownAsker = Awaited<ReturnType<typeof readAsker>>;

  function fromModel(model: ModelClient, turn: TurnRow, plan: TurnPlan, known: KnownAsker): Answerer {
    const { userId, conversationId } = turn;
    const { timeZone, question } = plan;
    const { isPremium, path, ...person } = known;
    const now = clock.now();
    const tools = createModelTools(dependencies, { userId, conversationId, timeZone, now, ...person });
    return {
      label: model.info.label,
      finds: tools.finds,
      answer: async function* (signal) {
        const archive = await lookUp(tools, plan, now);
        const messages = buildContext({ ...person, timeZone, now, appName }, path, question, archive);
        const userTier = isPremium ? ('premium' as const) : ('free' as const);
        yield* groundedReply({
          messages,
          tools,
          ask: (said, offered) => {
            const conversationIds = [conversationId, ...tools.finds.sources.map((source) => source.conversationId)];
            const asking = { userId, purpose: 'chat' as const, conversationIds };
            return modelDoor.ask(model, asking, { messages: said, signal, userTier, tools: offered });
          },
        });
      },
    };
  }

  return async function chooseAnswerer(turn: TurnRow): Promise<Answerer> {
    const { userId, conversationId } = turn;
    const plan = turn.plan as unknown as TurnPlan;
    const model = await modelDoor.current();
    if (model !== undefined) {
      const [kept, known] = await Promise.all([privacy.findKept(db, userId, [conversationId]), readAsker(turn, plan)]);
      if (kept.size === 0) return fromModel(model, turn, plan, known);
    }
    const [{ firstName }, path] = await Promise.all([identity.getUser(userId), readPath(turn, plan)]);
    const now = clock.now();
    const answerer = builtIn.answerer({
      userId,
      firstName,
      text: plan.question,
      now,
      timeZone: plan.timeZone,
      conversationId: plan.isNewConversation ? null : conversationId,
      thread: readThread(path, now, plan.timeZone),
    });
    // Whoever has a model and is not answered by it is told why.
    return model === undefined ? answerer : withNote(answerer, keptFromModel);
  };
}

/** A question that is plainly the archive's is looked up before the model is asked: not every model knows tools. */
async function lookUp(tools: ModelTools, { question, timeZone }: TurnPlan, now: Date): Promise<string | undefined> {
  const read = detectIntent(question, now, timeZone);
  return read.intent === 'archive_question' && read.query.length > 0 ? tools.lookUp(read.query.join(' ')) : undefined;
}

function withNote(answerer: Answerer, note: string): Answerer {
  return {
    ...answerer,
    answer: async function* (signal) {
      yield* answerer.answer(signal);
      yield `\n\n*${note}*`;
    },
  };
}
