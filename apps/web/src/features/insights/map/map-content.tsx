import { Maximize, Minus, Plus, ScatterChart, Table2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { t } from './archive-map.messages.ts';
import { MapCanvas, type MapHandle } from './map-canvas.tsx';
import { MapCard } from './map-card.tsx';
import { MapLegend } from './map-legend.tsx';
import { type ChosenCategories, type MapPoints } from './map-points.ts';
import { MapTable } from './map-table.tsx';
import { MAX_ZOOM } from './map-view.ts';

const ZOOM_STEP = 1.6;
/** Up to this zoom the whole map is shown. A little more than 1, because the zoom has rounding errors. */
const WHOLE_MAP_ZOOM = 1.001;

/** The map with its buttons and its legend, or the table. */
export function MapContent({ points, notice }: { points: MapPoints; notice: ReactNode }) {
  const [isTableShown, setTableShown] = useState(false);
  // Empty: all categories are shown.
  const [chosen, setChosen] = useState<ChosenCategories>(new Set());
  const [zoom, setZoom] = useState(1);
  const map = useRef<MapHandle>(null);
  const canZoomOut = zoom > WHOLE_MAP_ZOOM;
  return (
    <MapCard
      actions={
        <>
          <Button size="small" aria-pressed={isTableShown} onClick={() => setTableShown(!isTableShown)}>
            {isTableShown ? <ScatterChart aria-hidden /> : <Table2 aria-hidden />}
            {isTableShown ? t('showMap') : t('showTable')}
          </Button>
          {!isTableShown && (
            <>
              <IconButton
                label={t('zoomOut')}
                icon={<Minus aria-hidden />}
                className="pointer-coarse:size-11"
                disabled={!canZoomOut}
                onClick={() => map.current?.zoom(1 / ZOOM_STEP)}
              />
              <IconButton
                label={t('zoomIn')}
                icon={<Plus aria-hidden />}
                className="pointer-coarse:size-11"
                disabled={zoom >= MAX_ZOOM}
                onClick={() => map.current?.zoom(ZOOM_STEP)}
              />
              <IconButton
                label={t('showAll')}
                icon={<Maximize aria-hidden />}
                className="pointer-coarse:size-11"
                disabled={!canZoomOut}
                onClick={() => map.current?.showAll()}
              />
            </>
          )}
        </>
      }
    >
      {notice}
      <div className="mb-2">
        <MapLegend categories={points.categories} chosen={chosen} onChange={setChosen} />
      </div>
      {isTableShown ? (
        <MapTable points={points} chosen={chosen} />
      ) : (
        <MapCanvas points={points} chosen={chosen} handle={map} onZoom={setZoom} />
      )}
    </MapCard>
  );
}
