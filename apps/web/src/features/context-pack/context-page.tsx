import {
  type ContextForm,
  type ContextPack,
  type ContextSection,
  downloadContextPack,
  downloadContextPackText,
} from '@app/contract/context-pack';
import { formatPack } from '@app/contract/context-pack-text';
import { Copy, Plus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { copyText } from '#lib/copy-text.ts';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toast-store.ts';
import { ContextSectionCard } from './context-section.tsx';
import { useContextPack, useUpdateContextPack } from './context-pack.api.ts';
import { t } from './context-pack.messages.ts';
import { ImportMemory } from './import-memory.tsx';
import { PasteGuide } from './paste-guide.tsx';

/** The sections with lines; then a hint for each empty section, with a button that opens a form for its first line. */
function Sections({ sections }: Pick<ContextPack, 'sections'>) {
  const [addingKey, setAddingKey] = useState<string>();
  const isShown = ({ key, items }: ContextSection) => items.length > 0 || key === addingKey;
  const empty = sections.filter((section) => !isShown(section));
  return (
    <>
      {sections.filter(isShown).map((section) => (
        <ContextSectionCard
          key={section.key}
          section={section}
          startsAdding={section.key === addingKey}
          onCancel={() => setAddingKey(undefined)}
        />
      ))}
      {empty.length > 0 && (
        <section aria-label={t('emptySections')}>
          <h2 className="text-section">{t('emptySections')}</h2>
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-panel">
            {empty.map(({ key, title }) => (
              <li key={key} className="flex items-center gap-3 py-2.5 pr-2 pl-4">
                <div className="min-w-0 flex-1">
                  <p className="text-ui font-medium">{title}</p>
                  <p className="text-small text-pretty text-muted">{t(`hint.${key}`)}</p>
                </div>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('add', { section: title })}
                  onClick={() => setAddingKey(key)}
                >
                  <Plus aria-hidden />
                  {t('addShort')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The context pack: lines about the user, which can be copied for other assistants. */
export function ContextPage() {
  const pack = useContextPack();
  const { data } = pack;
  const hasLines = data?.sections.some(({ items }) => items.some(({ hidden }) => !hidden)) === true;
  return (
    <Page width="reading">
      <PageHeader
        title={t('title')}
        explanation={t('summary')}
        actions={hasLines && <CopyButtons sections={data.sections} />}
      />
      {data !== undefined ? (
        <Pack pack={data} />
      ) : pack.isError ? (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void pack.refetch()} />
      ) : (
        <output aria-label={t('loading')} className="flex flex-col gap-6">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-28 rounded-card" />
          ))}
        </output>
      )}
    </Page>
  );
}

function CopyButtons({ sections }: Pick<ContextPack, 'sections'>) {
  const copy = async (form: ContextForm) => {
    const text = formatPack(sections, form);
    showToast(
      (await copyText(text))
        ? { title: t('copied', { count: text.length }), tone: 'success' }
        : { title: t('copyError'), description: t('copyFailed'), tone: 'danger' },
    );
  };
  return (
    <>
      <Button onClick={() => void copy('short')}>
        <Copy aria-hidden />
        {t('copyShort')}
      </Button>
      <Button onClick={() => void copy('long')}>
        <Copy aria-hidden />
        {t('copyLong')}
      </Button>
    </>
  );
}

function Pack({ pack }: { pack: ContextPack }) {
  const { sections, isBuilding } = pack;
  const isEmpty = sections.every(({ items }) => items.length === 0);
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-6">
        {isBuilding && <output className="block text-ui text-muted">{t('building')}</output>}
        {isEmpty && !isBuilding && (
          <EmptyState
            className="py-6"
            icon={<UserRound />}
            title={t('empty')}
            description={t('emptyText')}
            actions={
              <Button asChild variant="primary">
                <Link to="/imports">{t('toImports')}</Link>
              </Button>
            }
          />
        )}
        <Sections sections={sections} />
      </div>
      {/* Lines of another assistant are the fastest beginning. */}
      {isEmpty && <ImportMemory />}
      <PackDetails pack={pack} isEmpty={isEmpty} />
      {!isEmpty && (
        <div className="border-t border-line pt-8">
          <PasteGuide />
          <ImportMemory />
        </div>
      )}
    </div>
  );
}

/** What is included, when it was read, and the downloads, unless there is nothing to download. */
function PackDetails({ pack: { includesHealth, madeAt }, isEmpty }: { pack: ContextPack; isEmpty: boolean }) {
  const update = useUpdateContextPack();
  const { timeZone } = useViewer();
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={t('health')}
        isChecked={includesHealth}
        disabled={update.isPending}
        onCheckedChange={(isChecked) => update.mutate({ includesHealth: isChecked })}
      />
      <p className="pl-7 text-small text-pretty text-muted">{t('healthHint')}</p>
      <p className="text-small text-pretty text-muted">{t('privacy')}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
        {madeAt !== null && <span>{t('madeAt', { date: formatDate(madeAt, timeZone) })}</span>}
        {!isEmpty && (
          <>
            <TextLink>
              <a href={downloadContextPackText.path} download>
                {t('download')}
              </a>
            </TextLink>
            <TextLink>
              <a href={downloadContextPack.path} download>
                {t('downloadJson')}
              </a>
            </TextLink>
          </>
        )}
      </p>
    </div>
  );
}
