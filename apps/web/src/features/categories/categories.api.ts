import {
  type Category,
  type CreateCategoryBody,
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  mergeCategory,
  type UpdateCategoryBody,
  updateCategory,
} from '@app/contract/categories';
import { getSubcategory } from '@app/contract/subcategories';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './categories.messages.ts';

const categoriesKey = endpointKey(listCategories);

/** All categories, polled every 5 s: imports and chats add to them. */
export function useCategories() {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => void client.invalidateQueries({ queryKey: categoriesKey }));
  return useQuery({ ...endpointQuery(listCategories, { isRevalidated: true }), ...polling });
}

/** One category; uses the cached list as a placeholder. */
export function useCategory(id: string) {
  const client = useQueryClient();
  return useQuery({
    ...endpointQuery(getCategory, { params: { id } }),
    placeholderData: () => client.getQueryData<Category[]>(categoriesKey)?.find((category) => category.id === id),
  });
}

export function useSubcategory(id: string | undefined) {
  return useQuery({
    ...endpointQuery(getSubcategory, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
}

export function useCreateCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateCategoryBody) => callEndpoint(createCategory, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: categoriesKey }),
    failureToast: false,
  });
}

export function useUpdateCategory(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateCategoryBody) => callEndpoint(updateCategory, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: categoriesKey }),
    failureToast: false,
  });
}

export function useDeleteCategory(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(deleteCategory, { params: { id } }),
    onSuccess: () => refreshAfterMove(client, id),
    failureToast: { title: t('failedTitle'), fallback: t('deleteFailed') },
  });
}

export function useMergeCategory(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (intoId: string) => callEndpoint(mergeCategory, { params: { id }, body: { intoId } }),
    onSuccess: () => refreshAfterMove(client, id),
    failureToast: false,
  });
}

/** Deleting or merging a category moves its conversations, so every conversation list may have changed. */
async function refreshAfterMove(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: endpointKey(getCategory, { params: { id } }) });
  await Promise.all([
    client.invalidateQueries({ queryKey: categoriesKey }),
    client.invalidateQueries({ queryKey: ['/api', 'conversations'] }),
  ]);
}
