// breaks: ui-knows-no-feature
import { useQuery } from '@tanstack/react-query';
export const usePanel = useQuery;
