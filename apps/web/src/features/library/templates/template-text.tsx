import { splitBlanks } from '@app/contract/templates';

/** A template's text with its blanks highlighted. */
export function TemplateText({ body }: { body: string }) {
  return splitBlanks(body).map(({ text, isBlank, at }) =>
    isBlank ? (
      <span key={at} className="rounded-[4px] bg-accent-soft px-1 text-accent-text">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
