import { useId, type ReactNode } from 'react';

/** One section of the settings: title and description on the left, controls on the right. */
export function SettingsSection({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-8"
    >
      <div>
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {description !== undefined && <p className="mt-1 text-ui text-pretty text-muted">{description}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
