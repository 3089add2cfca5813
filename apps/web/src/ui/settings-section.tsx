import { useId, type ReactNode } from 'react';

/** A section of a settings page, with a line between it and the section above. */
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
      className="flex flex-col gap-5 not-first:mt-8 not-first:border-t not-first:border-line not-first:pt-8"
    >
      <div>
        <h2 id={id} className="text-section max-lg:in-[[data-sub-page]>section:first-child]:text-title">
          {title}
        </h2>
        {description !== undefined && <p className="mt-1 text-ui text-balance text-muted">{description}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
