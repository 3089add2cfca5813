import { bestSentences } from '@app/understanding/extract-answer';
import { type DetectedIntent, detectIntent } from '@app/understanding/intents';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';
import type { Answerer } from '../turn-runner.ts';
import * as words from './built-in.messages.ts';
import { findGaps } from './free-time.ts';
import { escapeLink, formatDay, formatHour, formatTime, matchesAny, oneLine, spanOf } from './wording.ts';

export interface BuiltInDependencies {
  search: SearchService;
  schedule: ScheduleService;
  findSuggestions: FindSuggestions;
}

export interface Question {
  userId: string;
  firstName: string;
  text: string;
  now: Date;
  timeZone: string;
}

interface Window {
  from: Date;
  to: Date;
}

const SHOWN_GAPS = 5;
const YEAR_MS = 365 * 86_400_000;
const QUOTED_CONVERSATIONS = 3;
const QUOTES_EACH = 2;
const COUNTED = 200;

/** Answers without a model, from the person's own workspace, and says plainly where that ends. */
export function createBuiltInAssistant({ search, schedule, findSuggestions }: BuiltInDependencies) {
  async function quoteArchive(question: Question, asked: string[]): Promise<string | undefined> {
    const passages = await search.findPassages(question.userId, asked, QUOTED_CONVERSATIONS);
    const quotes = passages.flatMap((passage) => {
      const texts = passage.texts.map((text, at) => ({ id: String(at), text }));
      const sentences = bestSentences(asked.join(' '), texts, { limit: QUOTES_EACH }).map(({ text }) => text);
      if (sentences.length === 0) return [];
      const day = formatDay(passage.createdAt, question.timeZone);
      const heading = `**[${escapeLink(passage.title)}](/conversation-chat/${passage.conversationId})**, ${day}`;
      return [[heading, ...sentences.map((sentence) => `> ${oneLine(sentence)}`)].join('\n\n')];
    });
    return quotes.length === 0 ? undefined : [words.fromArchive, ...quotes].join('\n\n');
  }

  async function listEvents(question: Question, { from, to }: Window) {
    return schedule.list(question.userId, { from: from.toISOString(), to: to.toISOString() });
  }

  async function showSchedule(question: Question, window: Window, query: string[]): Promise<string> {
    const { from, to } = window;
    const events = (await listEvents(question, window)).filter(({ title }) => matchesAny(title, query));
    const span = spanOf(from, to, question.timeZone);
    if (events.length === 0) return words.nothingPlanned(span);
    const lines = events.map(
      (event) => `- ${formatTime(new Date(event.eventDate), question.timeZone)}: ${event.title}`,
    );
    return [words.planned(span), '', ...lines].join('\n');
  }

  async function showFreeTime(question: Question, window: Window, minutes: number): Promise<string> {
    const gaps = findGaps(await listEvents(question, window), window, minutes, question).slice(0, SHOWN_GAPS);
    const span = spanOf(window.from, window.to, question.timeZone);
    if (gaps.length === 0) return words.noGap(minutes, span);
    const lines = gaps.map(
      ({ from, to }) => `- ${formatTime(from, question.timeZone)} to ${formatHour(to, question.timeZone)}`,
    );
    return [words.gaps(span), '', ...lines].join('\n');
  }

  async function countPlans(question: Question, asked: string[], window: Window | undefined): Promise<string> {
    const around = window ?? {
      from: new Date(question.now.getTime() - YEAR_MS),
      to: new Date(question.now.getTime() + YEAR_MS),
    };
    const events = (await listEvents(question, around)).filter(({ title }) => matchesAny(title, asked));
    return words.countedEvents(events.length, spanOf(around.from, around.to, question.timeZone));
  }

  async function count(question: Question, asked: string[]): Promise<string> {
    const found = await search.findPassages(question.userId, asked, COUNTED);
    const listed = found.slice(0, QUOTED_CONVERSATIONS).map(({ title, conversationId }) => {
      return `- [${escapeLink(title)}](/conversation-chat/${conversationId})`;
    });
    return [words.counted(found.length, asked.join(' ')), '', ...listed].join('\n').trim();
  }

  async function reply(question: Question): Promise<string> {
    const { text, now, timeZone } = question;
    const read: DetectedIntent = detectIntent(text, now, timeZone);
    switch (read.intent) {
      case 'event':
      case 'reminder':
      case 'task': {
        const found = findSuggestions({ text, reference: now, timeZone });
        return found.length === 0 ? words.noTimeFound : words.proposal[read.intent];
      }
      case 'free_time':
        return showFreeTime(question, read.window, read.minutes);
      case 'calendar_question':
        return showSchedule(question, read.window, read.query);
      case 'count_question':
        return read.counted === 'events' ? countPlans(question, read.query, read.window) : count(question, read.query);
      case 'archive_question': {
        const quoted = await quoteArchive(question, read.query);
        return quoted ?? words.nothingFound(read.query.join(' '));
      }
      case 'date_time':
        return words.itIs(formatTime(now, read.timeZone), read.place);
      case 'greeting':
        return words.greeting(question.firstName);
      case 'help':
        return words.help;
      case 'needs_model': {
        const quoted = await quoteArchive(
          question,
          text
            .split(/\s+/)
            .filter((word) => word.length > 4)
            .slice(0, 8),
        );
        return quoted === undefined ? words.needsModel : `${words.needsModel}\n\n${quoted}`;
      }
    }
  }

  return {
    answerer: (question: Question): Answerer => ({
      label: words.LABEL,
      answer: async function* () {
        yield await reply(question);
      },
    }),
  };
}

export type BuiltInAssistant = ReturnType<typeof createBuiltInAssistant>;
