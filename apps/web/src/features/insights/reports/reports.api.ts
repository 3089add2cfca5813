import {
  createReport,
  type CreateReportBody,
  getReport,
  getReportSettings,
  listReports,
  type ReportSettings,
  updateReportSettings,
  type UpdateReportSettingsBody,
} from '@app/contract/reports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { definedFields } from '#lib/defined-fields.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './reports.messages.ts';

const settingsKey = endpointKey(getReportSettings);

export function useReports() {
  return useQuery({ ...endpointQuery(listReports), staleTime: 0 });
}

export function useReport(id: string) {
  return useQuery({ ...endpointQuery(getReport, { params: { id } }), staleTime: 0 });
}

export function useCreateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateReportBody) => callEndpoint(createReport, { body }),
    onSuccess: (report) => {
      client.setQueryData(endpointKey(getReport, { params: { id: report.id } }), report);
      return client.invalidateQueries({ queryKey: endpointKey(listReports), exact: true });
    },
    failureToast: t('makeFailed'),
  });
}

export function useReportSettings() {
  return useQuery(endpointQuery(getReportSettings));
}

/** Optimistic; rolled back on failure. */
export function useUpdateReportSettings() {
  return useOptimisticMutation({
    queryKey: settingsKey,
    send: (body: UpdateReportSettingsBody) => callEndpoint(updateReportSettings, { body }),
    apply: (settings: ReportSettings, body) => ({ ...settings, ...definedFields(body) }),
    onSuccess: (settings, client) => client.setQueryData(settingsKey, settings),
    failureToast: t('saveFailed'),
  });
}
