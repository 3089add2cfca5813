import type { CardRating } from '@app/contract/learning';
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import type { RecallState } from './cards.repository.ts';

export interface ScheduledReview {
  memory: RecallState;
  dueAt: Date;
}

// One step of ten minutes: a new or failed card is repeated in the same session.
const scheduler = fsrs({ learning_steps: ['10m'], relearning_steps: ['10m'], enable_fuzz: false });

const grades: Readonly<Record<CardRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};
const states = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;
const phases = { [State.Learning]: 'learning', [State.Review]: 'review', [State.Relearning]: 'relearning' } as const;

/** The new state of a card after a rating, and when it is due. `memory` is null for a new card. */
export function scheduleReview(memory: RecallState | null, rating: CardRating, now: Date): ScheduledReview {
  // Even if the clock was set back, a review must not precede the previous one.
  const reviewedAt = memory === null ? now : new Date(Math.max(now.getTime(), Date.parse(memory.lastReviewAt)));
  const { card } = scheduler.next(toCard(memory, reviewedAt), reviewedAt, grades[rating]);
  const phase = card.state === State.New ? 'learning' : phases[card.state];
  return {
    dueAt: card.due,
    memory: {
      stability: card.stability,
      difficulty: card.difficulty,
      phase,
      step: card.learning_steps,
      scheduledDays: card.scheduled_days,
      lastReviewAt: reviewedAt.toISOString(),
    },
  };
}

/** When the card would be due after each rating. */
export function nextTimes(memory: RecallState | null, now: Date): Record<CardRating, string> {
  const dueAfter = (rating: CardRating): string => scheduleReview(memory, rating, now).dueAt.toISOString();
  return { again: dueAfter('again'), hard: dueAfter('hard'), good: dueAfter('good'), easy: dueAfter('easy') };
}

function toCard(memory: RecallState | null, now: Date): Card {
  const empty = createEmptyCard(now);
  if (memory === null) return empty;
  return {
    ...empty,
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.step,
    // The scheduler only counts the repetitions; they are not stored.
    reps: 1,
    state: states[memory.phase],
    last_review: new Date(memory.lastReviewAt),
  };
}
