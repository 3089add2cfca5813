import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** The frame of the sign-in and sign-up forms. */
export function AuthCard({
  title,
  subtitle,
  footer,
  children,
}: {
  title: string;
  subtitle?: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-105 flex-col gap-5 px-4 py-10 sm:py-16">
      <header className="text-center">
        <h1 className="text-headline">{title}</h1>
        {subtitle !== undefined && <p className="mt-2 text-body text-balance text-muted">{subtitle}</p>}
      </header>
      <Card>{children}</Card>
      {footer !== undefined && <p className="text-center text-ui text-muted">{footer}</p>}
    </div>
  );
}
