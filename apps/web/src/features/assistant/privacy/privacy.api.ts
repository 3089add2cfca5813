import { listCategories } from '@app/contract/categories';
import { dismissFinding, getPrivacy, markCategory, markConversation, type Privacy } from '@app/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './privacy.messages.ts';

const privacyKey = endpointKey(getPrivacy);

/** Chats and imports add findings, so every visit refetches them. */
export function usePrivacy() {
  return useQuery({ ...endpointQuery(getPrivacy), staleTime: 0 });
}

/** All categories; each can be excluded from models. */
export function useMarkableCategories() {
  return useQuery(endpointQuery(listCategories));
}

export type PrivacyChange =
  | { kind: 'conversation'; id: string; name: string; neverSend: boolean }
  | { kind: 'category'; id: string; name: string; neverSend: boolean }
  /** `id` is the conversation whose findings are dismissed. */
  | { kind: 'dismiss'; id: string };

/** Props of each part of the privacy settings. */
export interface PrivacyPartProps {
  privacy: Privacy;
  onChange: (change: PrivacyChange) => void;
}

/** Optimistic; rolled back on failure. */
export function useChangePrivacy() {
  return useOptimisticMutation({
    queryKey: privacyKey,
    send: sendChange,
    apply: applyChange,
    refresh: (client) => client.invalidateQueries({ queryKey: privacyKey }),
    failureToast: t('changeFailed'),
  });
}

function sendChange(change: PrivacyChange) {
  const params = { id: change.id };
  if (change.kind === 'dismiss') return callEndpoint(dismissFinding, { params });
  const body = { neverSend: change.neverSend };
  return change.kind === 'conversation'
    ? callEndpoint(markConversation, { params, body })
    : callEndpoint(markCategory, { params, body });
}

function applyChange(privacy: Privacy, change: PrivacyChange): Privacy {
  const findings = privacy.findings.filter(({ conversationId }) => conversationId !== change.id);
  const findingCount = privacy.findingCount - (privacy.findings.length - findings.length);
  if (change.kind === 'dismiss') return { ...privacy, findings, findingCount };
  const listName = change.kind === 'conversation' ? 'conversations' : 'categories';
  const others = privacy[listName].filter(({ id }) => id !== change.id);
  const excluded = change.neverSend ? [...others, { id: change.id, name: change.name }] : others;
  const changed = { ...privacy, [listName]: excluded };
  // An excluded conversation needs no warning, so the server no longer lists its finding.
  return change.neverSend ? { ...changed, findings, findingCount } : changed;
}
