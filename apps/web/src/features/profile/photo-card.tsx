import { useViewer } from '#lib/viewer.ts';
import { Card, CardTitle } from '#ui/card.tsx';
import { t } from './profile.messages.ts';

export function PhotoCard() {
  const { firstName, lastName, email } = useViewer();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Card>
      <CardTitle>{t('photo')}</CardTitle>
      <div className="mt-4 flex flex-col items-center text-center">
        <span
          aria-hidden
          className="flex size-24 items-center justify-center rounded-full bg-accent-soft text-headline text-accent-text"
        >
          {initials(firstName, lastName, email)}
        </span>
        <p className="mt-3 max-w-full truncate text-body font-semibold">{name}</p>
        <p className="max-w-full truncate text-ui text-muted">{email}</p>
      </div>
    </Card>
  );
}

/** By characters as people see them: an emoji or an accented letter is one. */
function initials(firstName: string, lastName: string, email: string): string {
  const first = (text: string) => [...new Intl.Segmenter('en').segment(text.trim())][0]?.segment ?? '';
  return (first(firstName) + first(lastName) || first(email)).toUpperCase();
}
