import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { tintAt } from '#ui/tint.ts';
import { t } from './trends.messages.ts';

/** Shown instead of the Premium charts: what Premium adds, with an illustration that has no data of the user. */
export function TrendsGate() {
  return (
    <Card className="flex flex-wrap items-center gap-x-10 gap-y-5 lg:col-span-2">
      <div className="min-w-0 flex-1 basis-72">
        <CardTitle>{t('gateTitle')}</CardTitle>
        <p className="mt-1 text-ui text-pretty text-muted">{t('gateText')}</p>
        <Button asChild variant="primary" className="mt-4">
          <Link to="/profile">{t('gateUpgrade')}</Link>
        </Button>
      </div>
      <Example />
    </Card>
  );
}

const topics = [
  { name: t('gateRising'), Icon: TrendingUp, bars: [1, 1, 2, 3, 3, 5, 6, 8, 9] },
  { name: t('gateFalling'), Icon: TrendingDown, bars: [6, 9, 8, 7, 4, 3, 2, 1, 1] },
  { name: t('gateSteady'), Icon: ArrowRight, bars: [4, 5, 4, 3, 4, 5, 4, 4, 5] },
] as const;
const tallest = Math.max(...topics.flatMap(({ bars }) => bars));

function Example() {
  return (
    <Picture
      name={t('gateExampleText')}
      className="flex w-full flex-col gap-3 rounded-control border border-dashed border-line-field p-4 sm:w-80"
    >
      <Badge className="self-start">{t('gateExample')}</Badge>
      {topics.map(({ name, Icon, bars }, index) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto_5rem] items-end gap-x-3 text-ui text-second">
          <span className="truncate">{name}</span>
          <Icon className="size-4 self-center text-muted" strokeWidth={1.75} />
          <span className="flex h-6 items-end gap-0.5">
            {bars.map((bar, month) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- the bars of a fixed picture
                key={month}
                className={`flex-1 rounded-t-[1px] ${tintAt(index * 2).strong}`}
                style={{ blockSize: `${(bar / tallest) * 100}%` }}
              />
            ))}
          </span>
        </div>
      ))}
    </Picture>
  );
}
