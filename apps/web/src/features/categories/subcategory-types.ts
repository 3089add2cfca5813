import type { SubcategoryType } from '@app/contract/subcategories';
import type { BadgeTone } from '#ui/badge.tsx';

/** The label and colour of each type's badge. */
export const subcategoryTypes: Record<
  SubcategoryType,
  { label: 'typeCompany' | 'typeTopic' | 'typeOther'; tone: BadgeTone }
> = {
  company: { label: 'typeCompany', tone: 'accent' },
  topic: { label: 'typeTopic', tone: 'success' },
  other: { label: 'typeOther', tone: 'neutral' },
};
