import { Button } from '#ui/button.tsx';
import { t } from './turn.messages.ts';

interface ReplyOffersProps {
  offers: readonly string[];
  isLocked: boolean;
  onChoose: (answer: string) => void;
}

/** Suggested answers to the assistant's question, one click each. */
export function ReplyOffers({ offers, isLocked, onChoose }: ReplyOffersProps) {
  if (offers.length === 0) return null;
  return (
    <fieldset className="mt-3 flex flex-wrap gap-2">
      <legend className="sr-only">{t('answers')}</legend>
      {offers.map((answer, index) => (
        <Button
          key={answer}
          size="small"
          // A web address is not offered as an answer: the person must read all of it before allowing it.
          variant={index === 0 && !answer.includes('://') ? 'primary' : 'secondary'}
          className="h-auto! max-w-full py-1 text-left break-all whitespace-normal!"
          disabled={isLocked}
          onClick={() => onChoose(answer)}
        >
          {answer}
        </Button>
      ))}
    </fieldset>
  );
}
