import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from './button.tsx';
import { Card, CardTitle } from './card.tsx';

export interface PremiumNoteProps {
  title: string;
  text: string;
  /** What the plan adds, one line each. */
  benefits: readonly string[];
  /** The label of the button that leads to the plans. */
  actionLabel: string;
  className?: string | undefined;
}

/** Shown in place of a Premium feature: what the plan adds, and a link to the plans. */
export function PremiumNote({ title, text, benefits, actionLabel, className }: PremiumNoteProps) {
  return (
    <Card className={className}>
      <CardTitle>{title}</CardTitle>
      <p className="mt-1 text-ui text-pretty text-muted">{text}</p>
      <ul className="my-4 flex flex-col gap-2 text-ui">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-[var(--size-icon)] shrink-0 text-accent-text" strokeWidth={1.75} />
            {benefit}
          </li>
        ))}
      </ul>
      <Button asChild variant="primary">
        <Link to="/profile">{actionLabel}</Link>
      </Button>
    </Card>
  );
}
