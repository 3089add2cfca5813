import type { Database } from '#db/database.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import { activePath, type ConversationsService } from '#features/conversations/conversations.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { ModelClient, ModelSource } from '#integrations/llm/llm.ts';
import type { Clock } from '#platform/clock.ts';
import type { BuiltInAssistant } from './built-in/built-in-assistant.ts';
import { buildContext } from './chat-context.ts';
import type { TurnRow } from './chat-turns.repository.ts';
import type { TurnPlan } from './turn-plan.ts';
import type { Answerer } from './turn-runner.ts';

export interface AnswererDependencies {
  db: Database;
  clock: Clock;
  models: ModelSource;
  builtIn: BuiltInAssistant;
  conversations: ConversationsService;
  billing: BillingService;
  identity: IdentityService;
  appName: string;
}

/** The connected model where there is one, else the built-in assistant. */
export function createAnswererChoice(dependencies: AnswererDependencies) {
  const { db, clock, models, builtIn, conversations, billing, identity, appName } = dependencies;

  async function readPath({ userId, conversationId }: TurnRow, plan: TurnPlan) {
    if (plan.isNewConversation) return plan.seeds;
    return activePath(await conversations.listMessages(db, userId, conversationId), plan.parentId);
  }

  function fromModel(model: ModelClient, turn: TurnRow, plan: TurnPlan): Answerer {
    return {
      label: model.info.label,
      answer: async function* (signal) {
        const [user, { isPremium }, path] = await Promise.all([
          identity.getUser(turn.userId),
          billing.entitlements(turn.userId),
          readPath(turn, plan),
        ]);
        const asker = { firstName: user.firstName, timeZone: plan.timeZone, now: clock.now(), appName };
        const messages = buildContext(asker, path, plan.question);
        const userTier = isPremium ? ('premium' as const) : ('free' as const);
        for await (const event of model.stream({ messages, signal, userTier })) {
          if (event.type === 'text') yield event.text;
        }
      },
    };
  }

  return async function chooseAnswerer(turn: TurnRow): Promise<Answerer> {
    const plan = turn.plan as unknown as TurnPlan;
    const model = await models.current();
    if (model !== undefined) return fromModel(model, turn, plan);
    const { firstName } = await identity.getUser(turn.userId);
    const { userId } = turn;
    return builtIn.answerer({ userId, firstName, text: plan.question, now: clock.now(), timeZone: plan.timeZone });
  };
}
