import {
  countTemplateUse,
  type CreateTemplateBody,
  createTemplate,
  deleteTemplate,
  importTemplates,
  type ImportTemplatesBody,
  listTemplates,
  listTemplateVersions,
  type Template,
  type UpdateTemplateBody,
  updateTemplate,
} from '@app/contract/templates';
import { restoreTrashItem } from '@app/contract/trash';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './templates.messages.ts';

const templatesKey = endpointKey(listTemplates);
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: templatesKey });

export function useTemplates() {
  // Another tab or device may have added templates.
  return useQuery({ ...endpointQuery(listTemplates, { isRevalidated: true }), staleTime: 5000 });
}

export function useTemplateVersions(id: string) {
  return useQuery({ ...endpointQuery(listTemplateVersions, { params: { id } }), staleTime: 0 });
}

export function useCreateTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateTemplateBody) => callEndpoint(createTemplate, { body }),
    onSuccess: () => refresh(client),
    failureToast: false,
  });
}

export function useUpdateTemplate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateTemplateBody) => callEndpoint(updateTemplate, { params: { id }, body }),
    onSuccess: () => refresh(client),
    failureToast: false,
  });
}

/** Toggles the favourite. Optimistic; rolled back on failure. */
export function useToggleFavorite({ id, isFavorite }: Template) {
  const client = useQueryClient();
  const setCachedFavorite = (favorite: boolean) =>
    client.setQueryData<Template[]>(templatesKey, (templates) =>
      templates?.map((template) => (template.id === id ? { ...template, isFavorite: favorite } : template)),
    );
  return useMutation({
    mutationFn: () => callEndpoint(updateTemplate, { params: { id }, body: { isFavorite: !isFavorite } }),
    onMutate: () => setCachedFavorite(!isFavorite),
    onError: () => setCachedFavorite(isFavorite),
    onSuccess: () => refresh(client),
    failureToast: t('favoriteFailed'),
  });
}

export function useDeleteTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteTemplate, { params: { id } }),
    onSuccess: () => refresh(client),
    failureToast: t('deleteFailed'),
  });
}

export function useRestoreTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(restoreTrashItem, { params: { type: 'template', id } }),
    onSuccess: () => refresh(client),
    failureToast: t('undoFailed'),
  });
}

/** Counts a use of a template. A failure is not shown, because the use itself has succeeded. */
export function useCountUse() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(countTemplateUse, { params: { id } }),
    onSuccess: () => refresh(client),
    failureToast: false,
  });
}

export function useImportTemplates() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportTemplatesBody) => callEndpoint(importTemplates, { body }),
    onSuccess: () => refresh(client),
    failureToast: t('importFailed'),
  });
}
