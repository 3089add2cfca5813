import type { Database } from '#db/database.ts';
import type { AssistantService, ModelDoor } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import { activePath, type ConversationsService } from '#features/conversations/conversations.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { PrivacyService } from '#features/privacy/privacy.service.ts';
import type { ModelClient } from '#integrations/llm/llm.ts';
import type { Clock } from '#platform/clock.ts';
import type { BuiltInAssistant } from './built-in/built-in-assistant.ts';
import { buildContext } from './chat-context.ts';
import type { TurnRow } from './chat-turns.repository.ts';
import type { TurnPlan } from './turn-plan.ts';
import type { Answerer } from './turn-runner.ts';

export interface AnswererDependencies {
  db: Database;
  clock: Clock;
  modelDoor: ModelDoor;
  assistant: AssistantService;
  privacy: PrivacyService;
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

  function fromModel(model: ModelClient, turn: TurnRow, plan: TurnPlan): Answerer {
    const { userId, conversationId } = turn;
    return {
      label: model.info.label,
      answer: async function* (signal) {
        const [user, { isPremium }, path, settings] = await Promise.all([
          identity.getUser(userId),
          billing.entitlements(userId),
          readPath(turn, plan),
          assistant.getSettings(userId),
        ]);
        const { instructions } = settings;
        const asker = { firstName: user.firstName, timeZone: plan.timeZone, now: clock.now(), appName, instructions };
        const messages = buildContext(asker, path, plan.question);
        const userTier = isPremium ? ('premium' as const) : ('free' as const);
        const asking = { userId, purpose: 'chat' as const, conversationIds: [conversationId] };
        for await (const event of modelDoor.ask(model, asking, { messages, signal, userTier })) {
          if (event.type === 'text') yield event.text;
        }
      },
    };
  }

  return async function chooseAnswerer(turn: TurnRow): Promise<Answerer> {
    const { userId, conversationId } = turn;
    const plan = turn.plan as unknown as TurnPlan;
    const model = await modelDoor.current();
    const isKept = model !== undefined && (await privacy.findKept(db, userId, [conversationId])).size > 0;
    if (model !== undefined && !isKept) return fromModel(model, turn, plan);
    const { firstName } = await identity.getUser(userId);
    return builtIn.answerer({
      userId,
      firstName,
      text: plan.question,
      now: clock.now(),
      timeZone: plan.timeZone,
      conversationId: plan.isNewConversation ? null : conversationId,
    });
  };
}
