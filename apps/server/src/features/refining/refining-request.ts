import type { ModelMessage } from '#integrations/llm/llm.ts';
import { AS_DATA } from '#features/assistant/assistant.service.ts';

interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** The start of a conversation says most about its topic. */
const GIVEN_TURNS = 8;
const GIVEN_CHARACTERS = 6_000;

/** Asks for one JSON object about a conversation; readRefined validates the answer. */
export function refiningRequest(
  turns: readonly Turn[],
  categories: readonly string[],
  { now, timeZone }: { now: Date; timeZone: string },
): ModelMessage[] {
  const transcript = turns
    .slice(0, GIVEN_TURNS)
    .map(({ role, content }) => `${role === 'user' ? 'User' : 'Assistant'}: ${content}`)
    .join('\n\n')
    .slice(0, GIVEN_CHARACTERS)
    .toWellFormed();
  const instructions = [
    'You file conversations. Answer with one JSON object and nothing else:',
    '{"title": "at most eight words, in the language of the conversation", "category": "one of the categories",',
    '"plans": [{"title": "…", "start": "2026-03-01T09:00:00+01:00", "minutes": 60}]}',
    `Categories: ${JSON.stringify(categories)}.`,
    'Plans are appointments of the user that lie ahead and have a day and a time; usually there are none.',
    `It is ${now.toISOString()}; the user's time zone is ${timeZone}.`,
    AS_DATA,
  ].join('\n');
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: transcript },
  ];
}
