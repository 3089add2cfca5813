import { useParams } from 'react-router';
import { useCategories, useCategory, useSubcategory } from '#features/categories/categories.api.ts';
import { CategoryEmoji } from '#features/categories/category-emoji.tsx';
import { ConversationListPage } from '#features/conversations/conversation-list-page.tsx';
import { SubcategoryProposalsNotice } from '#features/sorting/subcategory-proposals-notice.tsx';
import { UnsureNotice } from '#features/sorting/unsure-notice.tsx';
import { CategoryChatButtons } from '../category-chat.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function ConversationsRoute() {
  const { categoryId = '', subcategoryId } = useParams();
  const categories = useCategories().data ?? [];
  const { data: loaded, isError } = useCategory(categoryId);
  // The list of categories is polled, so its counts are newer than the counts loaded for this page.
  const category = categories.find(({ id }) => id === categoryId) ?? loaded;
  const subcategory = useSubcategory(subcategoryId).data;
  const shownCategory = subcategoryId === undefined ? category : subcategory;
  return (
    <ConversationListPage
      key={`${categoryId}/${subcategoryId ?? ''}`}
      categoryId={categoryId}
      subcategoryId={subcategoryId}
      categoryName={category?.name ?? ''}
      subcategoryName={subcategory?.name}
      total={shownCategory?.conversationCount}
      categories={categories}
      icon={
        category === undefined ? (
          !isError && <Skeleton className="size-10" />
        ) : (
          <CategoryEmoji emoji={category.emoji} color={category.color} />
        )
      }
      actions={
        category !== undefined &&
        (subcategoryId === undefined || subcategory !== undefined) && (
          <CategoryChatButtons
            place={{ categoryId, subcategoryId }}
            categoryName={category.name}
            subcategoryName={subcategory?.name}
          />
        )
      }
      notice={
        subcategoryId === undefined && (
          <>
            {category?.isProtected === true && <UnsureNotice />}
            <SubcategoryProposalsNotice categoryId={categoryId} />
          </>
        )
      }
    />
  );
}
