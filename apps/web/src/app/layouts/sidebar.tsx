import type { ReactNode } from 'react';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from './frame.messages.ts';
import { SidebarEntries } from './sidebar-entries.tsx';
import { SidebarHandle } from './sidebar-handle.tsx';
import type { SidebarSize } from './use-sidebar-size.ts';

/** Beside every screen from 768 px on; can be folded to icons, and resized from 1024 px. */
export function Sidebar({ size, conversations }: { size: SidebarSize; conversations: ReactNode }) {
  const { width, isFolded, isResizable } = size;
  const label = t(isFolded ? 'sidebar.unfold' : 'sidebar.fold');
  return (
    <aside
      aria-label={t('sidebar.label')}
      style={{ width }}
      className="relative flex min-h-0 shrink-0 flex-col print:hidden"
    >
      <SidebarEntries
        isFolded={isFolded}
        conversations={conversations}
        foldButton={
          <PlainIconButton
            label={label}
            title={label}
            aria-expanded={!isFolded}
            icon={isFolded ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
            onClick={() => size.setFolded(!isFolded)}
            className={isFolded ? 'self-center' : 'order-last short:size-8'}
          />
        }
      />
      {isResizable && <SidebarHandle width={width} onWidthChange={size.resize} />}
    </aside>
  );
}
