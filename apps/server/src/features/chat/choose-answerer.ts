import type { Database } from '#db/database.ts';
import { costOf, type ModelCallContext, type ModelGateway } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { activePath, type ConversationsService } from '#features/conversations/conversations.service.ts';
import { findUsedLines } from '#features/context-pack/context-pack.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { ModelsService } from '#features/models/models.service.ts';
import type { ModelClient, ModelEvent, ModelMessage } from '#integrations/llm/llm.ts';
import type { Clock } from '#platform/clock.ts';
import {
  createFileContext,
  describeFiles,
  type FileContextDependencies,
  type FileContexts,
} from './attached/file-context.ts';
import { loadPictures } from './attached/pictures.ts';
import type { BuiltInAssistant } from './built-in/built-in-assistant.ts';
import { languageOfMessage, repliesIn } from './built-in/replies/all-replies.ts';
import { buildContext } from './chat-context.ts';
import type { EarlierMessage } from './built-in/thread.ts';
import type { TurnRow } from './chat-turns.repository.ts';
import { groundedReply } from './grounded/grounded-reply.ts';
import { createModelTools, type ToolDependencies } from './grounded/model-tools.ts';
import type { ToolScope } from './grounded/tool-result.ts';
import { lookUpIfObvious } from './grounded/obvious-lookup.ts';
import type { KnownPerson, PersonReader, ReadAhead } from './known-person.ts';
import { MAX_DOCUMENTS_LENGTH, formatDocuments } from './document-prompt.ts';
import type { TurnPlan } from './turn-plan.ts';
import type { Answerer, ReplyExtras } from './turn-runner.ts';

export interface AnswererDependencies extends ToolDependencies, Omit<FileContextDependencies, 'documents'> {
  clock: Clock;
  db: Database;
  privacy: PrivacyService;
  modelGateway: ModelGateway;
  builtIn: BuiltInAssistant;
  categories: Pick<CategoriesService, 'filesFor' | 'instructionsFor'>;
  conversations: ConversationsService;
  documents: Pick<DocumentsService, 'latestTexts'> & FileContextDependencies['documents'];
  chatModels: Pick<ModelsService, 'choose'>;
  identity: Pick<IdentityService, 'getUser'>;
  people: PersonReader;
  appName: string;
}

type ModelContext = Awaited<ReturnType<typeof loadModelContext>> & Awaited<ReturnType<typeof loadFiles>>;

/**
 * Chooses the connected model. Chooses the built-in assistant if no model is connected or the conversation is marked
 * “never send”.
 */
export function createAnswererChoice(dependencies: AnswererDependencies) {
  const { clock, chatModels, modelGateway, builtIn, identity } = dependencies;
  const fileContext = createFileContext(dependencies);
  /** `ahead` is what was read and detected while the turn was accepted. */
  return async function chooseAnswerer(turn: TurnRow, ahead?: ReadAhead): Promise<Answerer> {
    const { userId, conversationId } = turn;
    const plan = turn.plan as unknown as TurnPlan;
    const chosen = plan.model === undefined ? undefined : await chatModels.choose(userId, plan.model);
    const model = chosen === undefined ? await modelGateway.current() : chosen.connect();
    if (model !== undefined) {
      const [isExcluded, context] = await Promise.all([
        isNeverSent(dependencies, turn, plan),
        loadModelContext(dependencies, turn, plan, ahead?.person).then(async (loaded) => ({
          ...loaded,
          ...(await loadFiles(dependencies, fileContext, model, { turn, plan, path: loaded.path })),
        })),
      ]);
      if (!isExcluded) return modelAnswerer(dependencies, model, { turn, plan, context, intent: ahead?.intent });
    }
    const [{ firstName }, path] = await Promise.all([identity.getUser(userId), loadPath(dependencies, turn, plan)]);
    const now = clock.now();
    const language = languageOfMessage(plan.question, path, plan.timeZone);
    const replies = repliesIn(language);
    const answerer = builtIn.answerer({
      userId,
      firstName,
      text: plan.question,
      now,
      timeZone: plan.timeZone,
      language,
      replies,
      conversationId: plan.isNewConversation ? null : conversationId,
      isTemporary: plan.isTemporary === true,
      path,
      files: await fileContext.load(turn, plan, path),
    });
    // Explains why the connected model did not answer.
    if (model !== undefined) return withNote(answerer, replies.neverSendNote);
    const ignoresSettings = plan.isNewConversation && hasUnsupportedSettings(plan);
    return ignoresSettings ? withNote(answerer, replies.instructionsNote) : answerer;
  };
}

