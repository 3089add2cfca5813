import { readAppName } from './app-name.ts';

/** What the browser's tab says. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${readAppName()}`}</title>;
}
