import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltInSlug } from '../src/category/built-in-categories.ts';
import type { Language } from '../src/text/language.ts';
import { type LabelledExchange, scoreCardsFound, scoreNeedlessCards } from './card-scores.ts';
import type { LabelledText } from './category-scores.ts';
import {
  BROADER_LABELS,
  type LabelledMessage,
  scoreMessages,
  scorePlans,
  scoreQuickAdd,
  scoreTraps,
  scoreTypedTraps,
  type ShareScore,
} from './plan-scores.ts';
import type { PlannedSentence } from './planned-sentence.ts';
import type { QuickAddLine } from './seeds/quick-add.ts';
import { scoreTitles, type TitledText } from './title-scores.ts';

/** The first two draws, which share the floors of src/draw-floors.test.ts. */
export const FIRST_DRAWS = ['2026-11-23', '2026-11-23b'] as const;

/**
 * All draws, by the day they were written. A draw is a set of texts by an author who had not read the code. Its first
 * scores, before anyone read its misses, are in docs/guides/evaluation.md.
 */
export const DRAWS = [
  ...FIRST_DRAWS,
  '2026-11-23c',
  '2026-11-24',
  '2026-11-28',
  '2026-11-28b',
  '2026-11-28c',
  '2026-11-28d',
  '2026-11-28e',
  '2026-11-28f',
  '2026-11-28g',
  '2026-11-28h',
  '2026-11-28i',
  '2026-11-28j',
  '2026-11-28m',
  '2026-11-28n',
] as const;

type Draw = (typeof DRAWS)[number];

/** Draws that the weights have not been trained on. The misses of their intents have been read. */
const UNTRAINED_DRAWS = new Set<Draw>(['2026-11-28i', '2026-11-28j', '2026-11-28m', '2026-11-28n']);
export const TRAINED_DRAWS: readonly Draw[] = DRAWS.filter((draw) => !UNTRAINED_DRAWS.has(draw));

/** Draws whose authors used one label for several intents. */
const BROADLY_LABELLED_DRAWS = new Set<Draw>([
  '2026-11-28g',
  '2026-11-28h',
  '2026-11-28i',
  '2026-11-28j',
  '2026-11-28m',
  '2026-11-28n',
]);

interface Opener {
  text: string;
  language: Language;
  category: BuiltInSlug | 'entrepreneurship';
}

/** Some authors also used a category that the app does not have; texts of that category belong to Work. */
const categoryOf = ({ category }: Opener): BuiltInSlug => (category === 'entrepreneurship' ? 'work' : category);

const readLines = <Row>(file: string): Row[] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** Whether the author of a draw also wrote a file of that name: not every draw has all kinds of texts. */
const hasRows = (draw: Draw, name: string): boolean =>
  existsSync(path.join(import.meta.dirname, `draws/${draw}/${name}.jsonl`));

const readRows = <Row>(draw: Draw, name: string): Row[] =>
  hasRows(draw, name) ? readLines(`draws/${draw}/${name}.jsonl`) : [];

/** An author of a draw may call a task a to-do. */
const labelOf = <Label extends string>(label: Label | 'todo'): Label | 'task' => (label === 'todo' ? 'task' : label);

const plansIn = (draw: Draw, name: string): PlannedSentence[] =>
  readRows<Omit<PlannedSentence, 'type'> & { type: PlannedSentence['type'] | 'todo' }>(draw, name).map((row) => ({
    ...row,
    type: labelOf(row.type),
  }));

/** The plans of a draw, series included. */
export const plansOfDraw = (draw: Draw): PlannedSentence[] =>
  ['plans-en', 'plans-foreign', 'recurrences'].flatMap((name) => plansIn(draw, name));

export const trapsOfDraw = (draw: Draw): string[] =>
  ['traps-en', 'traps-foreign'].flatMap((name) => readRows<{ text: string }>(draw, name)).map(({ text }) => text);