/** Whether the chat has a setting that the built-in assistant does not follow. */
const hasUnsupportedSettings = ({ settings }: TurnPlan): boolean =>
  settings !== undefined && (settings.instructions !== '' || settings.temperature !== null);

/** The messages before the question, oldest first. */
async function loadPath({ db, conversations }: AnswererDependencies, turn: TurnRow, plan: TurnPlan) {
  if (plan.isNewConversation) return plan.seeds;
  return activePath(await conversations.listMessages(db, turn.userId, turn.conversationId), plan.parentId);
}

/** Whether the conversation, or the category that a new conversation will be in, is marked “never send”. */
async function isNeverSent({ db, privacy }: AnswererDependencies, turn: TurnRow, plan: TurnPlan): Promise<boolean> {
  const { userId, conversationId } = turn;
  if (!plan.isNewConversation) return (await privacy.findExcluded(db, userId, [conversationId])).size > 0;
  const categoryId = plan.settings?.categoryId ?? null;
  return categoryId !== null && privacy.isCategoryExcluded(userId, categoryId);
}

/** Everything a model is given besides the question, loaded concurrently because the first token waits for it. */
async function loadModelContext(
  dependencies: AnswererDependencies,
  turn: TurnRow,
  plan: TurnPlan,
  known?: Promise<KnownPerson | undefined>,
) {
  const { categories, people, privacy } = dependencies;
  const { instructions: chatInstructions = '', categoryId = null, subcategoryId = null } = plan.settings ?? {};
  const { userId } = turn;
  const [person, path, documents, categoryInstructions] = await Promise.all([
    Promise.resolve(known).then((read) => read ?? people.read(userId)),
    loadPath(dependencies, turn, plan).then((messages) => privacy.redactQuotes(userId, messages)),
    plan.isNewConversation ? [] : dependencies.documents.latestTexts(userId, turn.conversationId, MAX_DOCUMENTS_LENGTH),
    categoryId === null ? '' : categories.instructionsFor(userId, { categoryId, subcategoryId }),
  ]);
  return { ...person, categoryInstructions, chatInstructions, path, documents: formatDocuments(documents) };
}

/** How many characters of files a model is given if its context length is unknown. */
const DEFAULT_FILES_LENGTH = 24_000;
const MAX_FILES_LENGTH = 160_000;
/** Files may fill 40 % of a model's context, whose tokens have about four characters each. */
const FILE_CHARACTERS_PER_TOKEN = 0.4 * 4;

/** The files of a conversation for a model: as much of their texts as fits, and the pictures if it sees them. */
async function loadFiles(
  { attachments }: AnswererDependencies,
  fileContext: FileContexts,
  { info }: ModelClient,
  { turn, plan, path }: { turn: TurnRow; plan: TurnPlan; path: readonly EarlierMessage[] },
) {
  const { userId } = turn;
  const context = await fileContext.load(turn, plan, path);
  const length =
    info.contextLength === undefined ? DEFAULT_FILES_LENGTH : info.contextLength * FILE_CHARACTERS_PER_TOKEN;
  const chosen = await fileContext.choose(userId, plan.question, context, Math.min(length, MAX_FILES_LENGTH));
  const pictures = info.seesImages === false ? [] : await loadPictures(attachments, context.pictures);
  const unseen = pictures.length === 0 ? context.pictures.map(({ name }) => name) : [];
  const { prompt, citedIn } = describeFiles(context, chosen);
  return { fileTexts: { files: withUnseen(prompt, unseen), pictures }, citedIn };
}

