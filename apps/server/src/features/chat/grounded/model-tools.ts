import type { ToolName as UsedTool, ToolUse } from '@app/contract/tool-uses';
import { z } from 'zod';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { ModelToolCall } from '#integrations/llm/llm.ts';
import { isDatabaseUnavailable } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import { endOfDay, startOfDay } from '#platform/local-day.ts';
import type { ReplyExtras } from '../turn-runner.ts';
import { type ArchiveQuery, type ArchiveToolDependencies, searchArchive } from './archive-tool.ts';
import { calculate } from './calculator.ts';
import { calculateDate, describeDateInput } from './date-calculation.ts';
import { findAddresses, findNamed, parseAddress } from './pages/named-addresses.ts';
import { readPage } from './pages/read-page.ts';
import { createPlanReader, createProposals, type PlanToolDependencies } from './plan-tools.ts';
import { TOOL_INPUTS, toolDefinitions, type ToolInput, type ToolName, TOOLS } from './tool-definitions.ts';
import type { ToolResult, ToolScope } from './tool-result.ts';

export interface ToolDependencies extends ArchiveToolDependencies, PlanToolDependencies {
  /** For addresses that a person names; refuses those in private networks. */
  pageFetcher: Fetcher;
  log: Logger;
}

/** Receives the reports of the tools of one reply. */
export interface ToolRun {
  extras: ReplyExtras;
  signal: AbortSignal;
  /** Called when a use of a tool begins, and when it has ended. */
  onUse: (index: number, use: ToolUse) => void;
}

/** In characters: the maximum of all tool results of one reply together. */
const MAX_RESULTS_LENGTH = 60_000;
const MAX_PAGES = 5;
const MAX_OFFERED_ADDRESSES = 3;
/** In characters. A longer address is not offered, because nobody would check what data it carries. */
const MAX_OFFERED_LENGTH = 200;
const MAX_SUBJECT_LENGTH = 300;

type ToolHandlers = { [Name in ToolName]: (input: ToolInput<Name>) => Promise<ToolResult> | ToolResult };

export type ModelTools = ReturnType<typeof createModelTools>;

/**
 * The tools of a model in a chat: they look up, calculate and propose, and store nothing. Inputs are validated, results
 * are text. Each use is reported before it begins, and stored with the reply.
 */
export function createModelTools(dependencies: ToolDependencies, scope: ToolScope, run: ToolRun) {
  const { extras } = run;
  const runReported = createReportedRun(dependencies, run);
  const handlers = createHandlers(dependencies, scope, run);
  const plans = createPlanReader(dependencies, scope);
  const definitions = toolDefinitions(scope);
  /** The results by name and input: a repeated call gets the same result, and no second line in the reply. */
  const answered = new Map<string, string>();
  let length = 0;

  return {
    definitions,

    /** What the archive contains about a question. */
    lookUpArchive: (query: ArchiveQuery): Promise<ToolResult> =>
      runReported('archive', query.query, () => searchArchive(dependencies, scope, extras, query)),

    /** Plans of a period, for the model; `words` is what the question looks for. */
    lookUpEvents: (from: Date, to: Date, subject: string, words: readonly string[]): Promise<ToolResult> =>
      runReported('calendar', subject, () => plans.everything(from, to, words)),
    lookUpTasks: (): Promise<ToolResult> => runReported('tasks', '', plans.tasks),
    lookUpReminders: (): Promise<ToolResult> => runReported('calendar', '', plans.reminders),

    /** For a wrong call the model gets a description of its mistake as the result. */
    run: async ({ name, input }: ModelToolCall): Promise<string> => {
      const tool = definitions.find((definition) => definition.name === name)?.name;
      if (tool === undefined) return `There is no tool called ${name.slice(0, 100)}.`;
      const parsed = TOOL_INPUTS[tool].safeParse(input);
      if (!parsed.success) return `This input is not valid: ${z.prettifyError(parsed.error).slice(0, 500)}`;
      const key = JSON.stringify([tool, parsed.data]);
      const cached = answered.get(key);
      if (cached !== undefined) return cached;
      const { text } = await runReported(TOOLS[tool].used, subjectOf(tool, parsed.data), () =>
        handlers[tool](parsed.data as never),
      );
      if (length + text.length > MAX_RESULTS_LENGTH)
        return 'Left out: there were too many results already. Answer now.';
      length += text.length;
      answered.set(key, text);
      return text;
    },
  };
}

