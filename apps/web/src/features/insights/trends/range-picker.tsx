import { useState } from 'react';
import { useToday } from '#lib/use-today.ts';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './trends.messages.ts';

interface Range {
  from?: string;
  to?: string;
}

export interface RangePickerProps {
  /** The range in the URL; empty for the default, all time. */
  range: Range;
  /** The range that the charts show. */
  shown: { from: string; to: string };
  onChange: (range: Range) => void;
}

const choices = ['allTime', 'lastYear', 'last90', 'last30', 'custom'] as const;
type Choice = (typeof choices)[number];

const DAY_MS = 86_400_000;
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** The range of a choice for the URL; empty for all time, which is the default. */
function rangeOf(choice: Choice, today: string): Range {
  if (choice === 'last30') return { from: daysBefore(today, 29) };
  if (choice === 'last90') return { from: daysBefore(today, 89) };
  if (choice === 'lastYear') return { from: daysBefore(today, 364) };
  return {};
}

export function RangePicker({ range, shown, onChange }: RangePickerProps) {
  const today = useToday();
  const preset = choices.find((choice) => {
    const { from } = rangeOf(choice, today);
    return choice !== 'custom' && range.to === undefined && range.from === from;
  });
  const [isCustom, setIsCustom] = useState(false);
  const choice = isCustom ? 'custom' : (preset ?? 'custom');
  function choose(next: Choice) {
    setIsCustom(next === 'custom');
    onChange(next === 'custom' ? { from: shown.from, to: shown.to } : rangeOf(next, today));
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t('range')}
        className="w-44"
        value={choice}
        onChange={(event) => choose(event.target.value as Choice)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </Select>
      {choice === 'custom' && (
        <>
          <Input
            type="date"
            aria-label={t('from')}
            className="w-40!"
            value={range.from ?? shown.from}
            max={range.to ?? shown.to}
            onChange={({ target }) => target.value !== '' && onChange({ ...range, from: target.value })}
          />
          <Input
            type="date"
            aria-label={t('to')}
            className="w-40!"
            value={range.to ?? shown.to}
            min={range.from ?? shown.from}
            max={today}
            onChange={({ target }) => target.value !== '' && onChange({ ...range, to: target.value })}
          />
        </>
      )}
    </div>
  );
}
