import { ownWords } from '@app/understanding/statements/own-words';
import { isAbout } from '@app/understanding/text/same-subject';
import { significantStems } from '@app/understanding/text/words';
import type { SnapshotConversation, UserMessage, PersonSnapshot } from '../person-snapshot.ts';
import type { Candidate } from '../candidate.ts';
import { messageSource, shorten } from '../sources.ts';
import { atHour, daysSince, formatDay } from '../dates.ts';

/** A problem of the last day may still be worked on. */
const QUIET_DAYS = 1;
/** Older problems were probably solved elsewhere, or given up. */
const MAX_AGE_DAYS = 45;
const RECENT_DAYS = 14;
/** A complaint is short; longer messages show code or logs. */
const MAX_LENGTH = 300;
/** Patterns that match nothing. */
const NO_PATTERNS = { fictionOpeners: /^(?!)/, requestMarkers: /^(?!)/ };
/** Matches what people write when something fails, such as 'still empty', 'the same error' or 'no luck'. */
const FAILS =
  /\b(?:still|again)\b.{0,60}\b(?:not|fail\w*|empty|crash\w*|broken|error|wrong|slow|stuck|nothing|incorrect|the same)\b|\bstill\b.{0,60}n't\b|\bstill (?:says|gives|shows|returns|happens|breaks?|drops?|stops?|hangs?|freezes?|leaks?)\b|\b(?:the )?same (?:error|problem|issue|result|thing)\b|\b(?:did|does|do|is|are|was)(?:n't| not) (?:seem to )?(?:work|help|fix|solve|change anything)\w*|\b(?:no luck|not working|without success|to no avail|no difference|no change)\b|\btried (?:all|everything)\b/i;
/** The same as `FAILS` in the other supported languages. */
const FAILS_IN_OTHER_LANGUAGES = new RegExp(
  [
    String.raw`(?:immer noch|noch immer)(?!\p{L}).{0,50}(?<!\p{L})(?:nicht|keine?n?|fehler|leer|dasselbe|gleiche)`,
    String.raw`(?<!\p{L})(?:geht|funktioniert|klappt|hilft) (?:leider |immer noch |auch |so )*nicht(?!\p{L})|gleicher? fehler`,
    String.raw`(?<!\p{L})(?:marche|fonctionne) (?:toujours )?pas(?!\p{L})|toujours (?:pas|la même erreur|vide)|la même erreur`,
    String.raw`(?<!\p{L})(?:sigue|todavía|aún)(?!\p{L}).{0,40}(?<!\p{L})(?:no|sin|igual|error)(?!\p{L})|(?<!\p{L})no (?:me )?(?:funciona|funcionó)|el mismo error`,
    String.raw`(?<!\p{L})non (?:mi )?(?:funziona|ha funzionato)|stesso errore|não (?:funciona|funcionou|deu certo)|mesmo erro`,
    String.raw`werkt (?:nog steeds |helaas |ook )?niet|nog steeds(?!\p{L}).{0,40}(?<!\p{L})(?:niet|geen|fout)|dezelfde fout`,
  ].join('|'),
  'iu',
);
const SOLVED_IN_OTHER_LANGUAGES =
  /(?<!\p{L})(?:danke|klappt jetzt|funktioniert jetzt|geht jetzt|merci|ça marche|gracias|ya funciona|grazie|ora funziona|obrigad[oa]|agora funciona|bedankt|werkt nu)(?!\p{L})/iu;
const SOLVED_WORDS =
  /\b(?:works? now|working now|solved|fixed it|never ?mind|that worked|it worked|got it (?:working|to work)|perfect|thanks?|thank you|thx)\b/i;

/**
 * Conversations in which the person's last message says that something fails, if neither a later conversation nor the
 * planner is about the same subject.
 */
export function findUnsolvedProblems(snapshot: PersonSnapshot): Candidate[] {
  const { conversations, messages, now } = snapshot;
  const byConversation = Map.groupBy(
    messages.filter(({ at }) => daysSince(at, now) <= MAX_AGE_DAYS),
    ({ conversationId }) => conversationId,
  );
  return conversations.flatMap((conversation) => {
    const turns = byConversation.get(conversation.id) ?? [];
    const [last] = turns;
    const first = turns.at(-1);
    if (last === undefined || first === undefined || first === last) return [];
    if (daysSince(last.at, now) < QUIET_DAYS || !saysThatItFails(last)) return [];
    return cameUpAgain(conversation, last, snapshot) ? [] : [toCandidate(conversation, { first, last }, snapshot)];
  });
}

function saysThatItFails({ text }: UserMessage): boolean {
  const words = ownWords(text, NO_PATTERNS);
  if (words.length > MAX_LENGTH || SOLVED_WORDS.test(words) || SOLVED_IN_OTHER_LANGUAGES.test(words)) return false;
  return FAILS.test(words) || FAILS_IN_OTHER_LANGUAGES.test(words);
}

function cameUpAgain(
  { id, title }: SnapshotConversation,
  { at }: UserMessage,
  { conversations, planned }: PersonSnapshot,
): boolean {
  const stems = new Set(significantStems(title));
  if (planned.some((plannedStems) => isAbout(stems, plannedStems))) return true;
  return conversations.some((other) => other.id !== id && other.lastActivityAt > at && isAbout(stems, other.title));
}

function toCandidate(
  { id, title }: SnapshotConversation,
  { first, last }: { first: UserMessage; last: UserMessage },
  snapshot: PersonSnapshot,
): Candidate {
  const name = shorten(title, 80);
  return {
    rule: 'unsolved_problem',
    key: `unsolved_problem:${id}:${last.messageId}`,
    title: `Get back to what did not work: ${name}`,
    description: `You left it unsolved on ${formatDay(last.at, snapshot)}. An hour with fresh eyes may settle it; dismiss it if it works by now.`,
    why: 'The last thing you wrote there says that it does not work, and it has not come up since.',
    priority: daysSince(last.at, snapshot.now) <= RECENT_DAYS ? 'medium' : 'low',
    actionType: 'planning',
    categoryId: last.categoryId,
    sources: [messageSource(last), messageSource(first)],
    action: {
      kind: 'event',
      title: `Solve: ${name}`,
      start: atHour(snapshot, { daysAhead: 1, hour: 18 }),
      minutes: 60,
    },
    at: last.at,
  };
}
