/** Labels and values in two columns. */
export function StatList({ stats }: { stats: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="tabular flex flex-col gap-2.5 text-ui">
      {stats.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