/** A draw's messages to the assistant; empty if it has none. */
export const messagesOfDraw = (draw: Draw): LabelledMessage[] =>
  readRows<LabelledMessage>(draw, 'intents').map(({ text, intent }) => ({ text, intent: labelOf(intent) }));

const hasAnyName = (): boolean => true;

/** The figures of a draw by name, except those of the categories; only those with a wanted name. */
export function scoreDraw(
  draw: Draw,
  isWanted: (name: string) => boolean = hasAnyName,
): [name: string, score: ShareScore][] {
  const traps = trapsOfDraw(draw);
  const figures: [name: string, score: () => ShareScore][] = [
    ['plans exact', () => scorePlans(plansIn(draw, 'plans-en'))],
    ['plans exact, other languages', () => scorePlans(plansIn(draw, 'plans-foreign'))],
    ['recurrences exact', () => scorePlans(plansIn(draw, 'recurrences'))],
    ['traps proposed', () => scoreTraps(traps)],
    ['traps typed that make a card', () => scoreTypedTraps(traps)],
    ['quick add exact', () => scoreQuickAdd(readRows<QuickAddLine>(draw, 'quick-add'))],
    ['intents', () => scoreMessages(messagesOfDraw(draw), BROADLY_LABELLED_DRAWS.has(draw) ? BROADER_LABELS : {})],
  ];
  return figures
    .filter(([name]) => isWanted(name))
    .map(([name, score]): [string, ShareScore] => [name, score()])
    .filter(([, { texts: count }]) => count > 0);
}

const readVaried = <Row>(name: string): Row[] => readLines(`seeds/varied/${name}.jsonl`);

export const variedPlans = (): PlannedSentence[] =>
  ['plans', 'recurrences'].flatMap((name) => readVaried<PlannedSentence>(name));
export const variedMessages = (): LabelledMessage[] => readVaried<LabelledMessage>('intents');
export const variedTraps = (): string[] => readVaried<{ text: string }>('traps').map(({ text }) => text);

/** The figures of the varied sentences that were written along with the rules: training data from the start. */
export function scoreVaried(): [name: string, score: ShareScore][] {
  const traps = variedTraps();
  return [
    ['plans exact', scorePlans(readVaried<PlannedSentence>('plans'))],
    ['recurrences exact', scorePlans(readVaried<PlannedSentence>('recurrences'))],
    ['traps proposed', scoreTraps(traps)],
    ['traps typed that make a card', scoreTypedTraps(traps)],
    ['quick add exact', scoreQuickAdd(readVaried<QuickAddLine>('quick-add'))],
    ['intents', scoreMessages(readVaried<LabelledMessage>('intents'))],
    ['titles exact', scoreTitles(readVaried<TitledText>('titles'))],
    ['cards found', scoreCardsFound(readVaried<LabelledExchange>('cards'))],
    ['needless cards', scoreNeedlessCards(readVaried<LabelledExchange>('cards'))],
  ];
}

/** The first messages among the varied sentences with their category, by language. */
export const variedOpeners = (): Map<Language, LabelledText[]> =>
  byLanguage(readVaried<Opener>('openers'), 'varied sentences');

/** First messages by language, written like those that were sorted wrongly in the archives. They have no floor. */
export const archiveOpeners = (): Map<Language, LabelledText[]> =>
  byLanguage(readVaried<Opener>('archive-openers'), 'varied sentences');

/** The first messages of a draw with their category, by language. */
export const openersOf = (draw: Draw): Map<Language, LabelledText[]> =>
  byLanguage(readRows<Opener>(draw, 'openers'), `draw of ${draw}`);

function byLanguage(openers: readonly Opener[], source: string): Map<Language, LabelledText[]> {
  return new Map(
    [...Map.groupBy(openers, ({ language }) => language)].map(([language, ofLanguage]) => [
      language,
      ofLanguage.map((opener) => ({
        text: opener.text,
        acceptable: [categoryOf(opener)],
        source,
      })),
    ]),
  );
}