/**
 * Runs a tool and reports its use. The returned function does not throw, unless the reply was stopped or the database
 * is unavailable: if a tool fails, the model still answers.
 */
function createReportedRun({ log }: Pick<ToolDependencies, 'log'>, { extras, signal, onUse }: ToolRun) {
  return async (tool: UsedTool, subject: string, work: () => Promise<ToolResult> | ToolResult): Promise<ToolResult> => {
    const uses = (extras.tools ??= []);
    const index = uses.length;
    const report = (state: ToolUse['state'], detail = ''): void => {
      const shown = { tool, subject: inOneLine(subject), detail: inOneLine(detail), state };
      uses[index] = shown;
      onUse(index, shown);
    };
    report('running');
    try {
      const result = await work();
      report(result.state ?? 'done', result.detail);
      return result;
    } catch (error) {
      report('failed');
      signal.throwIfAborted();
      if (isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error, tool }, 'a tool of a reply failed');
      return { text: 'This failed. Answer without it, and say so.', state: 'failed' };
    }
  };
}

function createHandlers(dependencies: ToolDependencies, scope: ToolScope, { extras, signal }: ToolRun): ToolHandlers {
  const { timeZone } = scope;
  const plans = createPlanReader(dependencies, scope);
  let pages = 0;
  return {
    search_conversations: ({ query, from, to }) =>
      searchArchive(dependencies, scope, extras, {
        query,
        ...(from && { from: startOfDay(from, timeZone) }),
        ...(to && { to: endOfDay(to, timeZone) }),
      }),
    list_events: ({ from, to }) => plans.events(startOfDay(from, timeZone), endOfDay(to, timeZone)),
    list_tasks: plans.tasks,
    ...createProposals(scope, extras),
    calculate: async ({ expression }) => {
      const result = await calculate(expression);
      return 'value' in result
        ? { text: `${expression} = ${result.value}`, detail: result.value }
        : { text: result.fault, detail: 'this cannot be calculated', state: 'failed' };
    },
    calculate_date: (input) => calculateDate(input, scope),
    read_web_page: ({ address }) => {
      const named = findNamed(findAddresses(scope.ownTexts), address);
      if (named === undefined) return askForAddress(extras, address);
      pages += 1;
      if (pages > MAX_PAGES)
        return { text: 'Too many pages were read already.', state: 'failed', detail: 'too many pages' };
      return readPage({ fetcher: dependencies.pageFetcher }, named, signal);
    },
  };
}

/**
 * Only an address in a message of the person is fetched. Any other address is offered to the person as a message that
 * they can send.
 */
function askForAddress(extras: ReplyExtras, address: string): ToolResult {
  const url = parseAddress(address);
  if (url === undefined) return { text: 'This is no web address.', detail: 'this is no web address', state: 'failed' };
  const offers = (extras.offers ??= []);
  const offer = `Read ${url.href}`;
  if (url.href.length > MAX_OFFERED_LENGTH || offers.length >= MAX_OFFERED_ADDRESSES) {
    return {
      text: 'The user has not named this address, so it is not read.',
      state: 'failed',
      detail: 'you have not named this address',
    };
  }
  if (!offers.includes(offer)) offers.push(offer);
  return {
    text: 'The user has not named this address, so it is not read yet. They see a button below your reply to allow it. Say so, and answer without it.',
    state: 'asked',
  };
}

/** What a call looks up, proposes or calculates, for its line in the reply. */
function subjectOf(tool: ToolName, input: object): string {
  const { query, from, to, title, expression, address } = input as Record<string, string | undefined>;
  if (tool === 'list_events') return from === to ? (from ?? '') : `${from} – ${to}`;
  if (tool === 'calculate_date') return describeDateInput(input as ToolInput<'calculate_date'>);
  return query ?? title ?? expression ?? address ?? '';
}

const inOneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SUBJECT_LENGTH).toWellFormed();
