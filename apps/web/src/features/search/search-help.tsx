import { Disclosure } from '#ui/disclosure.tsx';
import { t } from './search.messages.ts';

const year = new Date().getFullYear();
const examples = [
  ['"interest rate"', 'help.phrase'],
  ['-draft', 'help.without'],
  ['category:work', 'help.category'],
  ['source:chatgpt', 'help.source'],
  ['project:kitchen', 'help.project'],
  ['model:gpt-4', 'help.model'],
  [`after:${year}-01-01`, 'help.after'],
  [`before:${year}-01-01`, 'help.before'],
  ['has:code', 'help.code'],
  ['has:event', 'help.event'],
  ['has:attachment', 'help.attachment'],
  ['has:document', 'help.document'],
  ['has:image', 'help.image'],
  ['in:document', 'help.inDocument'],
  ['is:archived', 'help.archived'],
] as const;

/** Examples of the search syntax; a click passes the example to `onPick`. */
export function SearchHelp({ onPick }: { onPick: (piece: string) => void }) {
  return (
    <section aria-label={t('help')} className="mt-6 border-t border-line">
      <Disclosure title={t('help')}>
        <p className="mb-3 text-small text-muted">{t('helpText')}</p>
        <ul className="grid gap-x-6 gap-y-1 lg:grid-cols-2">
          {examples.map(([piece, descriptionKey]) => (
            <li key={piece} className="flex min-w-0 items-center gap-3">
              <button
                type="button"
                onClick={() => onPick(piece)}
                className="my-0.5 min-h-6 shrink-0 rounded-control border border-line-button bg-control px-2 py-0.5 font-mono text-small hover:bg-hover"
              >
                {piece}
              </button>
              <span className="truncate text-small text-muted">{t(descriptionKey)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
