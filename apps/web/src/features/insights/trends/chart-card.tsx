import { ChartNoAxesColumn, Download, Table2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import type { LegendEntry } from './picture-legend.ts';
import { type ChartTable, saveCsv, savePng } from './save-chart.ts';
import { t } from './trends.messages.ts';

export interface ChartCardProps {
  /** The question that the chart answers. */
  title: string;
  text?: string;
  /** Shown next to the table button. */
  actions?: ReactNode;
  /** The chart's data, for the CSV file. */
  table: ChartTable;
  /** The same data as a table with links. Absent when the content is already a list. */
  renderTable?: () => ReactNode;
  /** Whether the content is an SVG chart, which can be saved as a picture. */
  isSvgChart?: boolean;
  /** The legend for the saved picture. */
  legend?: readonly LegendEntry[];
  className?: string;
  children: ReactNode;
}

/** A card with a question as its heading and a chart, table or list as the answer, which can be saved as a file. */
export function ChartCard(props: ChartCardProps) {
  const { title, text, actions, table, renderTable, isSvgChart = false, legend, className, children } = props;
  const [isTableShown, setTableShown] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  async function savePicture() {
    const chart = content.current?.querySelector<SVGSVGElement>('svg.recharts-surface');
    try {
      if (!chart) throw new Error('nothing is drawn');
      await savePng(title, chart, legend);
    } catch {
      showToast({ title: t('error'), description: t('pngFailed'), tone: 'danger' });
    }
  }
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-line bg-panel p-4 sm:p-6 ${className ?? ''}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={id} className="text-section text-balance">
            {title}
          </h2>
          {text !== undefined && <p className="mt-0.5 text-small text-pretty text-muted">{text}</p>}
        </div>
        <div className="flex items-center gap-1.5">
          {actions}
          {renderTable !== undefined && (
            <Button size="small" aria-pressed={isTableShown} onClick={() => setTableShown(!isTableShown)}>
              {isTableShown ? <ChartNoAxesColumn aria-hidden /> : <Table2 aria-hidden />}
              {isTableShown ? t('showChart') : t('showTable')}
            </Button>
          )}
          <Menu
            align="end"
            trigger={<PlainIconButton label={t('exportNamed', { name: title })} icon={<Download aria-hidden />} />}
          >
            <MenuItem onSelect={() => saveCsv(title, table)}>{t('saveCsv')}</MenuItem>
            {isSvgChart && !isTableShown && <MenuItem onSelect={() => void savePicture()}>{t('savePng')}</MenuItem>}
          </Menu>
        </div>
      </header>
      <div ref={content} className="mt-4">
        {isTableShown && renderTable !== undefined ? renderTable() : children}
      </div>
    </section>
  );
}
