import type { AssistantSettings, ModelCall, ModelStatus, ModelTest } from '@app/contract/assistant';
import type { Database } from '#db/database.ts';
import { AppError } from '#platform/app-error.ts';
import { isDatabaseUnavailable } from '#platform/database-outage.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as repository from './assistant.repository.ts';
import type { OwnCallSum } from './assistant.repository.ts';
import { createMemories } from './memories.ts';
import type { ModelGateway } from './model-gateway.ts';
import { type SwitchChanges, toColumns, toSwitches } from './tool-switches.ts';

export interface AssistantDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  gateway: ModelGateway;
  /** Whether the operator lets models read web pages. */
  allowsPages: boolean;
  identity: Pick<IdentityService, 'maySetUp'>;
}

const LOG_DAYS = 90;
const DAY_MS = 86_400_000;
const TEST_TIMEOUT_MS = 60_000;
const defaultSettings: repository.SettingsRow = { usesArchive: true, instructions: '', disabledTools: [] };

export type AssistantService = ReturnType<typeof createAssistantService>;
export { costOf, type ModelCallContext, type ModelGateway } from './model-gateway.ts';
export { DATA_NOTICE, type FindModelReview, type ModelReview, parseModelObject } from './model-review.ts';

function createSettingsMapper(allowsPages: boolean) {
  return (row: repository.SettingsRow | null): AssistantSettings => {
    const { usesArchive, instructions, disabledTools } = row ?? defaultSettings;
    return { usesArchive, instructions, tools: toSwitches({ usesArchive, disabledTools }, { allowsPages }) };
  };
}

/** A user's settings and memories, the connected model, and the log of calls to it. */
export function createAssistantService(dependencies: AssistantDependencies) {
  const { db, clock, newId, gateway, allowsPages, identity } = dependencies;
  const readSettings = repository.createSettingsReader(db);
  const toSettings = createSettingsMapper(allowsPages);
  const getSettings = async (userId: string): Promise<AssistantSettings> =>
    toSettings((await readSettings(userId)) ?? null);

  return {
    memories: createMemories({ db, clock, newId }),

    getSettings,

    /** For a row that was read together with others. */
    toSettings,

    updateSettings: async (
      userId: string,
      { tools = [], ...fields }: repository.SettingsFields & { tools?: SwitchChanges | undefined },
    ): Promise<AssistantSettings> => {
      const { switches, ...archiveColumn } = toColumns(tools);
      await repository.saveSettings(db, userId, { ...fields, ...archiveColumn }, switches);
      return getSettings(userId);
    },

    getModelStatus: async (userId: string): Promise<ModelStatus> => {
      const [model, showsSetup] = await Promise.all([gateway.current(), identity.maySetUp(userId)]);
      if (model === undefined) return { state: 'builtin', label: null, destination: null, staysHere: true, showsSetup };
      const { label, destination } = model.info;
      return { state: 'connected', label, destination, staysHere: isThisMachine(destination), showsSetup };
    },

    /** Asks the model for one word. The result reports a failed call; throws if the database is unavailable. */
    testModel: (userId: string): Promise<ModelTest> => testModel(gateway, userId),

    listCalls: async (userId: string, page: Parameters<typeof repository.listCalls>[2]): Promise<ModelCall[]> => {
      const calls = await repository.listCalls(db, userId, page);
      const ids = new Set(calls.flatMap((call) => call.conversationIds));
      const titles = await repository.findTitles(db, userId, [...ids]);
      return calls.map(({ at, conversationIds, userId: _owner, isOwn: _isOwn, cost: _cost, ...call }) => ({
        ...call,
        at: at.toISOString(),
        conversations: conversationIds.flatMap((id) => {
          const title = titles.get(id);
          return title === undefined ? [] : [{ id, title }];
        }),
      }));
    },

    /** Logs what another program of the user received; the model gateway logs what models received. */
    recordCall: (
      userId: string,
      call: Pick<
        repository.NewCallRow,
        'purpose' | 'model' | 'destination' | 'conversationIds' | 'characters' | 'outcome'
      >,
    ): Promise<void> => repository.insertCall(db, userId, { ...call, id: newId(), at: clock.now() }),

    /**
     * The number, the tokens and the cost (in US dollars) of the user's answered calls to own models since an instant.
     */
    sumOwnCalls: (userId: string, since: Date): Promise<OwnCallSum> => repository.sumOwnCalls(db, userId, since),

    deleteOldCalls: (): Promise<void> =>
      repository.deleteCallsBefore(db, new Date(clock.now().getTime() - LOG_DAYS * DAY_MS)),
  };
}

async function testModel(gateway: ModelGateway, userId: string): Promise<ModelTest> {
  const model = await gateway.current();
  if (model === undefined) return { isWorking: false, message: 'No model is connected.', milliseconds: 0 };
  const signal = AbortSignal.timeout(TEST_TIMEOUT_MS);
  const start = performance.now();
  const elapsed = (): number => Math.round(performance.now() - start);
  try {
    const messages = [{ role: 'user' as const, content: 'Reply with the single word: ready' }];
    const callContext = { userId, purpose: 'test' as const, conversationIds: [] };
    for await (const event of gateway.ask(model, callContext, { messages, signal })) {
      if (event.type === 'done') break;
      if (event.type === 'text')
        return { isWorking: true, message: `${model.info.label} answers.`, milliseconds: elapsed() };
    }
    return { isWorking: false, message: `${model.info.label} sent an empty answer.`, milliseconds: elapsed() };
  } catch (error) {
    const isOutage = isDatabaseUnavailable(error);
    if (signal.aborted && !isOutage)
      return { isWorking: false, message: 'The model did not answer within a minute.', milliseconds: elapsed() };
    if (isOutage || !(error instanceof AppError)) throw error;
    return { isWorking: false, message: error.message, milliseconds: elapsed() };
  }
}

/** Whether a host, with or without a port, is localhost, 127.x.x.x or ::1. */
function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)(?::\d+)?$/.test(host);
}
