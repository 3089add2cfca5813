import type { EndpointBodyInput } from '@app/contract/endpoint';
import { getCurrentUser } from '@app/contract/identity';
import {
  changeTier,
  confirmPayment,
  createPaymentIntent,
  getPaymentSetup,
  openPortal,
  type PaidTier,
} from '@app/contract/payments';
import { changeSandboxPlan, confirmSandboxIntent, getSandboxIntent } from '@app/contract/sandbox';
import { getSubscription, type SubscriptionStatus } from '@app/contract/subscription';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './subscription.messages.ts';

export function usePaymentSetup() {
  return useQuery(endpointQuery(getPaymentSetup));
}

export function beginPayment(tier: PaidTier) {
  return callEndpoint(createPaymentIntent, { body: { tier } });
}

export function confirmPaidIntent(paymentIntentId: string) {
  return callEndpoint(confirmPayment, { body: { paymentIntentId } });
}

export function fetchSandboxIntent(id: string) {
  return callEndpoint(getSandboxIntent, { params: { id } });
}

export function paySandboxIntent(id: string, body: EndpointBodyInput<typeof confirmSandboxIntent>) {
  return callEndpoint(confirmSandboxIntent, { params: { id }, body });
}

/** Caches the plan and tier of the response, and refetches the current user. */
function usePlanMutation<Body>(send: (body: Body) => Promise<SubscriptionStatus>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (status) => {
      client.setQueryData(endpointKey(getSubscription), status);
      await client.invalidateQueries({ queryKey: endpointKey(getCurrentUser) });
    },
    failureToast: { title: t('planFailed'), fallback: t('tryAgain') },
  });
}

export function useChangeTier() {
  return usePlanMutation((tier: PaidTier) => callEndpoint(changeTier, { body: { tier } }));
}

export function useChangeSandboxPlan() {
  return usePlanMutation((action: EndpointBodyInput<typeof changeSandboxPlan>['action']) =>
    callEndpoint(changeSandboxPlan, { body: { action } }),
  );
}

export function usePortal() {
  const opening = useMutation({
    mutationFn: () => callEndpoint(openPortal),
    failureToast: { title: t('planFailed'), fallback: t('tryAgain') },
  });
  const leave = ({ url }: { url: string }) => window.location.assign(url);
  return { isPending: opening.isPending, open: () => opening.mutate(undefined, { onSuccessIfMounted: leave }) };
}
