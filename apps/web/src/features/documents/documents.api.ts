import { downloadDocument, getDocumentVersion, listDocuments } from '@app/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { endpointUrl } from '#lib/api.ts';
import { endpointQuery } from '#lib/query-client.ts';

/** An import may add versions, so a list older than this is loaded again when its conversation is opened. */
const STALE_MS = 30_000;

export function useDocuments(conversationId: string) {
  const query = endpointQuery(listDocuments, { params: { id: conversationId } });
  return useQuery({ ...query, staleTime: STALE_MS });
}

/** A version never changes, so its text is loaded once. */
export function useDocumentText(id: string, versionId: string) {
  return useQuery(endpointQuery(getDocumentVersion, { params: { id, versionId } }));
}

/** The download URL of a version; the server names the file. */
export function documentFileUrl(id: string, versionId: string): string {
  return endpointUrl(downloadDocument, { id, versionId });
}
