import { Fragment } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './shortcuts.messages.ts';

/** Each place with its shortcuts: the message key that describes a shortcut, and its keys. */
const groups = [
  [
    'everywhere',
    [
      ['palette', ['Ctrl K', '⌘ K']],
      ['shortcuts', ['?']],
      ['toasts', ['F8']],
    ],
  ],
  [
    'chat',
    [
      ['send', ['Enter']],
      ['newLine', ['Shift Enter']],
      ['templates', ['/']],
      ['find', ['Ctrl F', '⌘ F']],
    ],
  ],
  [
    'lists',
    [
      ['move', ['J', 'K', '↓', '↑']],
      ['open', ['Enter']],
      ['select', ['X']],
      ['selectRange', ['Shift ↓ ↑']],
      ['archive', ['E']],
      ['moveTo', ['M']],
      ['delete', ['Delete']],
      ['leave', ['Esc']],
    ],
  ],
  [
    'queues',
    [
      ['approve', ['A', 'E', 'D']],
      ['guess', ['1', '2', '0']],
      ['undo', ['U']],
    ],
  ],
  [
    'schedule',
    [
      ['moveEvent', ['Alt ↑ ↓ ← →']],
      ['resizeEvent', ['Alt Shift ↑ ↓']],
    ],
  ],
  [
    'learning',
    [
      ['flip', ['Space']],
      ['rate', ['1', '2', '3', '4']],
      ['unrate', ['Z']],
    ],
  ],
] as const;

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All keyboard shortcuts, grouped by where they work. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-5">
        {groups.map(([group, shortcuts]) => (
          <section key={group}>
            <h3 className="mb-2 text-small font-semibold text-muted">{t(group)}</h3>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 text-ui">
              {shortcuts.map(([shortcut, keys]) => (
                <Fragment key={shortcut}>
                  <dt>{t(shortcut)}</dt>
                  <dd className="flex justify-end gap-1">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="min-w-6 rounded-control border border-line bg-page px-1.5 text-center font-sans text-small text-muted"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
