/** The heading above the conversations of a day or month; it stays at the top of the screen while they scroll by. */
export function GroupHeading({ title, count }: { title: string; count: number | undefined }) {
  return (
    <div className="flex h-9 items-end justify-between bg-panel pr-4 pb-1.5 pl-4 text-small text-muted md:pr-10 md:pl-(--size-title-inset) lg:pr-(--size-gutter)">
      <h2 className="font-medium text-second">{title}</h2>
      {count !== undefined && <span className="tabular">{count.toLocaleString('en-US')}</span>}
    </div>
  );
}