function modelAnswerer(
  dependencies: AnswererDependencies,
  model: ModelClient,
  { turn, plan, context, intent }: { turn: TurnRow; plan: TurnPlan; context: ModelContext } & Partial<ReadAhead>,
): Answerer {
  const { clock, modelGateway, appName } = dependencies;
  const { timeZone, question } = plan;
  const { isPremium, path, documents, contextLines, fileTexts, citedIn, switches, ...promptFields } = context;
  const now = clock.now();
  const scope = toolScope(turn, plan, { now, path, switches });
  const readsPages = switches.has('pages') && model.info.usesTools !== false;
  const settings = { ...promptFields, readsPages, timeZone, now, appName };
  const extras: ReplyExtras = { sources: [], proposals: [] };
  return {
    label: model.info.label,
    extras,
    begun: plan.begun,
    answer: async function* (signal, listener) {
      const tools = createModelTools(dependencies, scope, { extras, signal, onUse: listener.use });
      const found = await lookUpIfObvious(tools, scope, question, await intent);
      const prompt = buildContext(settings, path, question, { ...found, documents, ...fileTexts });
      const messages = withBegunReply(plan.begun, prompt);
      const userTier = isPremium ? ('premium' as const) : ('free' as const);
      const nextCall = createCallContexts(turn, plan, { contextLines, extras });
      const deltas = groundedReply({
        messages,
        tools,
        extras,
        usesTools: model.info.usesTools,
        onReasoning: listener.think,
        ask: (messagesSoFar, offered) => {
          const temperature = plan.settings?.temperature ?? undefined;
          listener.waitForModel();
          const request = { messages: messagesSoFar, signal, userTier, tools: offered, temperature };
          return countTokens(modelGateway.ask(model, nextCall(), request), model, extras);
        },
      });
      let reply = '';
      for await (const delta of deltas) {
        reply += delta;
        yield delta;
      }
      extras.context = findUsedLines(contextLines, question, reply);
      extras.passages = citedIn(reply);
    },
  };
}

/** Returns a function that returns the context of the next request. */
function createCallContexts(
  { userId, conversationId }: TurnRow,
  { isNewConversation, isTemporary = false }: TurnPlan,
  { contextLines, extras }: Pick<ModelContext, 'contextLines'> & { extras: ReplyExtras },
): () => ModelCallContext {
  const contextIds = contextLines.flatMap((line) => line.conversationId ?? []);
  const ownIds = isTemporary ? [] : [conversationId];
  // A new conversation is stored only after the first request; until then it cannot be marked “never send”.
  let isOwnStored = !isNewConversation;
  return () => {
    const quotedIds = [...contextIds, ...extras.sources.map((source) => source.conversationId)];
    const checkedIds = isOwnStored ? [...ownIds, ...quotedIds] : quotedIds;
    isOwnStored = true;
    return { userId, purpose: 'chat', conversationIds: [...ownIds, ...quotedIds], checkedIds };
  };
}

/** Names the pictures that the model is not given, so that it does not make up what they show. */
function withUnseen(files: string | undefined, names: readonly string[]): string | undefined {
  if (names.length === 0) return files;
  const note = names.map((name) => `[You cannot see the picture ${name}: say so if it is asked about.]`).join('\n');
  return files === undefined ? note : `${files}\n${note}`;
}

function toolScope(
  { userId, conversationId }: TurnRow,
  { timeZone, question, isTemporary = false }: TurnPlan,
  { now, path, switches }: Pick<ToolScope, 'now' | 'switches'> & Pick<ModelContext, 'path'>,
): ToolScope {
  const earlier = path.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  return { userId, conversationId, timeZone, now, isTemporary, switches, ownTexts: [...earlier, question] };
}

/**
 * Asks the model to continue its reply. This is done by a user message, because few providers accept a request that
 * ends with a reply.
 */
function withBegunReply(begun: string | undefined, messages: ModelMessage[]): ModelMessage[] {
  if (begun === undefined) return messages;
  const content =
    'Your reply was cut off there. Go on with its next word or line: repeat nothing, and add no introduction.';
  return [...messages, { role: 'assistant', content: begun }, { role: 'user', content }];
}

/** Adds the token counts of each request to the extras of the reply. */
async function* countTokens(
  events: AsyncIterable<ModelEvent>,
  { info }: ModelClient,
  extras: ReplyExtras,
): AsyncGenerator<ModelEvent> {
  for await (const event of events) {
    if (event.type === 'usage') {
      const { inputTokens = null, outputTokens = null } = event;
      const cost = costOf(info.price, { inputTokens, outputTokens });
      const { tokens } = extras;
      extras.tokens = {
        input: addKnown(tokens?.input, inputTokens),
        output: addKnown(tokens?.output, outputTokens),
        cost: addKnown(tokens?.cost, cost),
      };
    }
    yield event;
  }
}

const addKnown = (sum: number | null | undefined, value: number | null): number | null =>
  value === null ? (sum ?? null) : (sum ?? 0) + value;

function withNote(answerer: Answerer, note: string): Answerer {
  return {
    ...answerer,
    answer: async function* (signal, listener) {
      yield* answerer.answer(signal, listener);
      yield `\n\n*${note}*`;
    },
  };
}
