import type { SubcategoryType } from '@app/contract/subcategories';
import type { BadgeTone } from '#ui/badge.tsx';

/** How each type is called and coloured on its badge. */
export const subcategoryTypes: Record<
  SubcategoryType,
  { label: 'typeCompany' | 'typeTopic' | 'typeOther'; tone: BadgeTone }
> = {
  company: { label: 'typeCompany', tone: 'accent' },
  topic: { label: 'typeTopic', tone: 'success' },
  other: { label: 'typeOther', tone: 'neutral' },
};
