import { type ReactNode, Suspense } from 'react';
import { Code, Download, Eye } from 'lucide-react';
import { saveFile } from '#lib/save-file.ts';
import { cx } from '#ui/cx.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { useChatSlots } from '../chat-slots.ts';
import { t } from '../blocks.messages.ts';
import { previewKindOf, fileNameOf } from './code-file.ts';

export interface CodeToolsProps {
  code: string;
  language: string | null;
  title: string | undefined;
  isPreviewShown: boolean;
  /** Shows this instead of the code; undefined shows the code again. */
  onPreview: (preview: ReactNode) => void;
}

/** Saves code as a file, and switches between the code and a preview of it. */
export function CodeTools({ code, language, title, isPreviewShown, onPreview }: CodeToolsProps) {
  const { CodePreview } = useChatSlots();
  const previewKind = previewKindOf(language, code);
  const switchLabel = t(isPreviewShown ? 'showCode' : previewKind === 'mermaid' ? 'showDiagram' : 'showPage');
  return (
    <>
      {CodePreview !== undefined && previewKind !== undefined && (
        <PlainIconButton
          size="small"
          label={switchLabel}
          title={switchLabel}
          icon={isPreviewShown ? <Code aria-hidden /> : <Eye aria-hidden />}
          onClick={() =>
            onPreview(
              isPreviewShown ? undefined : (
                <CodePreviewFrame title={title ?? t('codeOf')} code={code} language={language} />
              ),
            )
          }
        />
      )}
      <PlainIconButton
        size="small"
        label={t('downloadCode')}
        title={t('downloadCode')}
        icon={<Download aria-hidden />}
        onClick={() => saveFile(new Blob([code], { type: 'text/plain' }), fileNameOf(title, language))}
      />
    </>
  );
}

/** HTML, an SVG or a diagram as a separate page, in a frame that can access neither the app nor the network. */
function CodePreviewFrame({ title, code, language }: { title: string; code: string; language: string | null }) {
  const { CodePreview } = useChatSlots();
  const previewKind = previewKindOf(language, code);
  if (CodePreview === undefined || previewKind === undefined) return null;
  return (
    <div className={cx('flex flex-col', previewKind !== 'mermaid' && 'h-96 resize-y overflow-hidden bg-white')}>
      <Suspense>
        <CodePreview title={title} source={code} language={previewKind} />
      </Suspense>
    </div>
  );
}
