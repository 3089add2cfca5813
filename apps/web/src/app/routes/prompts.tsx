import { useCategories } from '#features/categories/categories.api.ts';
import { PromptsPage } from '#features/prompts/prompts-page.tsx';

export function PromptsRoute() {
  return <PromptsPage categories={useCategories().data ?? []} />;
}
