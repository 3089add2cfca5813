import { useParams } from 'react-router';
import { ImportPage } from '#features/imports/import-page.tsx';

export function ImportRoute() {
  const { importId = '' } = useParams();
  return <ImportPage key={importId} id={importId} />;
}
