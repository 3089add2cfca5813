import { MessageSquare, Quote } from 'lucide-react';
import { continueInAssistant } from '#lib/continue-in-assistant.ts';
import { Button } from '#ui/button.tsx';
import type { ScreenOffer } from './screen-offer.ts';
import { t } from './widget.messages.ts';

export interface ScreenOffersProps {
  offers: readonly ScreenOffer[];
  onAsk: (text: string) => void;
}

/** The open conversation, day or goal, as one-click topics. */
export function ScreenOffers({ offers, onAsk }: ScreenOffersProps) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t('offers')} className="mb-2 flex flex-wrap gap-2">
      {offers.map((offer) => (
        <li key={offer.label} className="max-w-full min-w-0">
          <Button
            size="small"
            className="max-w-full rounded-full"
            onClick={() => (offer.kind === 'ask' ? onAsk(offer.text) : continueInAssistant(offer.conversation))}
          >
            {offer.kind === 'ask' ? <Quote aria-hidden /> : <MessageSquare aria-hidden />}
            <span className="truncate">{offer.label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
