import { Button } from '#ui/button.tsx';
import { t } from './turn.messages.ts';

interface ReplyOffersProps {
  offers: readonly string[];
  isLocked: boolean;
  onChoose: (offer: string) => void;
}

/** Suggested answers to the assistant's question, one click each. */
export function ReplyOffers({ offers, isLocked, onChoose }: ReplyOffersProps) {
  if (offers.length === 0) return null;
  return (
    <fieldset className="mt-3 flex flex-wrap gap-2">
      <legend className="sr-only">{t('answers')}</legend>
      {offers.map((offer, index) => (
        <Button
          key={offer}
          size="small"
          // An offer with a web address is not highlighted: the person should read the address before allowing it.
          variant={index === 0 && !offer.includes('://') ? 'primary' : 'secondary'}
          className="h-auto! max-w-full py-1 text-left break-all whitespace-normal!"
          disabled={isLocked}
          onClick={() => onChoose(offer)}
        >
          {offer}
        </Button>
      ))}
    </fieldset>
  );
}
