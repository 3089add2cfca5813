import { getCategory, listCategories } from '@app/contract/categories';
import {
  type CreateSubcategoryBody,
  createSubcategory,
  deleteSubcategory,
  mergeSubcategory,
  type UpdateSubcategoryBody,
  updateSubcategory,
} from '@app/contract/subcategories';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './categories.messages.ts';

export function useCreateSubcategory(categoryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateSubcategoryBody) => callEndpoint(createSubcategory, { params: { id: categoryId }, body }),
    onSuccess: () => refresh(client, categoryId),
    failureToast: false,
  });
}

export function useUpdateSubcategory(categoryId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateSubcategoryBody) => callEndpoint(updateSubcategory, { params: { id }, body }),
    onSuccess: () => refresh(client, categoryId),
    failureToast: false,
  });
}

export function useMergeSubcategory(categoryId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (intoId: string) => callEndpoint(mergeSubcategory, { params: { id }, body: { intoId } }),
    onSuccess: () => refresh(client, categoryId),
    failureToast: false,
  });
}

export function useDeleteSubcategory(categoryId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(deleteSubcategory, { params: { id } }),
    onSuccess: () => refresh(client, categoryId),
    failureToast: { title: t('failedTitle'), fallback: t('subcategoryFailed') },
  });
}

/** Also refreshes the conversation lists, because their rows show the subcategory. */
async function refresh(client: QueryClient, categoryId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: endpointKey(listCategories) }),
    client.invalidateQueries({ queryKey: endpointKey(getCategory, { params: { id: categoryId } }) }),
    client.invalidateQueries({ queryKey: ['/api', 'subcategories'] }),
    client.invalidateQueries({ queryKey: ['/api', 'conversations'] }),
  ]);
}
