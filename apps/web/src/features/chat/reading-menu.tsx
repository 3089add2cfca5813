import { ALargeSmall } from 'lucide-react';
import { fromTablet, useMediaQuery } from '#lib/use-media-query.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Popover } from '#ui/popover.tsx';
import { t } from './reading.messages.ts';
import {
  chooseReadingSize,
  chooseReadingWidth,
  readingSizes,
  readingWidths,
  useReadingChoice,
} from './reading-choice.ts';

/** Chooses the text size of a conversation and, if there is enough space, the width of its lines. */
export function ReadingMenu() {
  const { size, width } = useReadingChoice();
  const isWide = useMediaQuery(fromTablet);
  return (
    <Popover
      align="end"
      label={t('reading')}
      className="flex w-max flex-col gap-4 p-4"
      trigger={
        <Button size="small" variant="ghost" aria-label={t('reading')} title={t('reading')}>
          <ALargeSmall aria-hidden />
        </Button>
      }
    >
      <ChoiceGroup
        label={t('readingSize')}
        value={size}
        options={readingSizes.map((value) => ({ value, label: t(`readingSize.${value}`) }))}
        onChange={chooseReadingSize}
      />
      {isWide && (
        <ChoiceGroup
          label={t('readingWidth')}
          value={width}
          options={readingWidths.map((value) => ({ value, label: t(`readingWidth.${value}`) }))}
          onChange={chooseReadingWidth}
        />
      )}
    </Popover>
  );
}
