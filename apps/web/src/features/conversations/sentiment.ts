import type { BadgeTone } from '#ui/badge.tsx';

export interface SentimentBadge {
  label: 'positive' | 'negative' | 'neutral';
  tone: BadgeTone;
}

/** Above 0.6 Positive, below 0.4 Negative, otherwise, or when not computed yet, Neutral. */
export function sentimentBadge(sentiment: number | null): SentimentBadge {
  if (sentiment !== null && sentiment > 0.6) return { label: 'positive', tone: 'success' };
  if (sentiment !== null && sentiment < 0.4) return { label: 'negative', tone: 'danger' };
  return { label: 'neutral', tone: 'neutral' };
}
