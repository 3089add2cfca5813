import { Disclosure } from '#ui/disclosure.tsx';
import { t } from './subscription.messages.ts';

const cards = [
  ['4242 4242 4242 4242', 'cardSucceeds'],
  ['4000 0000 0000 0002', 'cardDeclines'],
  ['4000 0000 0000 9995', 'cardLacksFunds'],
  ['4000 0025 0000 3155', 'cardRequiresAuthentication'],
  ['4000 0000 0000 0077', 'cardProcesses'],
] as const;

/** The sandbox's test card numbers, each filled in with one click. */
export function SandboxCards({ onPick }: { onPick: (cardNumber: string) => void }) {
  return (
    <Disclosure title={t('testCards')}>
      <ul className="flex flex-col gap-1">
        {cards.map(([number, outcome]) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onPick(number)}
              className="flex w-full flex-wrap items-baseline justify-between gap-x-4 rounded-control px-2 py-1.5 text-left text-ui hover:bg-hover"
            >
              <span className="tabular font-medium">{number}</span>
              <span className="text-small text-muted">{t(outcome)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
