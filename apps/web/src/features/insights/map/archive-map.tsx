import { ARCHIVE_MAP_MIN_CONVERSATIONS, type ArchiveMap as ArchiveMapData } from '@app/contract/archive-map';
import { useMemo } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useArchiveMap, useMapCategories } from './archive-map.api.ts';
import { t } from './archive-map.messages.ts';
import { MapCard, mapHeight } from './map-card.tsx';
import { MapContent } from './map-content.tsx';
import { toMapPoints } from './map-points.ts';

/** The person's conversations as points on a map by meaning; nothing for an archive that is too small for a map. */
export function ArchiveMap() {
  const map = useArchiveMap();
  const categories = useMapCategories();
  const { data } = map;
  const points = useMemo(
    () => (data === undefined || categories.data === undefined ? undefined : toMapPoints(data, categories.data)),
    [data, categories.data],
  );
  const failed = [map, categories].find((query) => query.data === undefined && query.isError);
  if (failed !== undefined) {
    return (
      <MapCard>
        <ErrorState
          className="py-10"
          title={t('failed')}
          retryLabel={t('tryAgain')}
          onRetry={() => void failed.refetch()}
        />
      </MapCard>
    );
  }
  if (data !== undefined && data.conversations < ARCHIVE_MAP_MIN_CONVERSATIONS) return null;
  if (data === undefined || points === undefined) return <LoadingMap />;
  if (points.count === 0) return <DrawingMap />;
  return <MapContent points={points} notice={<Notice map={data} />} />;
}

function LoadingMap() {
  return (
    <MapCard>
      <output aria-label={t('loading')}>
        <Skeleton className="mb-2 h-9.5" />
        <Skeleton className={mapHeight} />
      </output>
    </MapCard>
  );
}

/** Shown until the first map has been computed. */
function DrawingMap() {
  return (
    <MapCard>
      <output className={`flex ${mapHeight} flex-col items-center justify-center gap-2 px-4 text-center`}>
        <Spinner />
        <span className="text-ui font-[550]">{t('drawing')}</span>
        <span className="text-small text-balance text-muted">{t('drawingText')}</span>
      </output>
    </MapCard>
  );
}

/** Says that the map is not complete yet. */
function Notice({ map }: { map: ArchiveMapData }) {
  if (!map.isComputing) return null;
  const missing = map.conversations - map.ids.length;
  return (
    <output className="mb-2 block text-small text-muted">
      {missing > 0 ? t('placing', { count: missing }) : t('redrawing')}
    </output>
  );
}
