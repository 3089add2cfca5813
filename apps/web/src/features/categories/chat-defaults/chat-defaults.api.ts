import {
  type ChatDefaults,
  getCategoryDefaults,
  getSubcategoryDefaults,
  type UpdateChatDefaultsBody,
  updateCategoryDefaults,
  updateSubcategoryDefaults,
} from '@app/contract/chat-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';

export interface DefaultsPlace {
  categoryId: string;
  subcategoryId?: string | undefined;
}

/** `own`: the defaults of the subcategory, or of the category if no subcategory is given. */
export function useChatDefaults({ categoryId, subcategoryId }: DefaultsPlace) {
  const categoryDefaults = useQuery(endpointQuery(getCategoryDefaults, { params: { id: categoryId } }));
  const subcategoryDefaults = useQuery({
    ...endpointQuery(getSubcategoryDefaults, { params: { id: subcategoryId ?? '' } }),
    enabled: subcategoryId !== undefined,
  });
  return {
    own: (subcategoryId === undefined ? categoryDefaults : subcategoryDefaults).data,
    categoryDefaults: categoryDefaults.data,
  };
}

/**
 * The defaults of a new chat: the instructions and the model of the subcategory or else of its category, and the files
 * of both. Undefined while loading.
 */
export function useEffectiveDefaults(place: DefaultsPlace): ChatDefaults | undefined {
  const { own, categoryDefaults } = useChatDefaults(place);
  if (own === undefined || categoryDefaults === undefined) return undefined;
  return {
    instructions: own.instructions === '' ? categoryDefaults.instructions : own.instructions,
    model: own.model ?? categoryDefaults.model,
    files: own.files.concat(categoryDefaults.files.filter(({ id }) => own.files.every((file) => file.id !== id))),
  };
}

/** The failure is shown in the dialog. */
export function useUpdateChatDefaults({ categoryId, subcategoryId }: DefaultsPlace) {
  const client = useQueryClient();
  const read = subcategoryId === undefined ? getCategoryDefaults : getSubcategoryDefaults;
  const params = { id: subcategoryId ?? categoryId };
  return useMutation({
    mutationFn: (body: UpdateChatDefaultsBody) =>
      callEndpoint(subcategoryId === undefined ? updateCategoryDefaults : updateSubcategoryDefaults, { params, body }),
    onSuccess: (saved) => client.setQueryData(endpointKey(read, { params }), saved),
    failureToast: false,
  });
}
