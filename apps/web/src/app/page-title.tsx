import { readAppName } from './app-name.ts';

/** Sets the document title. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${readAppName()}`}</title>;
}
