import { ArrowLeft, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { conversationPath } from '../open-conversation.ts';
import { useMarkdown } from './sharing.api.ts';
import { t } from './sharing.messages.ts';

export interface PrintPageProps {
  conversationId: string;
  renderText: (text: string) => ReactNode;
}

/** A conversation for printing; the rest of the page is not printed. */
export function PrintPage({ conversationId, renderText }: PrintPageProps) {
  const [includesBranches, setIncludesBranches] = useState(false);
  const markdown = useMarkdown(conversationId, includesBranches ? 'all' : 'active');
  return (
    <Page width="reading">
      <div className="print:hidden">
        <PageHeader
          back={
            <Button asChild variant="ghost" size="small">
              <Link to={conversationPath(conversationId)}>
                <ArrowLeft aria-hidden />
                {t('back')}
              </Link>
            </Button>
          }
          title={t('printTitle')}
          description={t('printText')}
          actions={
            <>
              <Checkbox
                label={t('branches')}
                isChecked={includesBranches}
                onCheckedChange={setIncludesBranches}
                className="mr-2"
              />
              <Button variant="primary" disabled={markdown.data === undefined} onClick={() => window.print()}>
                <Printer aria-hidden />
                {t('printButton')}
              </Button>
            </>
          }
        />
      </div>
      {markdown.data !== undefined ? (
        <PrintedConversation markdown={markdown.data} renderText={renderText} />
      ) : markdown.isError ? (
        <ErrorState
          title={errorSentence(markdown.error, t('loadFailed'))}
          retryLabel={t('retry')}
          onRetry={() => void markdown.refetch()}
        />
      ) : (
        <output aria-label={t('loading')} className="block">
          <Skeleton className="h-96 w-full" />
        </output>
      )}
    </Page>
  );
}

function PrintedConversation({ markdown, renderText }: { markdown: string; renderText: (text: string) => ReactNode }) {
  // The first line is '# ' and the title.
  const titleEnd = markdown.indexOf('\n');
  return (
    <article className="rounded-card border border-line bg-panel px-6 py-8 sm:px-10 print:border-0 print:bg-transparent print:p-0">
      <h2 className="mb-4 text-title text-balance break-words">{markdown.slice(2, titleEnd)}</h2>
      {renderText(markdown.slice(titleEnd))}
    </article>
  );
}
