import type { BadgeTone } from '#ui/badge.tsx';

export interface SentimentBadge {
  label: 'positive' | 'negative' | 'neutral';
  tone: BadgeTone;
}

/** Positive above 0.6, negative below 0.4, otherwise neutral; null, which is not computed yet, is neutral too. */
export function sentimentBadge(sentiment: number | null): SentimentBadge {
  if (sentiment !== null && sentiment > 0.6) return { label: 'positive', tone: 'success' };
  if (sentiment !== null && sentiment < 0.4) return { label: 'negative', tone: 'danger' };
  return { label: 'neutral', tone: 'neutral' };
}
