import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { ContextPackService } from '#features/context-pack/context-pack.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { LearningService } from '#features/library/learning.service.ts';
import { parseRecurrence, type ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { PlanningService } from '#features/tasks/planning.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { Logger } from '#platform/logger.ts';
import type { RateLimiter } from '#platform/rate-limiter.ts';
import {
  createVisibleArchive,
  type VisibleArchive,
  type VisibleArchiveDependencies,
} from './archive/visible-archive.ts';
import { createCallLog, type RecordCall } from './call-log.ts';
import { createSaveConversation, type SaveConversation, type SavingDependencies } from './saved-conversations.ts';

/** The parts of other features' services that programs use. */
interface UsedServices {
  contextPack: Pick<ContextPackService, 'getShown'>;
  goals: Pick<GoalsService, 'list'>;
  learning: Pick<LearningService, 'proposeFromProgram'>;
  log: Logger;
  planning: Pick<PlanningService, 'findFreeTime'>;
  schedule: Pick<ScheduleService, 'list'>;
  suggestions: Pick<SuggestionsService, 'proposeFromProgram'>;
  tasks: Pick<TasksService, 'list'>;
}

export type ProgramsDependencies = UsedServices &
  VisibleArchiveDependencies &
  SavingDependencies & {
    assistant: Pick<AssistantService, 'recordCall'>;
    rateLimiter: Pick<RateLimiter, 'consume'>;
  };

/** The data that other programs of a person may read, propose and file. */
export interface ProgramServices extends UsedServices {
  archive: VisibleArchive;
  saveConversation: SaveConversation;
  recordCall: RecordCall;
  /** Throws request.rate_limited above the limit of the person. */
  consumeWrite: (userId: string) => Promise<void>;
  /** Normalises RRULE text. Throws events.recurrence_unsupported. */
  parseRecurrence: (text: string) => string;
  now: () => Date;
}

const WRITES = { limit: 30, windowSeconds: 60 };

export function createProgramsService(dependencies: ProgramsDependencies): ProgramServices {
  const { assistant, clock, contextPack, goals, learning, log, planning, rateLimiter, schedule, suggestions, tasks } =
    dependencies;
  return {
    archive: createVisibleArchive(dependencies),
    contextPack,
    goals,
    learning,
    log,
    planning,
    schedule,
    suggestions,
    tasks,
    saveConversation: createSaveConversation(dependencies),
    recordCall: createCallLog(assistant),
    consumeWrite: (userId) => rateLimiter.consume(`program-writes:${userId}`, WRITES),
    parseRecurrence,
    now: () => clock.now(),
  };
}
