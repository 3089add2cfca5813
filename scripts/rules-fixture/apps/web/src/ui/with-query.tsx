// breaks: ui-without-features
import { useQuery } from '@tanstack/react-query';
export const usePanel = useQuery;
