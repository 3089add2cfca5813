import type { Recommendation } from '@app/contract/recommendations';

/** What the user said, unless the title already quotes it. */
export function RecommendationQuote({ recommendation: { title, sources } }: { recommendation: Recommendation }) {
  const quote = sources.find(({ kind, quote: said }) => kind === 'conversation' && said !== null)?.quote;
  if (quote === undefined || quote === null || title.includes(quote)) return null;
  return (
    <blockquote className="mt-2 line-clamp-2 border-l-2 border-line pl-3 text-ui text-muted wrap-anywhere">
      “{quote}”
    </blockquote>
  );
}
