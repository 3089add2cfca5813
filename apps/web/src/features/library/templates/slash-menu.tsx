import type { Template } from '@app/contract/templates';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import { FillDialog } from './fill-dialog.tsx';
import { findTemplates } from './find-templates.ts';
import { useTemplates } from './templates.api.ts';
import { t } from './templates.messages.ts';
import { useTemplateFilling } from './use-template-filling.ts';

export interface SlashMenuProps {
  /** The chat's input; the menu shows while its text is one line that starts with a slash. */
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

const MAX_SHOWN = 8;

/** The user's templates above a chat's input: type / and a search text, choose with the arrows and Enter. */
export function SlashMenu({ input, text, onText }: SlashMenuProps) {
  const [dismissedText, setDismissedText] = useState('');
  const templateUse = useTemplateFilling((filled) => {
    onText(filled);
    input.current?.focus();
  });
  const isOpen = /^\/[^\n/]{0,60}$/.test(text) && text !== dismissedText;
  return (
    <>
      {isOpen && templateUse.pendingTemplate === null && (
        <SlashList
          input={input}
          query={text.slice(1)}
          onPick={templateUse.start}
          onDismiss={() => setDismissedText(text)}
        />
      )}
      {templateUse.pendingTemplate !== null && (
        <FillDialog template={templateUse.pendingTemplate} onFilled={templateUse.fill} onClose={templateUse.cancel} />
      )}
    </>
  );
}

interface SlashListProps {
  input: RefObject<HTMLTextAreaElement | null>;
  query: string;
  onPick: (template: Template) => void;
  onDismiss: () => void;
}

function SlashList({ input, query, onPick, onDismiss }: SlashListProps) {
  const id = useId();
  const { data } = useTemplates();
  const shown = findTemplates(data ?? [], query).slice(0, MAX_SHOWN);
  const [chosenIndex, setChosenIndex] = useState(0);
  const activeIndex = Math.min(chosenIndex, shown.length - 1);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const handle = (act: () => void) => {
      event.preventDefault();
      // Without this the chat would also handle Enter and send the text that starts with the slash.
      event.stopPropagation();
      act();
    };
    const activeTemplate = shown[activeIndex];
    if (event.key === 'Escape') handle(onDismiss);
    else if (activeTemplate === undefined || event.isComposing) return;
    else if (event.key === 'ArrowDown') handle(() => setChosenIndex((activeIndex + 1) % shown.length));
    else if (event.key === 'ArrowUp') handle(() => setChosenIndex((activeIndex + shown.length - 1) % shown.length));
    else if (event.key === 'Enter' || event.key === 'Tab') handle(() => onPick(activeTemplate));
  });
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [input]);
  useEffect(() => {
    const element = input.current;
    element?.setAttribute('aria-controls', id);
    element?.setAttribute('aria-activedescendant', `${id}-${activeIndex}`);
    return () => {
      element?.removeAttribute('aria-controls');
      element?.removeAttribute('aria-activedescendant');
    };
  }, [input, id, activeIndex]);

  if (data === undefined) return null;
  return (
    <div className="mb-2 overflow-hidden rounded-card border border-line bg-panel shadow-float">
      {shown.length === 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 px-4 py-3 text-ui text-muted">
          {data.length === 0 ? t('slashEmpty') : t('slashNone')}
          {data.length === 0 && (
            <Link to="/templates" className="font-medium text-accent-text hover:underline">
              {t('slashOpen')}
            </Link>
          )}
        </p>
      ) : (
        // A native select cannot be controlled from another field.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div id={id} role="listbox" aria-label={t('slashLabel')} className="p-1">
          {shown.map((template, index) => (
            <button
              key={template.id}
              id={`${id}-${index}`}
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={index === activeIndex}
              tabIndex={-1}
              // Keeps the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setChosenIndex(index)}
              onClick={() => onPick(template)}
              className={cx(
                'flex w-full items-baseline gap-3 rounded-control px-3 py-2 text-left',
                index === activeIndex && 'bg-hover',
              )}
            >
              <span className="shrink-0 text-ui font-medium">{template.name}</span>
              <span className="truncate text-small text-muted">{template.body}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
