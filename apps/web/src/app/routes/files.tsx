import { useNavigate } from 'react-router';
import { DocumentPages } from '#features/documents/document-pages.tsx';
import { FilesPage } from '#features/files/files-page.tsx';
import { draftFilesOf, toDraftFile } from '#lib/draft-files.ts';
import { useViewer } from '#lib/viewer.ts';
import { startNewChat } from '../start-new-chat.ts';

export function FilesRoute() {
  const { id: userId } = useViewer();
  const navigate = useNavigate();
  return (
    <FilesPage
      renderPages={(text) => <DocumentPages text={text} />}
      onAttach={(file) => {
        draftFilesOf(userId).add([toDraftFile(file)]);
        startNewChat(navigate);
      }}
    />
  );
}
