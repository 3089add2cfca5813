import { AS_DATA } from '#features/assistant/assistant.service.ts';
import type { ModelMessage } from '#integrations/llm/llm.ts';
import type { Turn } from './sources.repository.ts';

const GIVEN_TURNS = 12;
const GIVEN_CHARACTERS = 8_000;

/** Asks for one JSON object with cards from a conversation; readModelCards validates the answer. */
export function cardsRequest(title: string, turns: readonly Turn[]): ModelMessage[] {
  const instructions = [
    'You make flashcards of what a person learned in a conversation. Answer with one JSON object and nothing else:',
    '{"topic": "at most five words", "cards": [{"front": "one question", "back": "its answer", "quote": "…"}]}',
    'At most six cards, only of facts worth knowing by heart in a year; none if there are none. A front asks one thing',
    'and can be understood without the conversation; both sides have at most 200 characters, in the language of the',
    'conversation. A quote repeats the words of the assistant that the card rests on exactly. Add nothing to them.',
    AS_DATA,
  ].join('\n');
  const transcript = turns
    .slice(0, GIVEN_TURNS)
    .map(({ role, text }) => `${role === 'user' ? 'User' : 'Assistant'}: ${text}`)
    .join('\n\n')
    .slice(0, GIVEN_CHARACTERS)
    .toWellFormed();
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: `${title}\n\n${transcript}` },
  ];
}
