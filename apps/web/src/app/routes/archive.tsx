import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useCategories } from '#features/categories/categories.api.ts';
import { ArchivePage } from '#features/insights/archive/archive-page.tsx';
import { ImportedNotice } from '#features/insights/archive/imported-notice.tsx';
import { chatDraft } from '#lib/browser-storage.ts';
import { useViewer } from '#lib/viewer.ts';
import { startNewChat } from '../start-new-chat.ts';

/** The navigation state with which a finished import opens this screen. */
const FinishedImport = z.object({ imported: z.object({ id: z.string(), count: z.number() }) });

export function ArchiveRoute() {
  const { id: userId } = useViewer();
  const navigate = useNavigate();
  const { data } = FinishedImport.safeParse(useLocation().state);
  const categories = useCategories();
  return (
    <ArchivePage
      categories={categories.data ?? (categories.isError ? [] : undefined)}
      notice={data !== undefined && <ImportedNotice {...data.imported} />}
      onAsk={(question) => {
        chatDraft(userId).write(question);
        startNewChat(navigate);
      }}
    />
  );
}
