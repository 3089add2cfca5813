import type { ConversationSummary } from '@app/contract/conversations';
import { getPrivacy, markConversation } from '@app/contract/privacy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './conversations.messages.ts';

/** The conversations that are individually excluded from models; `toggle` excludes or includes one, with an undo. */
export function useNeverSend() {
  const client = useQueryClient();
  const { data } = useQuery(endpointQuery(getPrivacy));
  const excluded = new Set(data?.conversations.map(({ id }) => id));
  const setNeverSend = useMutation({
    mutationFn: ({ id, neverSend }: { id: string; neverSend: boolean }) =>
      callEndpoint(markConversation, { params: { id }, body: { neverSend } }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(getPrivacy) }),
    failureToast: t('changeFailed'),
  });
  return {
    isExcluded: (id: string) => excluded.has(id),
    toggle: ({ id }: Pick<ConversationSummary, 'id'>) => {
      const neverSend = !excluded.has(id);
      const onSelect = () => setNeverSend.mutate({ id, neverSend: !neverSend });
      const title = t(neverSend ? 'neverSent' : 'sendingAllowed');
      const onSuccess = () => showToast({ title, action: { label: t('undo'), onSelect } });
      setNeverSend.mutate({ id, neverSend }, { onSuccess });
    },
  };
}
